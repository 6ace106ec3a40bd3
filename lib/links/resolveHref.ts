import { normalizePath } from '#lib/redirects/path.ts'
import { routeKind } from '#lib/redirects/routeKind.ts'
import { pageHref, type SitePrefix } from './homeLinks.ts'

/**
 * Where a path of this site that an editor wrote leads visitors of one home: those of the landing variant stay within
 * it wherever it has the page. Redirects, uploads and pages of no home have one address only.
 *
 * @param written begins with a slash; a query and a section may follow
 */
export function resolveHref(home: SitePrefix, written: string): string {
  const [path = ''] = written.split(/[?#]/, 1)
  const within = pageHref(home, path)
  const plain = normalizePath(within)
  const isPage = plain !== undefined && routeKind(plain) === 'page'
  return isPage ? `${within}${written.slice(path.length)}` : written
}
