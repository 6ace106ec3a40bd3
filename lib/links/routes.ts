import { editionHomes, listPaths } from '#lib/editions.ts'
import { pages } from '#lib/pages.ts'
import { getPageHref, getPagePath, type SitePrefix } from './homeLinks.ts'
import { DEFAULT_PARTNER } from './partners.ts'

/** Path of no page, which opens the not-found page in the preview. */
export const UNKNOWN_PATH = pages.notFound.path

/** Paths of the unsubscribe pages, which only links of messages lead to. */
export const unsubscribePaths: readonly string[] = listPaths('unsubscribe')

const getPartnerPath = (route: 'link' | 'scan', partner: string) =>
  pages[route].path.replace('{partner}', encodeURIComponent(partner))

/** Returns the path of a partner's link page, which "See My Buying Power" and QR codes link to. */
export const getLinkHref = (home: SitePrefix, partner: string) => getPageHref(home, getPartnerPath('link', partner))

/** Returns the path of a partner's scan page, where desktop visitors scan the QR code. */
export const getScanHref = (home: SitePrefix, partner: string) => getPageHref(home, getPartnerPath('scan', partner))

/** What the paths of pages that redirect by themselves start with. */
export const redirectPagePrefixes = editionHomes.flatMap((home) => [getLinkHref(home, ''), getScanHref(home, '')])

/** Returns whether the page at a path redirects by itself. */
export const isRedirectPage = (path: string): boolean => {
  const page = getPagePath(path)
  return redirectPagePrefixes.some((start) => page.startsWith(start))
}

/** Returns the target of "See My Buying Power": the link page of a partner, by default the site's own. */
export const getBuyingPowerHref = (home: SitePrefix, partner: string = DEFAULT_PARTNER) => getLinkHref(home, partner)

/** Anchor of the demo form. */
export const DEMO_FORM_ID = 'demo'
/** Returns the link to the demo form. */
export const getDemoHref = (home: SitePrefix) => `${getPageHref(home, pages.business.path)}#${DEMO_FORM_ID}`

/** Returns the link to a section of a home page. */
export const getSectionHref = (home: SitePrefix, anchor: `#${string}`) => `${home}${anchor}`
