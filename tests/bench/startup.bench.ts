/** Measures the time of a build and of a cold start, and the memory of the programs when idle and under load. */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningSite } from '../e2e/product/product.ts'
import { root } from '../e2e/product/template.ts'
import { siteRoutes } from '../e2e/siteRoutes.ts'
import { percentile, measureTime } from './durations.ts'
import { prepare, runPart, start } from './part.ts'
import { peakDuring } from './peak.ts'
import { findProcessTree, sumMemory } from './processTree.ts'
import { report } from './report.ts'
import type { Row } from './report.ts'
import { visit } from './visit.ts'

const STARTS = 5
const REQUESTS = 3_000
const CONCURRENCY = 32
/** The start requests the landing page to see that the site answers, so the first request goes to another page. */
const COLD_PAGE = '/business'

const toSeconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(2))

/** Requests all pages concurrently, with a campaign query that the cache ignores. */
async function sendVisits(url: string): Promise<void> {
  let sent = 0
  const sendNext = async () => {
    while (sent < REQUESTS) {
      const page = siteRoutes[sent % siteRoutes.length]
      sent += 1
      await visit(`${url}${page}?from=link&utm_campaign=bench`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext))
}

/** Measures the memory of a site when idle and its peak under load, on systems with /proc. */
async function getMemory(site: RunningSite): Promise<Record<string, Row>> {
  if (!existsSync('/proc/self/smaps_rollup')) {
    process.stdout.write('Memory is not measured: this system has no /proc. Run the bench on Linux.\n')
    return {}
  }
  const measure = () => sumMemory(findProcessTree(site.pid))
  const idle = measure()
  const peak = await peakDuring(() => sendVisits(site.url), measure)
  return {
    'memory when idle': { value: idle, unit: 'MB' },
    [`memory during ${REQUESTS} requests, ${CONCURRENCY} at once, at most`]: { value: peak, unit: 'MB' },
  }
}

await runPart(async (addCleanup) => {
  await rm(join(root, '.next', 'build-record.json'), { force: true })
  const build = await measureTime(() => prepare(addCleanup))
  const starts: number[] = []
  const firsts: number[] = []
  let rows: Record<string, Row> = {}
  for (let time = 1; time <= STARTS; time += 1) {
    const { answer: site, duration } = await measureTime(() => start(addCleanup))
    starts.push(duration)
    firsts.push((await measureTime(() => visit(site.url + COLD_PAGE))).duration)
    if (time === STARTS) rows = await getMemory(site)
    await site.remove()
  }
  const toLongest = (durations: readonly number[]) => ({ value: toSeconds(percentile(durations, 1)), unit: 's' })
  await report('startup', {
    'build, with the content loaded for it': { value: toSeconds(build.duration), unit: 's' },
    [`start of what is built, the longest of ${STARTS}`]: toLongest(starts),
    [`first request of ${COLD_PAGE}, the longest of ${STARTS}`]: toLongest(firsts),
    ...rows,
  })
})
