import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { localeHomes, getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { signToken, verifyToken } from '#lib/security/signing.ts'
import { hashEmail } from './store/suppressions.ts'

export const unsubscribePath = (locale: Locale) => getPageHref(localeHomes[locale], pages.unsubscribe.path)

/** Returns the URL that unsubscribes. It holds the language of the page it redirects to, unless that is the default. */
export const unsubscribeCall = (token: string, locale: Locale) =>
  `/api/unsubscribe?${new URLSearchParams({ token, ...(locale !== defaultLocale && { lang: locale }) })}`

/** Creates the unsubscribe links of a message. They never expire: Canada's Anti-Spam Legislation requires 60 days. */
export function unsubscribeLinks(
  { siteUrl, secret }: { siteUrl: string; secret: string },
  { id, email }: { id: string; email: string },
  locale: Locale,
) {
  // The token holds no address, so that none is in a browser history or an access log.
  const token = signToken(secret, 'unsubscribe', `${id} ${hashEmail(email)}`)
  return {
    /** For a person: asks for confirmation, so that a mail scanner that follows the link changes nothing. */
    page: `${siteUrl}${unsubscribePath(locale)}?token=${token}`,
    oneClick: `${siteUrl}${unsubscribeCall(token, locale)}`,
  }
}

/** Verifies a link's token; null when it is invalid. */
export function readUnsubscribeToken(secret: string, token: string) {
  const [leadId, digest] = verifyToken(secret, 'unsubscribe', token)?.split(' ') ?? []
  return leadId !== undefined && digest !== undefined ? { leadId, emailDigest: digest } : null
}
