import { editionHomes } from '#lib/editions.ts'
import { toLowerPath, normalizePath } from '#lib/redirects/path.ts'
import { isLinkable, routeKind } from '#lib/redirects/routeKind.ts'
import { pageList, pages } from '#lib/pages.ts'
import { landingAnchors } from './anchors.ts'
import { pagePath } from './homeLinks.ts'

const linkable = pageList
  .filter(({ inSitemap }) => inSitemap)
  .map(({ path }) => path)
  .join(', ')

const quoted = (anchors: readonly string[]) => anchors.map((anchor) => `#${anchor}`).join(', ')

/** Anchors of a page that are known; undefined for pages whose anchors are content. */
function anchorsAt(path: string): readonly string[] | undefined {
  if (editionHomes.some((home) => home === path)) return landingAnchors.personal
  return pagePath(path) === pages.business.path ? landingAnchors.business : undefined
}

/**
 * What is wrong with leading to a section of a page.
 *
 * @param anchors the sections the page has
 * @param where the page, as the person who wrote the link calls it
 */
export function anchorProblem(anchor: string, anchors: readonly string[], where: string): string | undefined {
  if (anchor === '') return 'Write the name of a section after the “#”, or lead to a page.'
  if (anchors.includes(anchor)) return undefined
  return `${where} has no section “#${anchor}”. It has ${quoted(anchors) || 'none to link to'}.`
}

/**
 * What is wrong with leading to a path of this site: there must be a page or a file, and on it the section named.
 *
 * @param target begins with a slash; a query and a section may follow
 * @param redirects paths that redirects lead on from, as `pathKey` makes them; none where a redirect must not follow
 */
export function pageProblem(target: string, redirects?: ReadonlySet<string>): string | undefined {
  const [address = '', anchor] = target.split('#', 2)
  const path = normalizePath(address.split('?', 1)[0] ?? '')
  if (path === undefined) return 'This path is not written correctly: check percent signs, dots and double slashes.'
  if (!isLinkable(path)) return `Nobody can visit “${address}”: it belongs to the programs behind the site.`
  const key = toLowerPath(path)
  if (routeKind(path) === undefined && !redirects?.has(key)) {
    if (routeKind(key) === 'page') return `There is no page at “${address}”, with capitals. Write “${key}”.`
    const otherwise = redirects ? ', or make a redirect for this path first' : ''
    return `There is no page at “${address}”. Lead to ${linkable}${otherwise}.`
  }
  const anchors = anchorsAt(path)
  return anchor === undefined || anchors === undefined ? undefined : anchorProblem(anchor, anchors, address)
}
