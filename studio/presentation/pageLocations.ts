import { getMarkedScanHref } from '#lib/links/destinations.ts'
import { editions, listEditions } from '#lib/editions.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { linkHref } from '#lib/links/routes.ts'
import { pageList, type PageName, pages } from '#lib/pages.ts'

/** A page of the site, or an anchor on it. */
export interface PageLocation {
  title: string
  href: string
}

/** Creates lists of the site's pages in one language, or without `locale` in all of them. */
export function createPageLocations(locale?: Locale) {
  /** Lists a page in each of its editions. */
  const listLocations = (
    name: PageName,
    getHref: (home: SitePrefix) => string,
    title: string = pages[name].title,
  ): PageLocation[] =>
    listEditions(name)
      .map((edition) => editions[edition])
      .filter((edition) => locale === undefined || edition.locale === locale)
      .map(({ home, suffix }) => ({ title: title + suffix, href: getHref(home) }))

  /** Lists a page without path parameters, or an anchor on it. */
  const page = (name: PageName, anchor = ''): PageLocation[] =>
    listLocations(name, (home) => `${getPageHref(home, pages[name].path)}${anchor}`)

  const legalPage = (title: string, path: string) => listLocations('privacy', (home) => getPageHref(home, path), title)

  const link = (partner: string = DEFAULT_PARTNER) => listLocations('link', (home) => linkHref(home, partner))

  /** Lists the scan page with the mark that keeps a visitor there. */
  const scan = (partner: string = DEFAULT_PARTNER) => listLocations('scan', (home) => getMarkedScanHref(home, partner))

  const policyHistory = (slug: string) => legalPage('Version history', `/${slug}/history`)

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
    policy: (title: string, slug: string) => legalPage(title, `/${slug}`),
    policyVersion: (title: string, slug: string, number: number) =>
      legalPage(`${title}, version ${number}`, `/${slug}/history/${number}`),
    getLocations(name: PageName): PageLocation[] {
      if (name === 'link') return link()
      return name === 'scan' ? scan() : page(name)
    },
    /** Every page of the site, with the default partner's link and scan pages. */
    all: [...framed, ...link(), ...scan()],
  }
}
