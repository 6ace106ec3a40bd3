import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { FORM_PATHS } from '#lib/leads/forms.ts'
import { startFloodProcess } from '#tests/contract/leads/floodProcess.ts'
import { VALID } from '#tests/contract/leads/requests.ts'
import { report } from './report.ts'

const WARM_UP = 500
const POSTS = 5_000
const AT_ONCE = 32

export interface LeadsMeasurement {
  /** Accepted and synced to disk per second. */
  postsPerSecond: number
  /** Milliseconds within which 50 and 99 of 100 posts were answered. */
  p50: number
  p99: number
}

/** Sends one post and gives the milliseconds until its answer. Node's own client, so that the client costs little. */
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
          else reject(new Error(`A post was answered with ${answer.statusCode}`))
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
  async function sender(): Promise<void> {
    while (sent < posts) {
      sent += 1
      const body = JSON.stringify({ ...VALID.demo, email: `${name}${sent}@flood.example` })
      times.push(await timePost(agent, url, body))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return times
}

const percentile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

/**
 * Posts demo requests, each a new record with what follows from it, to the form call in a process of its own.
 *
 * @param databaseUrl PostgreSQL to measure; SQLite in a temporary folder when left out
 */
export async function measureLeads(databaseUrl?: string): Promise<LeadsMeasurement> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-bench-'))
  const server = await startFloodProcess(folder, databaseUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  try {
    const url = `${server.origin}${FORM_PATHS.demo}`
    const run = Date.now().toString(36)
    await flood(agent, url, `${run}warm`, WARM_UP)
    const started = performance.now()
    const times = (await flood(agent, url, run, POSTS)).toSorted((a, b) => a - b)
    const seconds = (performance.now() - started) / 1_000
    return { postsPerSecond: POSTS / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
  } finally {
    agent.destroy()
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { postsPerSecond, p50, p99 } = await measureLeads(process.argv[2])
  await report('leads', {
    'demo requests': {
      'posts per second': Math.round(postsPerSecond),
      'p50 in ms': Number(p50.toFixed(1)),
      'p99 in ms': Number(p99.toFixed(1)),
    },
  })
}
