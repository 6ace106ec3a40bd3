import { defaultLocale, isLocale, type Locale } from '#lib/i18n/locales.ts'
import { withRequestLocale } from '#lib/i18n/requestLocale.ts'
import { getErrorCode } from '../log.ts'
import type { LeadsServices } from '../services.ts'
import { suppress } from '../store/suppressions.ts'
import { readUnsubscribeToken, unsubscribePath } from '../unsubscribeLink.ts'
import { errorResponse } from './answers.ts'
import { readFormBody } from './requestBody.ts'

function redirect(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })
}

function getPage({ token, locale }: Link, done = false): string {
  return `${unsubscribePath(locale)}?${new URLSearchParams({ token, ...(done && { done: '1' }) })}`
}

interface Link {
  token: string
  locale: Locale
}

/** Query parameters of the endpoint. */
function readLink(request: Request): Link {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('lang')
  return { token: searchParams.get('token') ?? '', locale: isLocale(locale) ? locale : defaultLocale }
}

/** Returns whether a browser, rather than a mail program, sent the request. */
function showsPages(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

/**
 * Handles the unsubscribe links of messages. GET only redirects to the page, so that a scanner that follows every link
 * does not unsubscribe the recipient. POST unsubscribes at once (RFC 8058) and is idempotent.
 */
export async function unsubscribe(request: Request, services: LeadsServices): Promise<Response> {
  const link = readLink(request)
  if (request.method !== 'POST') return redirect(getPage(link))
  const ticket = readUnsubscribeToken(services.secret, link.token)
  if (!ticket) return showsPages(request) ? redirect(getPage(link)) : new Response(null, { status: 400 })
  const body = await readFormBody(request)
  if (!body.ok) return withRequestLocale(link.locale, () => errorResponse(body.code))
  try {
    await suppress(services.store.db, ticket.emailDigest, services.now())
  } catch (error) {
    services.log.error({ code: getErrorCode(error) }, 'Unsubscription could not be stored')
    return new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  }
  // The page's own button asks for HTML, so a page is shown next.
  const fromPage = body.value?.get('from') === 'page'
  return fromPage ? redirect(getPage(link, true)) : new Response(null, { status: 200 })
}
