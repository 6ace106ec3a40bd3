import { normalizePath } from './path.ts'
import { routeKind } from './routeKind.ts'
import { getPageHref, type SitePrefix } from './homeLinks.ts'
import { getSectionHref } from './routes.ts'

/**
 * Where a path of this site that an editor wrote leads visitors of one home: those of the landing variant stay within
 * it wherever it has the page. Redirects, uploads and pages of no home have one address only.
 *
 * @param written begins with a slash; a query and a section may follow
 */
export function resolveHref(home: SitePrefix, written: string): string {
  const [path = ''] = written.split(/[?#]/, 1)
  const within = getPageHref(home, path)
  const plain = normalizePath(within)
  const isPage = plain !== undefined && routeKind(plain) === 'page'
  return isPage ? `${within}${written.slice(path.length)}` : written
}

/** Where a reader stands: which home the page belongs to, and whether it is that home page itself. */
export interface Standpoint {
  readonly home: SitePrefix
  readonly atHome: boolean
}

interface LinkTarget {
  readonly href: string
  /** Leads away from the site. */
  readonly external: boolean
}

const isAnchor = (href: string): href is `#${string}` => href.startsWith('#')

/**
 * Where a menu item written by an editor leads from the page it is shown on: `#faq` is a section of the home page,
 * `/support` a page, of the same home if it has it, anything else another site.
 */
export function getMenuTarget(href: string, { home, atHome }: Standpoint): LinkTarget {
  if (isAnchor(href)) return { href: atHome ? href : getSectionHref(home, href), external: false }
  if (href.startsWith('/')) return { href: resolveHref(home, href), external: false }
  return { href, external: true }
}
