import { parseUrlLocale } from '#lib/i18n/acceptLanguage.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { localeHomes, getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { signToken, verifyToken } from '#lib/security/signing.ts'
import { getErrorCode } from '#lib/log.ts'
import type { LeadsServices } from './services.ts'
import { findLead, hashEmail, leaveWaitlist } from './database/leads.ts'
import { hasUnsubscribed, suppress } from './database/suppressions.ts'

const unsubscribePath = (locale: Locale) => getPageHref(localeHomes[locale], pages.unsubscribe.path)

/** Parameter by which the page's button differs from a mail program, whose `Accept` header may be a browser's. */
const FROM_PAGE = 'page'

const createUnsubscribeUrl = (token: string, locale: Locale, from?: Record<string, string>) =>
  `/api/unsubscribe?${new URLSearchParams({ token, ...(locale !== defaultLocale && { lang: locale }), ...from })}`

/** Returns the URL of the page's button. It holds the language of the page, unless that is the default. */
export const getUnsubscribeUrl = (token: string, locale: Locale) =>
  createUnsubscribeUrl(token, locale, { [FROM_PAGE]: '1' })

/** Creates the unsubscribe links of a message. They never expire: Canada's Anti-Spam Legislation requires 60 days. */
export function createUnsubscribeLinks(
  { siteUrl, secret }: { siteUrl: string; secret: string },
  { id, email }: { id: string; email: string },
  locale: Locale,
) {
  // The token holds no address, so that none is in a browser history or an access log.
  const token = signToken(secret, 'unsubscribe', `${id} ${hashEmail(email)}`)
  return {
    /** For a person: asks for confirmation, so that a mail scanner that follows the link changes nothing. */
    page: `${siteUrl}${unsubscribePath(locale)}?token=${token}`,
    oneClick: `${siteUrl}${createUnsubscribeUrl(token, locale)}`,
  }
}

export function readUnsubscribeToken(secret: string, token: string) {
  const [leadId, digest] = verifyToken(secret, 'unsubscribe', token)?.split(' ') ?? []
  return leadId !== undefined && digest !== undefined ? { leadId, emailDigest: digest } : null
}

/**
 * Reads what the page of an unsubscribe link shows; null for an invalid token. Who opens the link again has unsubscribed
 * already, unless the address has asked for something since.
 *
 * @returns an email that is undefined once the lead was deleted
 */
export async function readUnsubscribeRequest(
  { database: { db }, secret }: Pick<LeadsServices, 'database' | 'secret'>,
  token: string,
): Promise<{ email: string | undefined; isDone: boolean } | null> {
  const ticket = readUnsubscribeToken(secret, token)
  if (!ticket) return null
  const lead = await findLead(db, ticket.leadId)
  return { email: lead?.email, isDone: await hasUnsubscribed(db, ticket.emailDigest) }
}

/**
 * Handles the unsubscribe links of messages. GET only redirects to the page, so that a scanner that follows every link
 * does not unsubscribe the recipient. POST unsubscribes at once (RFC 8058), without a redirect; the page's button leads
 * back to the page. The waitlist keeps an address until then only, as the privacy policy says, also one that joined after
 * the message was sent: the press is later than that consent.
 *
 * @param services null while their database cannot be opened
 */
export async function unsubscribe(request: Request, services: LeadsServices | null): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const redirectToPage = (outcome?: { done: '1' }) => {
    const location = `${unsubscribePath(parseUrlLocale(request.url))}?${new URLSearchParams({ token, ...outcome })}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  if (request.method !== 'POST') return redirectToPage()
  const isPage = searchParams.has(FROM_PAGE)
  // The page asks again. If it cannot be shown either, the error page has a button to try again.
  const unavailable = () =>
    isPage ? redirectToPage() : new Response(null, { status: 503, headers: { 'retry-after': '30' } })
  if (!services) return unavailable()
  const ticket = readUnsubscribeToken(services.secret, token)
  if (!ticket) return isPage ? redirectToPage() : new Response(null, { status: 400 })
  try {
    await suppress(services.database.db, ticket.emailDigest, services.now())
    const deliveries = await leaveWaitlist(services.database.db, ticket.leadId, ticket.emailDigest)
    await services.deleteMessages(deliveries)
  } catch (error) {
    services.log.error({ code: getErrorCode(error) }, 'An unsubscription could not be stored. Check the database.')
    return unavailable()
  }
  return isPage ? redirectToPage({ done: '1' }) : new Response(null, { status: 200 })
}
