import { editionHomes, listPaths } from '#lib/editions.ts'
import { pages } from '#lib/pages.ts'
import { getPageHref, type SitePrefix } from './homeLinks.ts'
import { DEFAULT_PARTNER } from './partners.ts'

/** An address no page has, to open the not-found page in the preview. */
export const UNKNOWN_PATH = pages.notFound.path

/** Where the links of messages lead, in each language; pages for those who hold one, so no routes of the public table. */
export const unsubscribePaths: readonly string[] = listPaths('unsubscribe')

const getPartnerPath = (route: 'link' | 'scan', partner: string) =>
  pages[route].path.replace('{partner}', encodeURIComponent(partner))

/** The redirect page of a partner: where "See My Buying Power" and every QR code lead. */
export const linkHref = (home: SitePrefix, partner: string) => getPageHref(home, getPartnerPath('link', partner))

/** The page on which a desktop visitor scans a partner's QR code. */
export const scanHref = (home: SitePrefix, partner: string) => getPageHref(home, getPartnerPath('scan', partner))

const leading = editionHomes.flatMap((home) => [linkHref(home, ''), scanHref(home, '')])

/** Whether a page at this path may lead its visitor on by itself, and so is not made to be looked at. */
export const isRedirectPage = (path: string): boolean => leading.some((start) => path.startsWith(start))

/** Where every "See My Buying Power" button leads: the link path with the default partner. */
export const getBuyingPowerHref = (home: SitePrefix) => linkHref(home, DEFAULT_PARTNER)

/** Where the business buttons lead without JavaScript: the demo form on the business page. */
export const DEMO_FORM_ID = 'demo'
export const getDemoHref = (home: SitePrefix) => `${getPageHref(home, pages.business.path)}#${DEMO_FORM_ID}`

/**
 * The address of a section of a home page, from any page.
 *
 * @param anchor a fragment with its hash, such as `#faq`
 */
export const getSectionHref = (home: SitePrefix, anchor: `#${string}`) => `${home}${anchor}`
