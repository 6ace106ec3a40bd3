/**
 * Where "home" is, per prefix the site answers under: the root, the landing variant and
 * the business page.
 */
const homeLinks = ['/', '/lp1', '/business'] as const

export type SitePrefix = (typeof homeLinks)[number]

/** The home link unless another is chosen. */
export const DEFAULT_HOME_LINK: SitePrefix = '/'

/** The prefix of the consumer landing variant, whose pages repeat those under the root. */
const VARIANT: SitePrefix = '/lp1'

/** True for a path that is `prefix` itself or lies under it. */
const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/**
 * The home link a path belongs to.
 *
 * @param path a pathname without query or hash, such as `/lp1/privacy`
 */
export function homeLinkOf(path: string): SitePrefix {
  return homeLinks.find((home) => home !== '/' && isUnder(path, home)) ?? DEFAULT_HOME_LINK
}

/**
 * The address of a public page as visitors of one home see it: those of the landing variant stay within it. The
 * business home has only its own page, so everything else is served from the root.
 *
 * @param path a path of the route table, beginning with a slash
 */
export function pageHref(home: SitePrefix, path: string): string {
  if (home !== VARIANT || path === '/business') return path
  return path === '/' ? home : `${home}${path}`
}

/**
 * The one address search engines should know a page by: the page under the root.
 *
 * @param path a pathname without query or hash, under any prefix, with or without a slash at its end
 */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '')
  const unprefixed = isUnder(trimmed, VARIANT) ? trimmed.slice(VARIANT.length) : trimmed
  return unprefixed === '' ? '/' : unprefixed
}
