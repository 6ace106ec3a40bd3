/** How long after an editor's publish the next visitor has the new words: the real store, webhook and pages. */
import { startProduct } from '../e2e/product/product.ts'
import { prepareTemplate } from '../e2e/product/template.ts'
import { summary, timed } from './durations.ts'
import { report } from './report.ts'

const TIMES = 40
const DOCUMENT = 'personalPage'

await prepareTemplate()
const product = await startProduct()
try {
  const content = await product.content()
  const page = async () => (await fetch(product.url)).text()
  const published = await content.getDocument(DOCUMENT)
  if (!published) throw new Error(`The seed has no ${DOCUMENT}.`)
  const publishing: number[] = []
  const fresh: number[] = []
  let stale = 0

  async function publish(headline: string) {
    const draftId = `drafts.${DOCUMENT}`
    await content.createOrReplace({
      ...published,
      _id: draftId,
      _type: DOCUMENT,
      hero: { ...published?.hero, headline },
    })
    const { duration } = await timed(() =>
      content.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: DOCUMENT }),
    )
    publishing.push(duration)
  }

  await page()
  for (let time = 1; time <= TIMES; time += 1) {
    const headline = `Headline number ${time} of the bench`
    await publish(headline)
    const { duration } = await timed(async () => {
      while (!(await page()).includes(headline)) stale += 1
    })
    fresh.push(duration)
  }
  await report('publish', {
    'publish, until its answer': summary(publishing),
    'answer, until a request has the new words': summary(fresh),
    both: summary(fresh.map((duration, index) => duration + (publishing[index] ?? 0))),
  })
  process.stdout.write(`${stale} of ${TIMES + stale} requests after a publish had older words.\n`)
} finally {
  await product.remove()
}
