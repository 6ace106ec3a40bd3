/**
 * Measures a site that stores at once all that the other parts store one after the other, on a disk: its start, its
 * memory, mixed work, and what kills of the whole machine lose: `npm run bench -- together --minutes=10 --kills=20`.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { FORM_PATHS } from '#lib/forms.ts'
import { VALID } from '#tests/contract/leads/requests.ts'
import { root } from '../e2e/product/template.ts'
import { measureTime, percentile, summary } from './durations.ts'
import { addPartners, addVersions, createAll, number, postLead, visitUntil } from './growthPages.ts'
import { copyLead, type GrowthSite, startGrowthSite } from './growthSite.ts'
import { type AddCleanup, runPart } from './part.ts'
import { sumMemory } from './processTree.ts'
import { report, type Row } from './report.ts'
import { visit } from './visit.ts'

const { minutes, kills } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, kills: { type: 'string', default: '20' } },
}).values

const STORED = { redirects: 10_000, partners: 5_000, questions: 34_000, versions: 300, leads: 500_000 }

/** Questions of the home page; one of them is edited. */
const QUESTIONS = '*[_id == "personalPage"][0].faq.questions[]->{_id, _type, question}'

async function fill(site: GrowthSite): Promise<void> {
  const { content } = site
  const redirects = number(STORED.redirects).map((each) => {
    return {
      _id: `growth-redirect-${each}`,
      _type: 'redirect',
      from: `/growth-${each}`,
      to: '/business',
      permanent: false,
    }
  })
  await createAll(site, redirects)
  await addPartners(site, STORED.partners)
  const [question] = await content.fetch<{ _id: string; _type: string }[]>('*[_id == $id]', {
    id: (await content.fetch<{ _id: string }[]>(QUESTIONS))[0]?._id,
  })
  if (!question) throw new Error('The home page has no question.')
  const questions = number(STORED.questions).map((each) => ({ ...question, _id: `growth-question-${each}` }))
  await createAll(site, questions)
  await addVersions(site, 1, STORED.versions)
  await postLead(site, 0)
  copyLead(site, STORED.leads, 'together', 'delivered')
}

/** The kinds of work, each with the durations of its runs in milliseconds. */
class Works {
  readonly durations = new Map<string, number[]>()
  failures = 0

  /** Repeats a work with pauses until a signal. A failure counts, and the work goes on. */
  async repeat(name: string, pauseMs: number, until: AbortSignal, work: (time: number) => Promise<unknown>) {
    const durations: number[] = []
    this.durations.set(name, durations)
    for (let time = 0; !until.aborted; time += 1) {
      try {
        durations.push((await measureTime(() => work(time))).duration)
      } catch (error) {
        this.failures += 1
        process.stderr.write(`${name}: ${String(error)}\n`)
      }
      await pause(pauseMs)
    }
  }
}

async function readAll(response: Response): Promise<void> {
  if (!response.ok && response.status !== 307) throw new Error(`${response.url} was answered with ${response.status}.`)
  await response.arrayBuffer()
}

async function post({ url }: GrowthSite, email: string): Promise<void> {
  const body = JSON.stringify({ ...VALID.demo, email })
  const headers = { 'content-type': 'application/json', origin: url }
  await readAll(await fetch(`${url}${FORM_PATHS.demo}`, { method: 'POST', headers, body }))
}

const PAGES = ['/', '/fr', '/business', '/privacy', '/privacy/history', '/estimate', '/support', '/android-waitlist']

