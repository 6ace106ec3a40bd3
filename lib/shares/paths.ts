import { getPublishedId } from '@sanity/client/csm'
import { getLanguage, toIdInLanguage } from '#lib/content/languages.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER, isSwitchedOff, getSlug } from '#lib/links/partners.ts'
import { getScanHref } from '#lib/links/routes.ts'
import { pageList } from '#lib/pages.ts'

/** The page of a link that has expired, was revoked or is not complete. */
export const SHARE_ENDED_PATH = '/shared/ended'

/** Start of the paths of shared landing pages; their id follows. */
export const SHARED_LANDING_PATH = '/landing/'

/** Returns the page of a document if its draft can be shared. */
export function getSharablePath(document: { _type: string; _id?: string }): string | undefined {
  const slug = getSlug(document)
  if (document._type === 'landingPage') {
    // By its id: a draft may change the path, and a French document has none.
    const id = toIdInLanguage(getPublishedId(document._id ?? ''), defaultLocale)
    return toLocalizedPath(`${SHARED_LANDING_PATH}${id}`, getLanguage(document))
  }
  if (document._type === 'partner') {
    // A disabled partner shows the default partner's page, which is not shared for it.
    return slug === undefined || isSwitchedOff(document) ? undefined : getScanHref('/', slug)
  }
  const page = pageList.find(
    ({ type, path, shareable }) =>
      shareable && type === document._type && (type !== 'legalPolicy' || path === `/${slug}`),
  )
  return page && toLocalizedPath(page.path.replace('{partner}', DEFAULT_PARTNER), getLanguage(document))
}
