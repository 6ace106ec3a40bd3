/** How long a cold start and a build take, and how much memory the programs hold, idle and under load. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startProduct } from '../e2e/product/product.ts'
import { prepareTemplate, root } from '../e2e/product/template.ts'
import { timed } from './durations.ts'
import { report } from './report.ts'

const STARTS = 5
const REQUESTS = 3_000
const AT_ONCE = 32

const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(2))

/** The programs a process started, and those they started, itself included. */
function family(pid: number): number[] {
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
  return [pid, ...children.filter(Boolean).flatMap((child) => family(Number(child)))]
}

/** Memory of programs in MB, what they share counted in parts (Linux only). */
function memory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  )
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)
}

async function load(url: string): Promise<void> {
  let sent = 0
  const sender = async () => {
    while (sent < REQUESTS) {
      sent += 1
      await (await fetch(url)).arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
}

/** Starts a product, asks it for its landing page, and stops it. */
async function start() {
  const { answer: product, duration } = await timed(() => startProduct())
  const first = await timed(async () => (await fetch(product.url)).arrayBuffer())
  await product.remove()
  return { started: duration, first: first.duration }
}

await rm(join(root, '.next', 'build-record.json'), { force: true })
const build = await timed(prepareTemplate)
const starts = []
for (let time = 0; time < STARTS; time += 1) starts.push(await start())
const product = await startProduct()
try {
  const pids = family(product.pid)
  await (await fetch(product.url)).arrayBuffer()
  const idle = memory(pids)
  await load(`${product.url}/`)
  await report('startup', {
    'build, with the content loaded for it': { value: seconds(build.duration), unit: 's' },
    [`start, at most of ${STARTS}`]: { value: seconds(Math.max(...starts.map(({ started }) => started))), unit: 's' },
    [`first request, at most of ${STARTS}`]: {
      value: seconds(Math.max(...starts.map(({ first }) => first))),
      unit: 's',
    },
    'memory when idle': { value: idle, unit: 'MB' },
    [`memory after ${REQUESTS} requests`]: { value: memory(pids), unit: 'MB' },
  })
} finally {
  await product.remove()
}