/** Does the work of visitors, editors and staff at the same time. */
async function workMixed(site: GrowthSite, until: AbortSignal): Promise<Works> {
  const works = new Works()
  const { url, content } = site
  const staff = { authorization: `Bearer ${site.staffToken}` }
  const [question] = await content.fetch<{ _id: string }[]>(QUESTIONS)
  const toPage = (time: number) => url + (PAGES[time % PAGES.length] ?? '/')
  const toPartner = (time: number) => `${url}/signup/mobile/growth-partner-${(time * 7) % STORED.partners}`
  const toRedirect = (time: number) => `${url}/growth-${(time * 13) % STORED.redirects}`
  await Promise.all([
    works.repeat('visit of a page', 50, until, (time) => visit(toPage(time))),
    works.repeat('visit of a partner', 100, until, (time) => visit(toPartner(time))),
    works.repeat('redirect', 100, until, async (time) =>
      readAll(await fetch(toRedirect(time), { redirect: 'manual' })),
    ),
    works.repeat('question published until / is fresh', 3_000, until, async (time) => {
      await content
        .patch(question?._id ?? '')
        .set({ question: `Is this edit ${time} fresh?` })
        .commit()
      await visitUntil(`${url}/`, `Is this edit ${time} fresh?`)
    }),
    works.repeat('partner published until its page is fresh', 5_000, until, async (time) => {
      await content
        .patch('growth-partner-3')
        .set({ scanMessage: `Fresh ${time}` })
        .commit()
      await visitUntil(`${url}/signup/mobile/growth-partner-3`, `Fresh ${time}`)
    }),
    works.repeat('search in the Studio', 5_000, until, (time) =>
      content.fetch(`*[_type == "faq" && question match $word]{_id}[0...100]`, { word: `edit${time}*` }),
    ),
    works.repeat('search of leads', 5_000, until, async (time) =>
      readAll(await fetch(`${url}/api/leads?search=person${time + 10}`, { headers: staff })),
    ),
    works.repeat('demo request', 4_000, until, (time) => post(site, `mixed${time}@bench.example`)),
  ])
  return works
}

interface Acknowledged {
  emails: string[]
  edits: number
}

/** Posts requests and publishes edits until the machine fails. */
async function workUntilKilled(site: GrowthSite, kill: number, acknowledged: Acknowledged): Promise<void> {
  const killed = new AbortController()
  const repeat = async (work: (time: number) => Promise<void>) => {
    for (let time = 0; !killed.signal.aborted; time += 1) await work(time).catch(() => pause(20))
  }
  const working = [
    repeat(async (time) => {
      const email = `kill${kill}.${time}@bench.example`
      await post(site, email)
      acknowledged.emails.push(email)
      // The limit of an address is 20 a minute.
      await pause(100)
    }),
    repeat(async () => {
      const edits = acknowledged.edits + 1
      await site.content
        .patch('growth-question-1')
        .set({ question: `Edit ${edits}` })
        .commit()
      acknowledged.edits = edits
    }),
  ]
  await pause(1_000)
  await site.end('SIGKILL')
  killed.abort()
  await Promise.all(working)
}

/** Compares what was acknowledged with what is stored. */
async function findLost({ folder, content }: GrowthSite, { emails, edits }: Acknowledged) {
  const database = new DatabaseSync(join(folder, 'leads.sqlite'), { readOnly: true })
  const count = database.prepare('select count(*) as leads from leads where email = ?')
  const stored = emails.map((email) => Number(count.get(email)?.['leads']))
  database.close()
  const question = await content.fetch<string>('*[_id == "growth-question-1"][0].question')
  return {
    'requests acknowledged': emails.length,
    'edits acknowledged': edits,
    'requests lost': stored.filter((leads) => leads === 0).length,
    'requests doubled': stored.filter((leads) => leads > 1).length,
    // An edit may be stored although its answer was lost.
    'edits lost': Math.max(0, edits - Number(/\d+/.exec(question)?.[0] ?? 0)),
  }
}

async function killOften(first: GrowthSite, addCleanup: AddCleanup): Promise<Row> {
  const acknowledged: Acknowledged = { emails: [], edits: 0 }
  let site = first
  for (let kill = 1; kill <= Number(kills); kill += 1) {
    await workUntilKilled(site, kill, acknowledged)
    site = await startGrowthSite(root, addCleanup, first.folder)
  }
  return findLost(site, acknowledged)
}

const describe = (durations: readonly number[]): Row => ({
  runs: durations.length,
  ...summary(durations),
  p99: Number(percentile(durations, 0.99).toFixed(1)),
})

await runPart(async (addCleanup) => {
  const prepared = await startGrowthSite(root, addCleanup)
  await fill(prepared)
  await prepared.end('SIGTERM')
  const started = await measureTime(() => startGrowthSite(root, addCleanup, prepared.folder))
  const site = started.answer
  const rows: Record<string, Row> = { start: { ms: Math.round(started.duration), MB: sumMemory(site.pids()) } }
  if (Number(minutes) > 0) {
    const works = await workMixed(site, AbortSignal.timeout(Number(minutes) * 60_000))
    for (const [name, durations] of works.durations) rows[name] = describe(durations)
    rows['after the work'] = { MB: sumMemory(site.pids()), failures: works.failures }
  }
  if (Number(kills) > 0) rows[`${kills} kills`] = await killOften(site, addCleanup)
  await report('together', rows)
})
