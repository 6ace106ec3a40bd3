import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { createNewVersions } from '#lib/policies/versions.ts'
import { FORM_PATHS } from '#lib/forms.ts'
import { getSharedHref } from '#lib/shares/share.ts'
import { VALID } from '#tests/contract/leads/requests.ts'
import { measureTime, percentile } from './durations.ts'
import { copyLead, type GrowthSite } from './growthSite.ts'
import { peakDuring } from './peak.ts'
import { sumCpuMs, sumMemory } from './processTree.ts'
import { visit } from './visit.ts'

const TIMES = 5

/** What one work costs: figures by their name. */
export type Figures = Record<string, number>

/** Work of a site by name: at each of its sizes it is prepared and measured. */
export interface SiteWork {
  sizes: readonly number[]
  measure: (site: GrowthSite, size: number) => Promise<Figures>
}

const round = (figure: number) => Number(figure.toFixed(1))

/** Measures the median time and CPU of a work, after a preparation and a pause each time. */
async function measureMedian(
  site: GrowthSite,
  work: (time: number) => Promise<unknown>,
  pauseMs = 0,
  prepare?: (time: number) => Promise<unknown>,
): Promise<Figures> {
  await prepare?.(0)
  await work(0)
  const [durations, cpu]: [number[], number[]] = [[], []]
  for (let time = 1; time <= TIMES; time += 1) {
    await prepare?.(time)
    await pause(pauseMs)
    const before = sumCpuMs(site.pids())
    durations.push((await measureTime(() => work(time))).duration)
    cpu.push(sumCpuMs(site.pids()) - before)
  }
  return { ms: round(percentile(durations, 0.5)), 'CPU ms': percentile(cpu, 0.5) }
}

/** Visits a page until it shows a text, with pauses, as the visits would slow its rendering. */
export async function visitUntil(url: string, text: string): Promise<void> {
  for (let attempts = 0; attempts < 2000; attempts += 1) {
    if ((await visit(url)).includes(text)) return
    await pause(5)
  }
  throw new Error(`${url} does not show “${text}”.`)
}

const BATCH = 100

/** Stores documents in several transactions. */
export async function createAll(
  { content }: GrowthSite,
  documents: readonly { _id: string; _type: string }[],
): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH) {
    const transaction = content.transaction()
    for (const document of documents.slice(from, from + BATCH)) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'async' })
  }
}

export const number = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

/** Adds versions of the privacy policy, from a number on. */
export async function addVersions(site: GrowthSite, from: number, count: number): Promise<void> {
  const policy = await site.content.fetch<{ _id: string } | null>(
    '*[_type == "legalPolicy" && slug.current == "privacy" && language == "en-CA"][0]',
  )
  if (!policy) throw new Error('The content has no privacy policy.')
  const versions = number(count, from - 1).flatMap((newest) =>
    createNewVersions({ policyId: policy._id, next: policy, published: null, newest: { number: newest } }),
  )
  await createAll(site, versions)
}

const PARTNER = '*[_type == "partner" && language != "fr-CA"][0]'

export async function addPartners({ content, ...site }: GrowthSite, count: number): Promise<void> {
  const original = await content.fetch<{ _id: string; _type: string; slug: object }>(PARTNER)
  const copies = number(count).map((each) => ({
    ...original,
    _id: `growth-partner-${each}`,
    slug: { ...original.slug, current: `growth-partner-${each}` },
    name: `Growth partner ${each}`,
  }))
  await createAll({ content, ...site }, copies)
}

/** Requests scan pages of partners one after the other, and measures each, until a signal. */
async function visitPartners(url: string, count: number, until: AbortSignal): Promise<number[]> {
  const durations: number[] = []
  for (let visits = 0; !until.aborted; visits += 7) {
    durations.push((await measureTime(() => visit(`${url}/signup/mobile/growth-partner-${visits % count}`))).duration)
    await pause(50)
  }
  return durations
}

async function measureSettings(site: GrowthSite, count: number): Promise<Figures> {
  await addPartners(site, count)
  const pages = number(Math.min(count, 400)).map((each) => `${site.url}/signup/mobile/growth-partner-${each}`)
  for (const page of pages) await visit(page)
  const idle = await visitPartners(site.url, pages.length, AbortSignal.timeout(5000))
  const before = sumCpuMs(site.pids())
  await site.content
    .patch('siteSettings')
    .set({ description: `Description ${count}` })
    .commit()
  const busy = await visitPartners(site.url, pages.length, AbortSignal.timeout(20_000))
  return {
    'p99 ms idle': round(percentile(idle, 0.99)),
    'p99 ms after': round(percentile(busy, 0.99)),
    'CPU ms in 20 s': sumCpuMs(site.pids()) - before,
  }
}

