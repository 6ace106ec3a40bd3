/**
 * Measures how work grows with what is stored, in this build and an earlier one side by side: the store's with its
 * documents, then that of the whole site with versions, redirects, partners, questions and leads:
 * `npm run bench -- growth --against=COMMIT --sizes=1000,10000 --works=leads`. A folder with an earlier build may stand
 * for the commit. `--works` chooses works of the site by the beginning of their names; `none` leaves them out.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { type StoreProcess, runStore, TOKENS } from '#tests/contract/store/program.ts'
import { childEnvironment } from '#tests/support/childEnvironment.ts'
import { EventReader } from '#tests/contract/store/eventReader.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { root } from '../e2e/product/template.ts'
import { measureTime, percentile } from './durations.ts'
import { createDocuments, type Documents } from './growth.ts'
import { type Figures, siteWorks } from './growthPages.ts'
import { checkOut, startGrowthSite } from './growthSite.ts'
import { type AddCleanup, runPart, waitForStart } from './part.ts'
import { findProcessTree, sumCpuMs, sumMemory } from './processTree.ts'
import { report, type Row } from './report.ts'

const TIMES = 5
/** Documents per transaction. */
const BATCH = 250
/** The older names come last. */
const PROGRAMS = ['rules/main.ts', 'store/main.ts']
const HISTORY = '/data/history/production/transactions'

const {
  against,
  sizes: sizesText,
  works: chosenWorks,
} = parseArgs({
  options: {
    against: { type: 'string' },
    sizes: { type: 'string', default: '1000,10000' },
    works: { type: 'string', default: '' },
  },
}).values
const sizes = sizesText.split(',').map(Number)

interface Build {
  name: string
  /** Folder of its code. */
  source: string
  folder: string
  program: string
  store: StoreProcess
  content: SanityClient
  documents: Documents
  /** Documents that it holds. */
  size: number
}

async function openBuild(name: string, source: string, addCleanup: AddCleanup): Promise<Build> {
  const program = PROGRAMS.map((file) => join(source, file)).find((file) => existsSync(file))
  if (program === undefined) throw new Error(`${source} has no content store.`)
  const folder = await temporaryFolder()
  addCleanup(() => folder.dispose())
  const store = await waitForStart(runStore(folder.path, {}, program), (store) => store.end('SIGTERM'), addCleanup)
  const content = createStoreClient(store.url, { token: TOKENS.write, perspective: 'raw' })
  // Each build loads its own content: the rules of the fields differ between them.
  execFileSync(process.execPath, ['scripts/seed.ts'], {
    cwd: source,
    env: {
      ...childEnvironment,
      NODE_ENV: 'production',
      ENV_FILE: '',
      DATA_DIR: folder.path,
      STORE_URL: store.url,
      // The name of the setting in older builds.
      LAKE_URL: store.url,
      SANITY_API_WRITE_TOKEN: TOKENS.write,
      SANITY_API_READ_TOKEN: TOKENS.read,
    },
  })
  const [documents, size] = [await createDocuments(content), await content.fetch<number>('count(*)')]
  return { name, source, folder: folder.path, program, store, content, documents, size }
}

/** Adds documents until the store holds `size` of them. */
async function grow(build: Build, size: number): Promise<void> {
  while (build.size < size) {
    const transaction = build.content.transaction()
    const count = Math.min(BATCH, size - build.size)
    for (let index = 0; index < count; index += 1) transaction.createOrReplace(build.documents.next().value)
    await transaction.commit({ visibility: 'async' })
    build.size += count
  }
}

