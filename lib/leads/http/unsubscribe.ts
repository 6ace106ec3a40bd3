import { parseUrlLocale } from '#lib/i18n/acceptLanguage.ts'
import { getErrorCode } from '../log.ts'
import type { LeadsServices } from '../services.ts'
import { suppress } from '../store/suppressions.ts'
import { readUnsubscribeToken, unsubscribePath } from '../unsubscribeLink.ts'

/**
 * Handles the unsubscribe links of messages. GET only redirects to the page, so that a scanner that follows every link
 * does not unsubscribe the recipient. POST unsubscribes at once (RFC 8058) and is idempotent; its body is not read. A
 * browser, unlike a mail program, is redirected to the page with the outcome.
 */
export async function unsubscribe(request: Request, services: LeadsServices): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const redirectToPage = (outcome?: { done: '1' }) => {
    const location = `${unsubscribePath(parseUrlLocale(request.url))}?${new URLSearchParams({ token, ...outcome })}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  if (request.method !== 'POST') return redirectToPage()
  const isBrowser = request.headers.get('accept')?.includes('text/html')
  const ticket = readUnsubscribeToken(services.secret, token)
  if (!ticket) return isBrowser ? redirectToPage() : new Response(null, { status: 400 })
  try {
    await suppress(services.store.db, ticket.emailDigest, services.now())
  } catch (error) {
    services.log.error({ code: getErrorCode(error) }, 'Unsubscription could not be stored')
    return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  }
  return isBrowser ? redirectToPage({ done: '1' }) : new Response(null, { status: 200 })
}