/** An older build says less of a share. */
const created = z.object({ share: z.object({ id: z.string() }), key: z.string() })

/** Creates the link to the draft of the home page, which the reader has no account for. */
async function shareHomePage({ content, url, staffToken }: GrowthSite): Promise<string> {
  const page = await content.getDocument('personalPage')
  await content.createOrReplace({ ...page, _id: 'drafts.personalPage', _type: 'personalPage' })
  const response = await fetch(`${url}/lake/v2025-02-19/data/shares/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: 'personalPage', days: 1 }),
  })
  const { share, key } = created.parse(await response.json())
  return `${url}${getSharedHref(share.id, key)}`
}

async function measureQuestions(site: GrowthSite, count: number): Promise<Figures> {
  const { content, url } = site
  const page = await content.fetch<{ _id: string; faq: { questions: { _key: string; _ref: string }[] } }>(
    '*[_id == "personalPage"][0]',
  )
  const [original] = await content.fetch<{ _id: string; _type: string; question: string }[]>(
    `*[_type == "faq" && _id == $id]`,
    { id: page.faq.questions[0]?._ref },
  )
  if (!original) throw new Error('The home page has no question.')
  const copies = number(count).map((each) => ({
    ...original,
    _id: `growth-faq-${each}`,
    question: `Question number ${each}?`,
  }))
  const transaction = content.transaction()
  for (const copy of copies) transaction.createOrReplace(copy)
  const questions = copies.map(({ _id }) => ({ _type: 'reference', _key: _id, _ref: _id }))
  await transaction.patch('personalPage', { set: { 'faq.questions': questions } }).commit()
  await visitUntil(`${url}/`, `Question number ${count - 1}?`)
  const html = await visit(`${url}/`)
  const [data = ''] = /\/_next\/static\/page\/data-[^" ]+/.exec(html) ?? []
  const script = await visit(`${url}${data}`)
  const shared = await shareHomePage(site)
  const last = `Question number ${count - 1}?`
  const visitShared = async () => {
    if (!(await visit(shared)).includes(last)) throw new Error(`The shared draft does not show “${last}”.`)
  }
  const edited = await measureMedian(site, visitShared, 0, (time) =>
    content
      .patch('drafts.personalPage')
      .set({ 'hero.headline': `Edit ${time}` })
      .commit(),
  )
  const again = await measureMedian(site, visitShared)
  return {
    'kB of HTML': round(html.length / 1000),
    'kB with data': round((html.length + script.length) / 1000),
    'ms of the shared draft after an edit': edited['ms'] ?? 0,
    'CPU ms of it': edited['CPU ms'] ?? 0,
    'ms of the shared draft again': again['ms'] ?? 0,
    'CPU ms of that': again['CPU ms'] ?? 0,
  }
}

/** Posts a lead. Each number has an email and an IP address of its own, so that no rate limit counts two of them. */
export async function postLead({ url }: GrowthSite, count: number): Promise<void> {
  const body = JSON.stringify({ ...VALID.demo, email: `first${count}@bench.example` })
  const address = [10, count >> 16, count >> 8, count].map((part) => part & 255).join('.')
  const headers = { 'content-type': 'application/json', origin: url, 'x-forwarded-for': address }
  const { ok } = await fetch(`${url}${FORM_PATHS.demo}`, { method: 'POST', headers, body })
  if (!ok) throw new Error('A lead was refused.')
}

async function measureLeads(site: GrowthSite, count: number): Promise<Figures> {
  const { url, staffToken, pids } = site
  await postLead(site, count)
  copyLead(site, count, `n${count}`, 'delivered')
  const call = async (query: string) => {
    const response = await fetch(`${url}/api/leads${query}`, { headers: { authorization: `Bearer ${staffToken}` } })
    if (!response.ok) throw new Error(`/api/leads${query} responded with ${response.status}.`)
    for await (const _chunk of response.body ?? []) continue
  }
  const filter = await measureMedian(site, () => call('?delivery=delivered'))
  const search = await measureMedian(site, (time) => call(`?search=person${time + 10}`))
  const idleMb = sumMemory(pids())
  const others: number[] = []
  const exported = new AbortController()
  const watch = async () => {
    while (!exported.signal.aborted) {
      others.push((await measureTime(() => visit(`${url}/api/health`).catch(() => undefined))).duration)
      await pause(20)
    }
  }
  const watching = watch()
  const started = performance.now()
  const peakMb = await peakDuring(
    () => call('/export').finally(() => exported.abort()),
    () => sumMemory(pids()),
  )
  await watching
  return {
    'filter ms': filter['ms'] ?? 0,
    'search ms': search['ms'] ?? 0,
    'export s': round((performance.now() - started) / 1000),
    'export, times idle memory': Number((peakMb / idleMb).toFixed(2)),
    'longest other request, ms': Math.round(Math.max(...others)),
  }
}

/** Counts the messages that the site writes as files while no mail server is set. */
const countMessages = async ({ folder }: GrowthSite) => (await readdir(join(folder, 'mail')).catch(() => [])).length

/** After a publish the site renders other pages again in the background, which would slow the next one. */
const SETTLE_MS = 1000

const WARM_UP_MAILS = 300

/** Leads whose deliveries are done, beside those that wait. */
const OTHER_LEADS = 80_000

/** Posts leads with pauses, and measures each. @param first number of the first one */
async function measurePosts(site: GrowthSite, first: number): Promise<number[]> {
  const durations: number[] = []
  for (const each of number(40, first)) {
    durations.push((await measureTime(() => postLead(site, each))).duration)
    await pause(300)
  }
  return durations
}

async function measureOutbox(site: GrowthSite, count: number): Promise<Figures> {
  await postLead(site, count)
  copyLead(site, OTHER_LEADS, `d${count}`, 'delivered')
  // The first ones run code that is not compiled yet.
  await measurePosts(site, 1)
  const idle = await measurePosts(site, 101)
  copyLead(site, count, `w${count}`, 'pending')
  const before = await countMessages(site)
  while ((await countMessages(site)) < before + WARM_UP_MAILS) await pause(100)
  const [cpu, messages] = [sumCpuMs(site.pids()), await countMessages(site)]
  await pause(10_000)
  const sent = (await countMessages(site)) - messages
  const sentCpu = sumCpuMs(site.pids()) - cpu
  const busy = await measurePosts(site, 201)
  return {
    'mails a second': round(sent / 10),
    'CPU ms for each': round(sentCpu / sent),
    'p95 ms of posts idle': round(percentile(idle, 0.95)),
    'p95 ms of posts': round(percentile(busy, 0.95)),
  }
}

/** The measured work of a site. Sizes are kept below what the older build needs minutes for. */
export const siteWorks: Readonly<Record<string, SiteWork>> = {
  'history page, by versions': {
    sizes: [10, 100],
    async measure(site, size) {
      await addVersions(site, 1, size)
      return measureMedian(site, async (time) => {
        await addVersions(site, size + 1 + time, 1)
        await visitUntil(`${site.url}/privacy/history`, `/privacy/history/${size + 1 + time}"`)
      })
    },
  },
  'redirects, an address that is not cached': {
    sizes: [1000, 10_000],
    async measure(site, size) {
      const redirects = number(size).map((each) => ({
        _id: `growth-redirect-${each}`,
        _type: 'redirect',
        from: `/growth-${each}`,
        to: '/business',
        permanent: false,
      }))
      await createAll(site, redirects)
      // The older build keeps the table of redirects for half a second.
      return measureMedian(site, (time) => fetch(`${site.url}/growth-${time}`, { redirect: 'manual' }), 600)
    },
  },
  'partner published until its page is fresh': {
    sizes: [500, 5000],
    async measure(site, size) {
      await addPartners(site, size)
      const publish = async (time: number) => {
        const scanMessage = `Fresh ${size} ${time}`
        await site.content.patch('growth-partner-3').set({ scanMessage }).commit()
        await visitUntil(`${site.url}/signup/mobile/growth-partner-3`, scanMessage)
      }
      // The first ones run code that is not compiled yet.
      for (const time of number(10)) await publish(-time)
      return measureMedian(site, publish, SETTLE_MS)
    },
  },
  'settings published, by partners': { sizes: [3600], measure: measureSettings },
  'questions on one page': { sizes: [30, 300], measure: measureQuestions },
  leads: { sizes: [20_000, 100_000], measure: measureLeads },
  'mails waiting': { sizes: [20_000], measure: measureOutbox },
}
