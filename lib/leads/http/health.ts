/** What is looked at, each by a call that throws or hangs when it is not well. */
export type HealthChecks = Record<'store' | 'content' | 'mail', () => Promise<unknown>>

/** A check that takes longer counts as not well, in milliseconds. */
const CHECK_TIMEOUT_MS = 3_000

async function isWell(check: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), CHECK_TIMEOUT_MS)
  const result = check().then(
    () => true,
    () => false,
  )
  return Promise.race([result, late.promise]).finally(() => clearTimeout(timer))
}

const word = (well: boolean) => (well ? 'ok' : 'failing')

/**
 * Tells whether store, content and mail are well, without a word about why not.
 *
 * Mail alone does not make the site unwell: requests are still accepted and delivered later.
 *
 * @returns 200, or 503 when requests cannot be stored or pages not be read
 */
export async function health(checks: HealthChecks): Promise<Response> {
  const [store, content, mail] = await Promise.all([isWell(checks.store), isWell(checks.content), isWell(checks.mail)])
  const status = store && content ? (mail ? 'ok' : 'degraded') : 'unavailable'
  return Response.json(
    { status, store: word(store), content: word(content), mail: word(mail) },
    { status: status === 'unavailable' ? 503 : 200, headers: { 'cache-control': 'no-store' } },
  )
}
