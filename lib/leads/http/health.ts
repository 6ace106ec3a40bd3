/** What is looked at, each by a call that throws or hangs when it is not well; the signal says when to give up. */
export type HealthChecks = Record<'store' | 'content' | 'mail', (signal: AbortSignal) => Promise<unknown>>

/** A check that takes longer counts as not well, in milliseconds. */
const CHECK_TIMEOUT_MS = 3_000

/** How long all who ask share one answer, in milliseconds: looking logs in at the mail server. */
const SHARED_MS = 10_000

async function isWell(check: HealthChecks[keyof HealthChecks]): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const giveUp = new AbortController()
  const timer = setTimeout(() => {
    giveUp.abort()
    late.resolve(false)
  }, CHECK_TIMEOUT_MS)
  const result = check(giveUp.signal).then(
    () => true,
    () => false,
  )
  return Promise.race([result, late.promise]).finally(() => clearTimeout(timer))
}

const word = (well: boolean) => (well ? 'ok' : 'failing')

async function look(checks: HealthChecks) {
  const [store, content, mail] = await Promise.all([isWell(checks.store), isWell(checks.content), isWell(checks.mail)])
  const status = store && content ? (mail ? 'ok' : 'degraded') : 'unavailable'
  return { status, store: word(store), content: word(content), mail: word(mail) }
}

/**
 * Tells whether store, content and mail are well, without a word about why not, and looks no more often than every ten
 * seconds, however many ask.
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
