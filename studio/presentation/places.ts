import { markedScanHref } from '#lib/links/destinations.ts'
import { pageHref } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { linkHref, publicRoutes, UNKNOWN_PATH } from '#lib/links/routes.ts'

/** A page of the site, or an anchor on it. */
export interface Place {
  title: string
  href: string
}

const HOMES = [
  { home: '/', suffix: '' },
  { home: '/lp1', suffix: ', variant' },
] as const

/** A page under the root and under the landing variant. */
const everywhere = (title: string, hrefIn: (home: '/' | '/lp1') => string): Place[] =>
  HOMES.map(({ home, suffix }) => ({ title: title + suffix, href: hrefIn(home) }))

/** A page of a fixed path. */
const page = (title: string, path: string) => everywhere(title, (home) => pageHref(home, path))

/** The personal page, or the part of it under an anchor. */
export const personal = (anchor = '') => everywhere('Personal page', (home) => `${home}${anchor}`)

/** The business page, or the part of it under an anchor. */
export const business = (anchor = ''): Place[] => [
  { title: 'Business page', href: `${publicRoutes.business.path}${anchor}` },
]

export const waitlist = page('Android waitlist', publicRoutes.waitlist.path)
export const support = page('Support', publicRoutes.support.path)

/** A legal document's page. */
export const policy = (title: string, slug: string) => page(title, `/${slug}`)

/** The list of a legal document's versions, and one of them. */
export const policyHistory = (slug: string) => page('Version history', `/${slug}/history`)
export const policyVersion = (title: string, slug: string, number: number) =>
  page(`${title}, version ${number}`, `/${slug}/history/${number}`)

/** The page that sends a partner's visitors to the app store. */
export const link = (partner: string = DEFAULT_PARTNER) => everywhere('Link page', (home) => linkHref(home, partner))

/** The page with a partner's QR code, with the parameter that keeps desktop visitors on it. */
export const scan = (partner: string = DEFAULT_PARTNER) =>
  everywhere('Scan page', (home) => markedScanHref(home, partner))

export const unsubscribe: Place[] = [{ title: 'Unsubscribe', href: '/unsubscribe' }]

export const notFound: Place[] = [{ title: 'Page not found', href: UNKNOWN_PATH }]

const policies = [
  { title: 'Privacy policy', ...publicRoutes.privacy },
  { title: 'Terms of use', ...publicRoutes.terms },
  { title: 'Cookie policy', ...publicRoutes.cookies },
].flatMap(({ title, path }) => {
  const slug = path.slice(1)
  return [...policy(title, slug), ...policyHistory(slug)]
})

/** Pages with header and footer. */
export const framed = [...personal(), ...business(), ...waitlist, ...support, ...policies, ...unsubscribe, ...notFound]

/** Every page of the site, with the default partner's link and scan pages. */
export const all = [...framed, ...link(), ...scan()]
