import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { AddCleanup } from './part.ts'
import type { Row } from './report.ts'

const CONNECTIONS = 32
/** Name of the figure of most interest. */
export const PER_SECOND = 'requests per second'
const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/**
 * Reads the figures that wrk prints with `--latency`.
 *
 * @throws Error when wrk measured nothing
 */
function readWrk(printed: string): Row {
  const figure = (pattern: RegExp) => printed.match(pattern)?.slice(1) ?? []
  const [perSecond] = figure(/Requests\/sec:\s+([\d.]+)/)
  const [p99, unit = ''] = figure(/99%\s+([\d.]+)(us|ms|s|m)\b/)
  if (perSecond === undefined || p99 === undefined) throw new Error(`wrk measured nothing: ${printed.trim()}`)
  const [refused = '0'] = figure(/Non-2xx or 3xx responses: (\d+)/)
  return {
    [PER_SECOND]: Math.round(Number(perSecond)),
    'p99 in ms': Number((Number(p99) * (MILLISECONDS[unit] ?? Number.NaN)).toFixed(1)),
    'answered with an error': Number(refused),
  }
}

/** Runs wrk against a page, with Brotli as browsers request it. */
export async function runWrk(url: string, seconds: number, addCleanup: AddCleanup): Promise<Row> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url]
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  addCleanup(() => void child.kill())
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return readWrk(printed)
}
