/** What is looked at, each by a call that throws or hangs when it is not well; the signal says when to give up. */
export type HealthChecks = Record<'store' | 'content' | 'mail', (signal: AbortSignal) => Promise<unknown>>

/** A check that takes longer counts as not well, in milliseconds. */
const CHECK_TIMEOUT_MS = 3_000

/** How long all who ask share one answer, in milliseconds: looking logs in at the mail server. */
const SHARED_MS = 10_000

/** What is wrong, in words that anybody may read; nothing of any other error is shown. */
export class HealthProblem extends Error {}

const NO_ANSWER = 'does not answer'

/** What a check found wrong; undefined when it found nothing. */
async function findProblem(check: HealthChecks[keyof HealthChecks]): Promise<string | undefined> {
  const late = Promise.withResolvers<string>()
  const giveUp = new AbortController()
  const timer = setTimeout(() => {
    giveUp.abort()
    late.resolve(NO_ANSWER)
  }, CHECK_TIMEOUT_MS)
  const result = check(giveUp.signal).then(
    () => undefined,
    (error: unknown) => (error instanceof HealthProblem ? error.message : NO_ANSWER),
  )
  return Promise.race([result, late.promise]).finally(() => clearTimeout(timer))
}

const word = (problem: string | undefined) => (problem === undefined ? 'ok' : 'failing')

async function look(checks: HealthChecks) {
  const [store, content, mail] = await Promise.all([
    findProblem(checks.store),
    findProblem(checks.content),
    findProblem(checks.mail),
  ])
  const works = store === undefined && content === undefined
  const status = works ? (mail === undefined ? 'ok' : 'degraded') : 'unavailable'
  const reasons = Object.entries({ store, content, mail }).flatMap(([name, problem]) =>
    problem === undefined ? [] : [`${name}: ${problem}`],
  )
  return { status, store: word(store), content: word(content), mail: word(mail), reasons }
}

/**
 * Tells whether store, content and mail are well, with a reason for each that is not, and looks no more often than every
 * ten seconds, however many ask.
 *
 * Mail alone does not make the site unwell: requests are still accepted and delivered later.
 *
 * @returns a call that answers 200, or 503 when requests cannot be stored or pages not be read
 */
export function healthReport(checks: HealthChecks): () => Promise<Response> {
  let latest: ReturnType<typeof look> | undefined
  let until = 0
  return async () => {
    if (!latest || performance.now() >= until) {
      latest = look(checks)
      until = performance.now() + SHARED_MS
    }
    const report = await latest
    const status = report.status === 'unavailable' ? 503 : 200
    return Response.json(report, { status, headers: { 'cache-control': 'no-store' } })
  }
}
