/** What is looked at, each by a call that throws or hangs when it is not well; the signal says when to give up. */
export type HealthChecks = Record<'disk' | 'store' | 'content' | 'mail', (signal: AbortSignal) => Promise<unknown>>

/** A check that takes longer counts as not well, in milliseconds. */
const CHECK_TIMEOUT_MS = 3_000

/** How long all who ask share one answer, in milliseconds: looking logs in at the mail server. */
const CACHE_MS = 10_000

/** A problem that the report describes, though the site goes on with the last complete content. */
export class HealthWarning extends Error {}

/** A problem that the report describes and that makes the site unavailable. */
export class HealthProblem extends Error {}

const NO_ANSWER = 'does not answer'

/** What a check found wrong; undefined when it found nothing. */
async function findProblem(
  check: HealthChecks[keyof HealthChecks],
): Promise<HealthProblem | HealthWarning | undefined> {
  const late = Promise.withResolvers<HealthProblem>()
  const giveUp = new AbortController()
  const timer = setTimeout(() => {
    giveUp.abort()
    late.resolve(new HealthProblem(NO_ANSWER))
  }, CHECK_TIMEOUT_MS)
  const result = check(giveUp.signal).then(
    () => undefined,
    (error: unknown) =>
      error instanceof HealthProblem || error instanceof HealthWarning ? error : new HealthProblem(NO_ANSWER),
  )
  return Promise.race([result, late.promise]).finally(() => clearTimeout(timer))
}

async function look(checks: HealthChecks) {
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
 * Tells whether disk, store, content and mail are well, with a reason for each that is not, and looks no more often than every
 * ten seconds, however many ask.
 *
 * Failing mail, incomplete content or little room on the disk only degrade the site: requests are delivered later, and
 * pages show the last complete content.
 *
 * @returns a call that answers 200, or 503 when requests cannot be stored or pages not be read
 */
export function createHealthReport(checks: HealthChecks): () => Promise<Response> {
  let latest: ReturnType<typeof look> | undefined
  let until = 0
  return async () => {
    if (!latest || performance.now() >= until) {
      latest = look(checks)
      until = performance.now() + CACHE_MS
    }
    const report = await latest
    const status = report.status === 'unavailable' ? 503 : 200
    return Response.json(report, { status, headers: { 'cache-control': 'no-store' } })
  }
}
