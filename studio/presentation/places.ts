import { getMarkedScanHref } from '#lib/links/destinations.ts'
import { editions, listEditions } from '#lib/editions.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { linkHref } from '#lib/links/routes.ts'
import { pageList, type PageName, pages } from '#lib/pages.ts'

/** A page of the site, or an anchor on it. */
export interface Place {
  title: string
  href: string
}

/** The places of the site in one language; in all of them for what every language shares. */
export function createPlaces(locale?: Locale) {
  /** A page in each of its editions. */
  const everywhere = (
    name: PageName,
    hrefIn: (home: SitePrefix) => string,
    title: string = pages[name].title,
  ): Place[] =>
    listEditions(name)
      .map((edition) => editions[edition])
      .filter((edition) => locale === undefined || edition.locale === locale)
      .map(({ home, suffix }) => ({ title: title + suffix, href: hrefIn(home) }))

  /** A page of a fixed path, or the part of it under an anchor. */
  const page = (name: PageName, anchor = ''): Place[] =>
    everywhere(name, (home) => `${getPageHref(home, pages[name].path)}${anchor}`)

  /** A page of a legal document. */
  const legal = (title: string, path: string) => everywhere('privacy', (home) => getPageHref(home, path), title)

  /** The page that leads on to the store, under a partner's name. */
  const link = (partner: string = DEFAULT_PARTNER) => everywhere('link', (home) => linkHref(home, partner))

  /** The page with a partner's QR code, with the mark that keeps a desktop visitor there. */
  const scan = (partner: string = DEFAULT_PARTNER) => everywhere('scan', (home) => getMarkedScanHref(home, partner))

  /** The list of a legal document's versions. */
  const policyHistory = (slug: string) => legal('Version history', `/${slug}/history`)

  /** Pages with header and footer. */
  const framed = pageList
    .filter(({ path }) => !path.includes('{'))
    .flatMap(({ name, type, path }) => [...page(name), ...(type === 'legalPolicy' ? policyHistory(path.slice(1)) : [])])

  return {
    page,
    link,
    scan,
    framed,
    policyHistory,
    policy: (title: string, slug: string) => legal(title, `/${slug}`),
    policyVersion: (title: string, slug: string, number: number) =>
      legal(`${title}, version ${number}`, `/${slug}/history/${number}`),
    /** Where the document of a page shows. */
    getPlaces(name: PageName): Place[] {
      if (name === 'link') return link()
      return name === 'scan' ? scan() : page(name)
    },
    /** Every page of the site, with the default partner's link and scan pages. */
    all: [...framed, ...link(), ...scan()],
  }
}
