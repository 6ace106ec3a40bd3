import { errorCode } from '../log.ts'
import type { LeadsServices } from '../services.ts'
import { suppress } from '../store/suppressions.ts'
import { readUnsubscribeToken } from '../unsubscribeLink.ts'

function redirect(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })
}

/** The page that a link's token opens, or shows as done. */
function pageOf(token: string, done = false): string {
  return `/unsubscribe?${new URLSearchParams({ token, ...(done && { done: '1' }) })}`
}

/** Whether the page's own button sent this, rather than a mail program; the person then gets to see a page. */
async function isFromPage(request: Request): Promise<boolean> {
  if (!request.headers.get('content-type')?.includes('form')) return false
  const form = await request.formData().catch(() => null)
  return form?.get('from') === 'page'
}

/**
 * Answers the links of messages. GET changes nothing and leads to the page, so that a scanner that follows every link
 * unsubscribes nobody; POST unsubscribes at once (RFC 8058), again and again if need be.
 */
export async function unsubscribe(request: Request, services: LeadsServices): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (request.method !== 'POST') return redirect(pageOf(token))
  const fromPage = await isFromPage(request)
  const ticket = readUnsubscribeToken(services.secret, token)
  if (!ticket) return fromPage ? redirect(pageOf(token)) : new Response(null, { status: 400 })
  try {
    await suppress(services.store.db, ticket.emailDigest, services.now())
  } catch (error) {
    services.log.error({ code: errorCode(error) }, 'unsubscription not stored')
    return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  }
  return fromPage ? redirect(pageOf(token, true)) : new Response(null, { status: 200 })
}
