/** Measures the time from a publish until a request gets the new text, with the real store, webhook and pages. */
import { setTimeout as pause } from 'node:timers/promises'
import { summary, measureTime } from './durations.ts'
import { prepare, runPart, start } from './part.ts'
import { report } from './report.ts'
import { visit } from './visit.ts'

const TIMES = 200
const DOCUMENT = 'personalPage'
/** After this many stale responses to one publish, the webhook counts as lost. */
const MAX_STALE_REQUESTS = 100
/** After a publish the site re-renders other pages in the background; without this pause they slow the next publish. */
const SETTLE_MS = 300

await runPart(async (addCleanup) => {
  await prepare(addCleanup)
  const site = await start(addCleanup)
  const content = await site.content()
  const page = () => visit(`${site.url}/`)
  const published = await content.getDocument(DOCUMENT)
  if (!published) throw new Error(`The content has no ${DOCUMENT}.`)
  const publishing: number[] = []
  const fresh: number[] = []
  let stale = 0

  /** Fills the cache of the front door: the first visit gets the page from Next, the second one from that cache. */
  async function warmCache() {
    await page()
    await page()
  }

  async function publish(headline: string) {
    const draftId = `drafts.${DOCUMENT}`
    await content.createOrReplace({
      ...published,
      _id: draftId,
      _type: DOCUMENT,
      hero: { ...published?.hero, headline },
    })
    await warmCache()
    await pause(SETTLE_MS)
    const { duration } = await measureTime(() =>
      content.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: DOCUMENT }),
    )
    publishing.push(duration)
  }

  async function waitUntilShown(headline: string) {
    for (let older = 0; older <= MAX_STALE_REQUESTS; older += 1) {
      if ((await page()).includes(headline)) return
      stale += 1
    }
    throw new Error(`After ${MAX_STALE_REQUESTS} requests the page is still stale. Check the webhook.`)
  }

  await page()
  for (let time = 1; time <= TIMES; time += 1) {
    const headline = `Headline number ${time} of the bench`
    await publish(headline)
    fresh.push((await measureTime(() => waitUntilShown(headline))).duration)
  }
  await report('publish', {
    'publish, until its answer': summary(publishing),
    'answer, until a request has the new text': summary(fresh),
    both: summary(fresh.map((duration, index) => duration + (publishing[index] ?? 0))),
  })
  process.stdout.write(`${stale} of ${TIMES + stale} requests after a publish were stale.\n`)
})
