import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '#lib/log.ts'

/** The health checks. Each throws or hangs when its subject is unhealthy; the signal aborts it. */
type HealthChecks = Record<'disk' | 'store' | 'content' | 'mail', (signal: AbortSignal) => Promise<unknown>>

const CHECK_TIMEOUT_MS = 3_000

/** Time a report is cached, in milliseconds: a check of the mail server signs in there. */
const CACHE_MS = 10_000

/** A problem with which the site goes on: pages show the last complete content, or the disk fills up. */
export class HealthWarning extends Error {}

/** A problem with which pages cannot be read or leads cannot be stored. */
export class HealthProblem extends Error {}

/** Codes of answers: of PostgreSQL, such as 42501, and of mail servers. Those of connections, as EPIPE, have no digit. */
const ANSWER_CODE = /^(SMTP \d+|(?=.*\d)[0-9A-Z]{5})$/

/** Names an answer that is an error, such as 401 of Sanity's API; without one there was no answer. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'does not answer'
  if ('statusCode' in error) return `answers with an error (${String(error.statusCode)})`
  const code = getErrorCode(error)
  return ANSWER_CODE.test(code) ? `answers with an error (${code})` : 'does not answer'
}

async function findProblem(check: HealthChecks[keyof HealthChecks]) {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS)
  const timedOut = new Promise((_resolve, reject) => signal.addEventListener('abort', reject))
  try {
    await Promise.race([check(signal), timedOut])
    return undefined
  } catch (error) {
    const isKnown = error instanceof HealthProblem || error instanceof HealthWarning
    return isKnown ? error : new HealthProblem(describeFailure(error))
  }
}

async function runChecks(checks: HealthChecks) {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, problem: await findProblem(check) })),
  )
  const problems = found.flatMap(({ name, problem }) => (problem ? [{ name, problem }] : []))
  const isUnavailable = problems.some(({ name, problem }) => name !== 'mail' && !(problem instanceof HealthWarning))
  return {
    status: isUnavailable ? 'unavailable' : problems.length > 0 ? 'degraded' : 'ok',
    ...Object.fromEntries(found.map(({ name, problem }) => [name, problem ? 'failing' : 'ok'])),
    reasons: problems.map(({ name, problem }) => `${name}: ${problem.message}`),
  }
}

/**
 * Creates a handler that reports on disk, store, content and mail, with a reason for each unhealthy one: 200, or 503
 * when leads cannot be stored or pages cannot be read. Failing mail only degrades the site: it is delivered later.
 */
export function createHealthReport(checks: HealthChecks): () => Promise<Response> {
  let latest: ReturnType<typeof runChecks> | undefined
  let until = 0
  return async () => {
    if (!latest || performance.now() >= until) {
      latest = runChecks(checks)
      until = performance.now() + CACHE_MS
    }
    const report = await latest
    const status = report.status === 'unavailable' ? 503 : 200
    return Response.json(report, { status, headers: { 'cache-control': 'no-store' } })
  }
}

/** More than any upload needs. */
const MIN_FREE_BYTES = 256 * 1024 * 1024
const PROBE_BYTES = 64 * 1024

/** Checks that the data folder can be written; throws HealthProblem if not, HealthWarning if little space is left. */
export async function checkDisk(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true })
  } catch (error) {
    const code = getErrorCode(error)
    throw new HealthProblem(code === 'ENOSPC' ? 'the disk is full' : `the data folder cannot be written (${code})`)
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < MIN_FREE_BYTES) throw new HealthWarning('less than 256 MB are free')
}
