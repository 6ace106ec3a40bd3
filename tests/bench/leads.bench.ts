/**
 * Measures demo requests per second to a form server in its own process. Each request stores a record and its jobs, synced
 * to disk before the response. Run by itself, it takes the address of a PostgreSQL database to measure instead of SQLite.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { FORM_PATHS } from '#lib/forms.ts'
import { startFloodProcess } from '#tests/contract/leads/floodProcess.ts'
import { VALID } from '#tests/contract/leads/requests.ts'
import { percentile, measureTime } from './durations.ts'
import { waitForStart, runPart } from './part.ts'
import { report } from './report.ts'

const WARM_UP = 500
const POSTS = 5_000
const CONCURRENCY = 32

/** Sends one request and measures the milliseconds until its response. Node's `http` client costs less than `fetch`. */
function timePost(agent: Agent, url: string, body: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - started)
          else reject(new Error(`A form request was answered with status ${answer.statusCode}`))
        })
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

async function flood(agent: Agent, url: string, name: string, posts: number): Promise<number[]> {
  const times: number[] = []
  let sent = 0
  async function sendNext(): Promise<void> {
    while (sent < posts) {
      sent += 1
      const body = JSON.stringify({ ...VALID.demo, email: `${name}${sent}@flood.example` })
      times.push(await timePost(agent, url, body))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext))
  return times
}

await runPart(async (addCleanup) => {
  const folder = await mkdtemp(join(tmpdir(), 'leads-bench-'))
  addCleanup(() => rm(folder, { recursive: true, force: true }))
  const server = await waitForStart(startFloodProcess(folder, process.argv[2]), (program) => program.kill(), addCleanup)
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  addCleanup(() => agent.destroy())
  const url = `${server.origin}${FORM_PATHS.demo}`
  const run = Date.now().toString(36)
  await flood(agent, url, `${run}warm`, WARM_UP)
  const { answer: times, duration } = await measureTime(() => flood(agent, url, run, POSTS))
  await report('leads', {
    'demo requests': {
      'posts per second': Math.round((POSTS / duration) * 1000),
      'p50 in ms': Number(percentile(times, 0.5).toFixed(1)),
      'p99 in ms': Number(percentile(times, 0.99).toFixed(1)),
    },
  })
})
