import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { localeHomes, getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { signToken, verifyToken } from '#lib/security/signing.ts'
import { hashEmail } from './store/suppressions.ts'

/** What an unsubscribe link holds: no address, so none ends up in a browser history or an access log. */
export interface UnsubscribeTicket {
  leadId: string
  emailDigest: string
}

export const unsubscribePath = (locale: Locale) => getPageHref(localeHomes[locale], pages.unsubscribe.path)

/** The call that unsubscribes. It names the language of the page it may lead to, unless that is the default one. */
export const unsubscribeCall = (token: string, locale: Locale) =>
  `/api/unsubscribe?${new URLSearchParams({ token, ...(locale !== defaultLocale && { lang: locale }) })}`

/** The links of one message. They have no end date: anti-spam law asks for at least 60 days. */
export function unsubscribeLinks(
  { siteUrl, secret }: { siteUrl: string; secret: string },
  { id, email }: { id: string; email: string },
  locale: Locale,
) {
  const token = signToken(secret, 'unsubscribe', `${id} ${hashEmail(email)}`)
  return {
    /** For a person: asks once, so that a mail scanner following the link changes nothing. */
    page: `${siteUrl}${unsubscribePath(locale)}?token=${token}`,
    /** For a mail program's own button (RFC 8058). */
    oneClick: `${siteUrl}${unsubscribeCall(token, locale)}`,
  }
}

/** Reads a link's token; null when it is not ours. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeTicket | null {
  const [leadId, digest] = verifyToken(secret, 'unsubscribe', token)?.split(' ') ?? []
  return leadId !== undefined && digest !== undefined ? { leadId, emailDigest: digest } : null
}
