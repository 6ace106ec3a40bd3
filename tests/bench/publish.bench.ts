/**
 * Measures the time from a publish until a request gets the new text, with the real store, webhook and pages, in this
 * build and an earlier one in turn: `npm run bench -- publish --against=COMMIT`.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { root } from '../e2e/product/template.ts'
import { measureTime, summary } from './durations.ts'
import { checkOut, type GrowthSite, startGrowthSite } from './growthSite.ts'
import { runPart } from './part.ts'
import { report, type Row } from './report.ts'
import { visit } from './visit.ts'

const TIMES = 200
/** Publishes before the measured ones, while the site still renders each of its pages after the start. */
const WARM_UP_TIMES = 20
const DOCUMENT = 'personalPage'
/** After this many stale responses to one publish, the webhook counts as lost. */
const MAX_STALE_REQUESTS = 100
/** After a publish the site re-renders other pages in the background; without this pause they slow the next publish. */
const SETTLE_MS = 300

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values

/** Publishes headlines in one site, and notes how long each takes. */
class PublishingSite {
  readonly #site: GrowthSite
  readonly #published: { _id: string; hero?: object }
  readonly #publishing: number[] = []
  readonly #fresh: number[] = []
  stale = 0

  private constructor(site: GrowthSite, published: { _id: string; hero?: object }) {
    this.#site = site
    this.#published = published
  }

  static async open(site: GrowthSite): Promise<PublishingSite> {
    const published = await site.content.getDocument<{ hero?: object }>(DOCUMENT)
    if (!published) throw new Error(`The content has no ${DOCUMENT}.`)
    return new PublishingSite(site, published)
  }

  #visitPage = () => visit(`${this.#site.url}/`)

  async #waitUntilShown(headline: string): Promise<void> {
    for (let older = 0; older <= MAX_STALE_REQUESTS; older += 1) {
      if ((await this.#visitPage()).includes(headline)) return
      this.stale += 1
    }
    throw new Error(`After ${MAX_STALE_REQUESTS} requests the page is still stale. Check the webhook.`)
  }

  async publish(headline: string): Promise<void> {
    const { content } = this.#site
    const draftId = `drafts.${DOCUMENT}`
    const hero = { ...this.#published.hero, headline }
    await content.createOrReplace({ ...this.#published, _id: draftId, _type: DOCUMENT, hero })
    // The first visit gets the page from Next, the second one from the cache of the front door.
    await this.#visitPage()
    await this.#visitPage()
    await pause(SETTLE_MS)
    const action = { actionType: 'sanity.action.document.publish', draftId, publishedId: DOCUMENT } as const
    this.#publishing.push((await measureTime(() => content.action(action))).duration)
    this.#fresh.push((await measureTime(() => this.#waitUntilShown(headline))).duration)
  }

  rows(): Record<string, Row> {
    const counted = (durations: readonly number[]) => durations.slice(WARM_UP_TIMES)
    return {
      'publish, until its answer': summary(counted(this.#publishing)),
      'answer, until a request has the new text': summary(counted(this.#fresh)),
      both: summary(counted(this.#publishing.map((duration, index) => duration + (this.#fresh[index] ?? Number.NaN)))),
      'stale answers': { count: this.stale },
    }
  }
}

await runPart(async (addCleanup) => {
  const builds = { 'this build': root, ...(against !== undefined && { earlier: await checkOut(against, addCleanup) }) }
  const sites: [name: string, site: PublishingSite][] = []
  for (const [name, folder] of Object.entries(builds)) {
    sites.push([name, await PublishingSite.open(await startGrowthSite(folder, addCleanup))])
  }
  for (let time = 1; time <= WARM_UP_TIMES + TIMES; time += 1) {
    for (const [, site] of sites) await site.publish(`Headline number ${time} of the bench`)
  }
  const rows = sites.flatMap(([name, site]) =>
    Object.entries(site.rows()).map(([figure, row]): [string, Row] => [`${name}: ${figure}`, row]),
  )
  await report('publish', Object.fromEntries(rows))
})
