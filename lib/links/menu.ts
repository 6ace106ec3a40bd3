import type { SitePrefix } from './homeLinks.ts'
import { sectionHref } from './routes.ts'
import { resolveHref } from './resolveHref.ts'

/** Where a reader stands: which home the page belongs to, and whether it is that home page itself. */
export interface Standpoint {
  readonly home: SitePrefix
  readonly atHome: boolean
}

/** A link as the browser needs it. */
export interface LinkTarget {
  readonly href: string
  /** Leads away from the site. */
  readonly external: boolean
}

const isAnchor = (href: string): href is `#${string}` => href.startsWith('#')

/**
 * Where a menu item written by an editor leads from the page it is shown on: `#faq` is a section of the home page,
 * `/support` a page, of the same home if it has it, anything else another site.
 */
export function menuTarget(href: string, { home, atHome }: Standpoint): LinkTarget {
  if (isAnchor(href)) return { href: atHome ? href : sectionHref(home, href), external: false }
  if (href.startsWith('/')) return { href: resolveHref(home, href), external: false }
  return { href, external: true }
}
