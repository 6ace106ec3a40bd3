/** Measures the time from a publish until a request gets the new text, with the real store, webhook and pages. */
import { setTimeout as pause } from 'node:timers/promises'
import { summary, measureTime } from './durations.ts'
import { prepare, runPart, start } from './part.ts'
import { report } from './report.ts'
import { visit } from './visit.ts'

const TIMES = 200
/** Publishes before the measured ones, while the site still renders each of its pages after the start. */
const WARM_UP_TIMES = 20
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
    return measureTime(() =>
      content.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: DOCUMENT }),
    )
  }

  async function waitUntilShown(headline: string) {
    for (let older = 0; older <= MAX_STALE_REQUESTS; older += 1) {
      if ((await page()).includes(headline)) return
      stale += 1
    }
    throw new Error(`After ${MAX_STALE_REQUESTS} requests the page is still stale. Check the webhook.`)
  }

  await page()
  const measured: { publishing: number; fresh: number }[] = []
  for (let time = 1; time <= WARM_UP_TIMES + TIMES; time += 1) {
    const headline = `Headline number ${time} of the bench`
    const publishing = await publish(headline)
    const fresh = await measureTime(() => waitUntilShown(headline))
    measured.push({ publishing: publishing.duration, fresh: fresh.duration })
  }
  const counted = measured.slice(WARM_UP_TIMES)
  await report('publish', {
    'publish, until its answer': summary(counted.map(({ publishing }) => publishing)),
    'answer, until a request has the new text': summary(counted.map(({ fresh }) => fresh)),
    both: summary(counted.map(({ publishing, fresh }) => publishing + fresh)),
  })
  process.stdout.write(`${stale} of ${measured.length + stale} requests after a publish were stale.\n`)
})
