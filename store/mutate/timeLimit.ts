import { createContext, Script } from 'node:vm'
import { storeLog } from '#lib/log.ts'
import { apiError, tooLarge } from '../http/errors.ts'
import { isRecord } from '#lib/isRecord.ts'

/** Nothing else is served meanwhile. What the Studio and the importer send takes milliseconds. */
const MAX_MS = 5000
/** The longest that a change may take while the thread waits for the CPU of a busy machine, as during a first start. */
const MAX_STARVED_MS = 20_000
/** Time in which a caller may not write after exceeding the limit, so that repetition does not block the store. */
const PAUSE_MS = 60_000

/** Node limits the time of scripts only, so a script calls the function. */
const script = new Script('run()')
const scope: { run?: () => void } = {}
createContext(scope)

const pausedUntil = new Map<string, number>()

/** Returns the CPU time that this thread has used. */
function getCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const isTimeout = (error: unknown) => isRecord(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** Runs the script once more if it was mostly without the CPU, with as much time as gives it the same share again. */
function runScript(startedMs: number): void {
  try {
    script.runInContext(scope, { timeout: MAX_MS })
  } catch (error) {
    const usedMs = Math.max(1, getCpuMs() - startedMs)
    if (!isTimeout(error) || usedMs > MAX_MS / 2) throw error
    script.runInContext(scope, { timeout: Math.min(MAX_STARVED_MS, Math.round(MAX_MS ** 2 / usedMs)) })
  }
}

/**
 * Runs a synchronous function without side effects for a caller, and stops it after the limit.
 *
 * @throws 413 when the function takes too long, 429 for a minute after that
 */
export function runWithinLimit(caller: string, run: () => void): void {
  if (performance.now() < (pausedUntil.get(caller) ?? 0)) {
    const headers = { 'retry-after': String(PAUSE_MS / 1000) }
    throw apiError(429, 'Your last change took too long. Wait a minute, then make a smaller one.', headers)
  }
  const startedMs = getCpuMs()
  try {
    scope.run = run
    runScript(startedMs)
  } catch (error) {
    if (!isTimeout(error)) throw error
    pausedUntil.set(caller, performance.now() + PAUSE_MS)
    storeLog().warn({ by: caller }, 'A change took too long and was refused.')
    throw tooLarge('This change takes too long. Split it into smaller ones.')
  }
}
