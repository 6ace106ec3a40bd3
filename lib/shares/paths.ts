import { z } from 'zod'
import { isSwitchedOff, linkValueOf } from '#lib/links/partnerDocument.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { publicRoutes, scanHref, UNKNOWN_PATH, UNSUBSCRIBE_PATH } from '#lib/links/routes.ts'

/** The page of each document whose draft can be shared. A link page is left at once, so nobody could look at it. */
const pageOf: Readonly<Record<string, string>> = {
  personalPage: publicRoutes.home.path,
  businessPage: publicRoutes.business.path,
  waitlistPage: publicRoutes.waitlist.path,
  supportPage: publicRoutes.support.path,
  scanPage: scanHref('/', DEFAULT_PARTNER),
  notFoundPage: UNKNOWN_PATH,
  unsubscribePage: UNSUBSCRIBE_PATH,
}

const policies: readonly string[] = [publicRoutes.privacy.path, publicRoutes.terms.path, publicRoutes.cookies.path]

const withSlug = z.object({ slug: z.object({ current: z.string() }) })

function policyPath(document: object): string | undefined {
  const path = `/${withSlug.safeParse(document).data?.slug.current}`
  return policies.find((each) => each === path)
}

/** The page of a partner that is switched off is the default one's, which is not its own to share. */
function partnerPath(document: object): string | undefined {
  const value = linkValueOf(document)
  return value === undefined || isSwitchedOff(document) ? undefined : scanHref('/', value)
}

/**
 * The page of a document, when a link to its draft can be shared.
 *
 * @param document as it is in the Studio
 */
export function sharablePath(document: { _type: string }): string | undefined {
  if (document._type === 'legalPolicy') return policyPath(document)
  return document._type === 'partner' ? partnerPath(document) : pageOf[document._type]
}
