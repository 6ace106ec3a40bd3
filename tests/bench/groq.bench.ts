/** Measures the milliseconds of each query of the site in a store with 300, 1 000 and 10 000 documents. */
import type { SanityClient } from '@sanity/client'
import { runStore, TOKENS } from '#tests/contract/store/program.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { seed } from '../../scripts/seed.ts'
import { summary, measureTime } from './durations.ts'
import { createDocuments } from './growth.ts'
import type { Documents } from './growth.ts'
import { waitForStart, runPart } from './part.ts'
import { report } from './report.ts'
import type { Row } from './report.ts'
import { siteQueries } from './siteQueries.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'

const SIZES = [300, 1_000, 10_000]
const TIMES = 30
/** Documents per transaction. */
const BATCH = 250
/** Parameters of the queries that take any: English, a policy and its first version, a landing page, a partner. */
const PARAMS = {
  language: 'en-CA',
  slug: 'privacy',
  number: 1,
  type: 'personalPage',
  types: ['personalPage'],
  ending: 'default',
}

const isFound = (answer: unknown) => (Array.isArray(answer) ? answer.length > 0 : answer !== null)

/** Adds documents until the store holds `size` of them. */
async function grow(content: SanityClient, size: number, documents: Documents): Promise<void> {
  const there = await content.fetch<number>('count(*)')
  for (let made = there; made < size; made += BATCH) {
    const transaction = content.transaction()
    for (let index = made; index < Math.min(made + BATCH, size); index += 1) {
      transaction.createOrReplace(documents.next().value)
    }
    await transaction.commit({ visibility: 'async' })
  }
}

await runPart(async (addCleanup) => {
  const folder = await temporaryFolder()
  addCleanup(() => folder.dispose())
  const store = await waitForStart(runStore(folder.path), (store) => store.end('SIGTERM'), addCleanup)
  const content = createStoreClient(store.url, { token: TOKENS.write, perspective: 'raw' })
  await seed(content)
  const documents = await createDocuments(content)
  // The site reads with this perspective and token.
  const reader = content.withConfig({ perspective: 'published', token: TOKENS.read })
  const queries = await siteQueries()
  const rows: Record<string, Row> = {}
  const addRow = (name: string, size: number, durations: readonly number[]) => {
    const { p50, p95 } = summary(durations)
    rows[name] = { ...rows[name], [`p50 at ${size}`]: p50, [`p95 at ${size}`]: p95 }
  }
  for (const size of SIZES) {
    await grow(content, size, documents)
    const all: number[] = []
    for (const [name, query] of queries) {
      const found = isFound(await reader.fetch<unknown>(query, PARAMS))
      if (!found) throw new Error(`${name} finds nothing, so its time means little. Add a parameter to PARAMS.`)
      const durations: number[] = []
      for (let time = 0; time < TIMES; time += 1) {
        durations.push((await measureTime(() => reader.fetch(query, PARAMS))).duration)
      }
      addRow(name, size, durations)
      all.push(...durations)
    }
    addRow('all of them', size, all)
  }
  await report('groq', rows)
})
