/** How long a cold start and a build take, and how much memory the programs hold, idle and at most under load. */
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningSite } from '../e2e/product/product.ts'
import { root } from '../e2e/product/template.ts'
import { siteRoutes } from '../e2e/siteRoutes.ts'
import { percentile, measureTime } from './durations.ts'
import { prepare, runPart, start } from './part.ts'
import { peakDuring } from './peak.ts'
import { report } from './report.ts'
import type { Row } from './report.ts'
import { visit } from './visit.ts'

const STARTS = 5
const REQUESTS = 3_000
const CONCURRENCY = 32
/** A page the start itself does not ask for, as it does for the landing page, to see that the site answers. */
const COLD_PAGE = '/business'

const toSeconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(2))

/** What the system tells of a program, and nothing of one that has ended since. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The programs a process started, and those they started, itself included (Linux only). */
function findProcessTree(pid: number): number[] {
  const children = readProc(pid, `task/${pid}/children`).split(' ').filter(Boolean)
  return [pid, ...children.flatMap((child) => findProcessTree(Number(child)))]
}

/** Memory of programs in MB, what they share counted in parts (Linux only). */
function sumMemory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0))
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)
}

/** Many visitors at once, of all pages. They follow a campaign, whose query the cache ignores. */
async function sendVisits(url: string): Promise<void> {
  let sent = 0
  const sender = async () => {
    while (sent < REQUESTS) {
      const page = siteRoutes[sent % siteRoutes.length]
      sent += 1
      await visit(`${url}${page}?from=link&utm_campaign=bench`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sender))
}

/** Memory of a product before many visitors and the most while they come, where the system tells it. */
async function getMemory(site: RunningSite): Promise<Record<string, Row>> {
  if (!existsSync('/proc/self/smaps_rollup')) {
    process.stdout.write('Memory is not measured: this system does not tell it in /proc.\n')
    return {}
  }
  const measure = () => sumMemory(findProcessTree(site.pid))
  const idle = measure()
  const most = await peakDuring(() => sendVisits(site.url), measure)
  return {
    'memory when idle': { value: idle, unit: 'MB' },
    [`memory during ${REQUESTS} requests, ${CONCURRENCY} at once, at most`]: { value: most, unit: 'MB' },
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
  const most = (durations: readonly number[]) => ({ value: toSeconds(percentile(durations, 1)), unit: 's' })
  await report('startup', {
    'build, with the content loaded for it': { value: toSeconds(build.duration), unit: 's' },
    [`start of what is built, the longest of ${STARTS}`]: most(starts),
    [`first request of ${COLD_PAGE}, the longest of ${STARTS}`]: most(firsts),
    ...rows,
  })
})
