/** Milliseconds the store takes to answer the site's own queries, with 100, 1 000 and 10 000 documents in it. */
import { createClient } from '@sanity/client'
import type { SanityClient } from '@sanity/client'
import { runLake, temporaryFolder, TOKENS } from '#tests/contract/lake/program.ts'
import { seed } from '../../scripts/seed.ts'
import { summary, timed } from './durations.ts'
import { report } from './report.ts'
import type { Row } from './report.ts'
import { siteQueries } from './siteQueries.ts'

const SIZES = [100, 1_000, 10_000]
const TIMES = 30
/** Documents sent at once. */
const BATCH = 250
/** What the queries ask for, where they ask for something. */
const PARAMS = { slug: 'privacy' }
/** Of so many documents one is a partner, whom pages look for among all; the others are on no page. */
const PER_PARTNER = 50

interface Original {
  _id: string
  _type: string
  slug?: { _type: 'slug'; current: string }
}

/** What a site collects with the years: images, drafts, documents under other addresses. */
function copyOf(original: Original, index: number): Original {
  const { slug } = original
  const draft = original._type === 'faq' ? 'drafts.' : ''
  return {
    ...original,
    ...(slug && { slug: { ...slug, current: `${slug.current}-${index}` } }),
    _id: `${draft}copy-${index}`,
  }
}

/** Adds documents until the store holds so many. */
async function grow(content: SanityClient, size: number): Promise<void> {
  const originals = async (types: string[]) =>
    content.fetch<Original[]>('*[_type in $types && !(_id match "copy-*")]', { types })
  const partners = await originals(['partner'])
  const others = await originals(['sanity.imageAsset', 'faq', 'legalPolicy'])
  const there = await content.fetch<number>('count(*)')
  for (let made = there; made < size; made += BATCH) {
    const transaction = content.transaction()
    for (let index = made; index < Math.min(made + BATCH, size); index += 1) {
      const choice = index % PER_PARTNER === 0 ? partners : others
      const original = choice[index % choice.length]
      if (original === undefined) throw new Error('The seed has nothing to copy.')
      transaction.createOrReplace(copyOf(original, index))
    }
    await transaction.commit({ visibility: 'async' })
  }
}

const folder = await temporaryFolder()
const lake = await runLake(folder.path)
try {
  const content = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    token: TOKENS.write,
    perspective: 'raw',
  })
  await seed(content)
  // As the site itself reads: as any visitor may.
  const reader = content.withConfig({ perspective: 'published', token: undefined })
  const queries = await siteQueries()
  const rows: Record<string, Row> = {}
  const note = (name: string, size: number, durations: readonly number[]) => {
    const { p50, p95 } = summary(durations)
    rows[name] = { ...rows[name], [`p50 at ${size}`]: p50, [`p95 at ${size}`]: p95 }
  }
  for (const size of SIZES) {
    await grow(content, size)
    const all: number[] = []
    for (const [name, query] of queries) {
      await reader.fetch(query, PARAMS)
      const durations: number[] = []
      for (let time = 0; time < TIMES; time += 1) {
        durations.push((await timed(() => reader.fetch(query, PARAMS))).duration)
      }
      note(name, size, durations)
      all.push(...durations)
    }
    note('all of them', size, all)
  }
  await report('groq', rows)
} finally {
  await lake.end('SIGTERM')
  await folder.dispose()
}
