import { markedScanHref } from '#lib/links/destinations.ts'
import { editions, editionsOf } from '#lib/editions.ts'
import { pageHref } from '#lib/links/homeLinks.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { linkHref } from '#lib/links/routes.ts'
import { pageList, pages } from '#lib/pages.ts'
import type { PageName } from '#lib/pages.ts'

/** A page of the site, or an anchor on it. */
export interface Place {
  title: string
  href: string
}

/** A page in each of its editions. */
const everywhere = (name: PageName, hrefIn: (home: SitePrefix) => string, title: string = pages[name].title): Place[] =>
  editionsOf(name).map((edition) => {
    const { home, suffix } = editions[edition]
    return { title: title + suffix, href: hrefIn(home) }
  })

/** A page of a fixed path, or the part of it under an anchor. */
export const page = (name: PageName, anchor = ''): Place[] =>
  everywhere(name, (home) => `${pageHref(home, pages[name].path)}${anchor}`)

/** A page of a legal document. */
const legal = (title: string, path: string) => everywhere('privacy', (home) => pageHref(home, path), title)

/** A legal document's page. */
export const policy = (title: string, slug: string) => legal(title, `/${slug}`)

/** The list of a legal document's versions, and one of them. */
export const policyHistory = (slug: string) => legal('Version history', `/${slug}/history`)
export const policyVersion = (title: string, slug: string, number: number) =>
  legal(`${title}, version ${number}`, `/${slug}/history/${number}`)

/** The page that leads on to the store, under a partner's name. */
export const link = (partner: string = DEFAULT_PARTNER) => everywhere('link', (home) => linkHref(home, partner))

/** The page with a partner's QR code, with the mark that keeps a desktop visitor there. */
export const scan = (partner: string = DEFAULT_PARTNER) => everywhere('scan', (home) => markedScanHref(home, partner))

/** Where the document of a page shows. */
export function placesOf(name: PageName): Place[] {
  if (name === 'link') return link()
  return name === 'scan' ? scan() : page(name)
}

const framedPages = pageList.filter(({ path }) => !path.includes('{'))

/** Pages with header and footer. */
export const framed = framedPages.flatMap(({ name, type, path }) => [
  ...page(name),
  ...(type === 'legalPolicy' ? policyHistory(path.slice(1)) : []),
])

/** Every page of the site, with the default partner's link and scan pages. */
export const all = [...framed, ...link(), ...scan()]