const fetchAll = async ({ store }: Build, path: string) => {
  const response = await fetch(`${store.url}/v2025-02-19${path}`, {
    headers: { authorization: `Bearer ${TOKENS.write}` },
  })
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`)
  await response.arrayBuffer()
}

/** A search in a list of the Studio, as sanity 6.16 sends it for the type's fields. */
const SEARCH = `// findability-mvi:4
*[_type in $__types && (_id match $t0 || _type match $t0 || audience match $t0 || question match $t0 || pt::text(answer) match $t0 || reviewBy match $t0 || acceptedWording[] match $t0 || language match $t0) && (_type == $type)] {_type, _id, _originalId, "orderings": [_updatedAt]} | order(orderings[0] desc) [0...$__limit]`

const searchList = ({ content }: Build, word: string, time: number) =>
  content.fetch(
    SEARCH,
    { t0: `${word}*`, __types: ['faq'], type: 'faq', __limit: 100, time },
    { perspective: 'drafts' },
  )

const LISTENED = 'ten edits, until the listeners of 50 people heard of each'

/** The measured work by name. `time` makes each run differ, as no cache of answers may help. */
const works: Record<string, (build: Build, time: number) => Promise<unknown>> = {
  'search of a common word': (build, time) => searchList(build, 'mortgage', time),
  'search of a rare word': (build, time) => searchList(build, `zygote${time}`, time),
  'desk list, first 100': ({ content }, time) =>
    content.fetch(`*[_type == "faq"] | order(_updatedAt desc)[0...100]{_id, question}`, { time }),
  'lookup by a field': ({ content }, time) =>
    content.fetch(`*[_type == "redirect" && from == $from][0]`, { from: `/offer-${time + 1}` }),
  'edit of a draft': ({ content }, time) =>
    content.createOrReplace({ _id: 'drafts.growth', _type: 'faq', question: `Question ${time}` }),
  [LISTENED]: editWithListeners,
  '25 redirects in a transaction': addRedirects(25),
  '250 redirects in a transaction': addRedirects(250),
  'list of the Studio, first 100': ({ content }, time) =>
    content.fetch(
      `*[_type in $types]{_type, _id, _originalId, "orderings": [_updatedAt]} | order(orderings[0] desc)[0...100]`,
      { types: ['faq'], time },
    ),
  'newest history of a draft': (build) =>
    fetchAll(build, `${HISTORY}/drafts.growth?limit=20&reverse=true&effectFormat=mendoza`),
  'whole history of an import': (build) => fetchAll(build, `${HISTORY}/redirect-1?effectFormat=mendoza`),
}

const PEOPLE = 50

/** What the Studio of each of them listens to while a question is open in its list: all documents, the list, its own. */
const listQueries = (person: number) => [
  '*',
  '*[_type == "faq" && defined(question)]',
  `*[_id in ["own-${person}", "drafts.own-${person}"]]`,
]

const listenersOf = new Map<Build, EventReader[]>()

/** Opens the listeners of all people, before the edits are measured. Returns the function that closes them. */
async function openListeners(build: Build): Promise<() => Promise<void>> {
  const options = 'includeResult=false&visibility=query&includeAllVersions=true&effectFormat=mendoza'
  const paths = Array.from({ length: PEOPLE }, (_, person) => listQueries(person)).flat()
  const readers = await Promise.all(
    paths.map((query) =>
      EventReader.open(
        `${build.store.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&${options}`,
        { authorization: `Bearer ${TOKENS.write}` },
      ),
    ),
  )
  // The first event says that a listener is connected.
  for (const reader of readers) await reader.next()
  listenersOf.set(build, readers)
  return async () => {
    await Promise.all(readers.map((reader) => reader.close()))
  }
}

/** Edits a draft ten times, until each listener of all documents and of the list has heard of it. */
async function editWithListeners(build: Build, time: number): Promise<void> {
  const readers = (listenersOf.get(build) ?? []).filter((_, index) => index % listQueries(0).length < 2)
  for (let edit = 0; edit < 10; edit += 1) {
    const heard = readers.map((reader) => reader.next())
    await build.content.createOrReplace({ _id: 'drafts.growth', _type: 'faq', question: `growth ${time} ${edit}` })
    await Promise.all(heard)
  }
}

/** What is opened for a work before it is measured, by the name of the work. */
const preparations: Record<string, (build: Build) => Promise<() => Promise<void>>> = { [LISTENED]: openListeners }

/** Creates a work that publishes redirects beside those that are stored. */
function addRedirects(count: number) {
  return async ({ content }: Build, time: number): Promise<void> => {
    const transaction = content.transaction()
    for (let number = 0; number < count; number += 1) {
      const name = `batch-${count}-${time}-${number}`
      transaction.createOrReplace({ _id: name, _type: 'redirect', from: `/${name}`, to: '/support', permanent: false })
    }
    await transaction.commit()
  }
}

const median = (figures: readonly number[]) => Number(percentile(figures, 0.5).toFixed(2))

/** Runs a work in both builds in turn, so that other programs slow both down. */
async function measureWork(
  name: string,
  builds: readonly Build[],
  work: (typeof works)[string],
): Promise<Map<Build, number[][]>> {
  const figures = new Map(builds.map((build) => [build, [[], []] as number[][]]))
  const refused = new Set<Build>()
  // The limits of a build can refuse a work: it has no figure then.
  const attempt = (build: Build, time: number) =>
    work(build, time).catch((error: unknown) => {
      if (!refused.has(build)) process.stderr.write(`${name}, ${build.name}: ${String(error)}\n`)
      refused.add(build)
    })
  const closing: (() => Promise<void>)[] = []
  for (const build of builds) {
    const close = await preparations[name]?.(build)
    if (close) closing.push(close)
    await attempt(build, 0)
  }
  for (let time = 1; time <= TIMES; time += 1) {
    for (const [build, [durations, cpu]] of figures) {
      if (refused.has(build)) continue
      const pids = findProcessTree(build.store.child.pid ?? 0)
      const before = sumCpuMs(pids)
      durations?.push((await measureTime(() => attempt(build, time))).duration)
      cpu?.push(sumCpuMs(pids) - before)
    }
  }
  for (const close of closing) await close()
  for (const build of refused) figures.set(build, [])
  return figures
}

/** Bytes of the content database, with what is not in its main file yet, for each byte of the documents' text. */
function getDatabaseRatio({ folder }: Build): number {
  const database = new DatabaseSync(join(folder, 'content.sqlite'), { readOnly: true })
  const counts = database.prepare(`select page_count * page_size as bytes, sum(octet_length(json)) as text
    from pragma_page_count, pragma_page_size, documents`)
  const { bytes, text } = { ...counts.get() }
  database.close()
  return Number((Number(bytes) / Number(text)).toFixed(2))
}

/** Returns how the last figure grew from the one before, as the exponent of the size. */
function getExponent(figures: readonly number[], sizes: readonly number[]): number | string {
  const [before, last] = figures.slice(-2)
  const [smaller, larger] = sizes.slice(0, figures.length).slice(-2)
  if (!before || !last || !smaller || !larger) return ''
  return Number((Math.log(last / before) / Math.log(larger / smaller)).toFixed(2))
}

await runPart(async (addCleanup) => {
  const builds = [await openBuild('this build', root, addCleanup)]
  if (against !== undefined) {
    builds.push(await openBuild('earlier', await checkOut(against, addCleanup), addCleanup))
  }
  const rows: Record<string, Row> = {}
  const grown = new Map<string, number[]>()
  const addFigure = (
    work: string,
    size: number,
    figures: readonly number[],
    cpu: readonly number[] = [],
    ofSizes: readonly number[] = sizes,
  ) => {
    const [own = 0, earlier] = figures
    const all = [...(grown.get(work) ?? []), own]
    grown.set(work, all)
    rows[`${work}, ${size}`] = {
      'this build': own,
      ...(cpu[0] !== undefined && { 'CPU ms': cpu[0] }),
      ...(earlier !== undefined && { earlier, ratio: Number((own / earlier).toFixed(3)) }),
      ...(cpu[1] !== undefined && { 'CPU ms earlier': cpu[1] }),
      exponent: getExponent(all, ofSizes),
    }
  }
  for (const size of sizes) {
    const growth: number[] = []
    for (const build of builds) growth.push(Math.round((await measureTime(() => grow(build, size))).duration))
    addFigure('growth to this size, ms', size, growth)
    for (const [name, work] of Object.entries(works)) {
      const figures = [...(await measureWork(name, builds, work)).values()]
      const pick = (index: number) => figures.map((each) => median(each[index] ?? []))
      addFigure(`${name}, ms`, size, pick(0), pick(1))
    }
    addFigure(
      'memory of the store, MB',
      size,
      builds.map(({ store }) => sumMemory(findProcessTree(store.child.pid ?? 0))),
    )
    addFigure('database, times its text', size, builds.map(getDatabaseRatio))
  }
  for (const [name, { sizes: workSizes, measure }] of Object.entries(siteWorks)) {
    if (!chosenWorks.split(',').some((start) => name.startsWith(start))) continue
    const figures = new Map<number, Figures[]>()
    for (const build of builds) {
      const steps: Parameters<AddCleanup>[0][] = []
      const stop = async () => {
        for (let step = steps.pop(); step; step = steps.pop()) await step()
      }
      addCleanup(stop)
      try {
        const site = await startGrowthSite(build.source, (step) => void steps.push(step))
        for (const size of workSizes) figures.set(size, [...(figures.get(size) ?? []), await measure(site, size)])
      } catch (error) {
        process.stderr.write(`${name}, ${build.name}: ${String(error)}\n`)
      } finally {
        await stop()
      }
    }
    for (const [size, each] of figures) {
      for (const figure of Object.keys(each[0] ?? {})) {
        addFigure(
          `${name}: ${figure}`,
          size,
          each.map((one) => one[figure] ?? Number.NaN),
          [],
          workSizes,
        )
      }
    }
    process.stdout.write(`${name} is measured.\n`)
  }
  await report('growth', rows)
})
