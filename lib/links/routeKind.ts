import { editionHomes, listPaths } from '#lib/editions.ts'
import { getFormPath, getSentPath } from '#lib/formPages.ts'
import { LEAD_FORMS } from '#lib/forms.ts'
import { ONE_PAGER_PATH } from '#lib/onePagerPath.ts'
import { ERROR_PAGE_PATH } from './errorPage.ts'
import { findLandingHome, getPageHref, getPagePath, localeHomes } from './homeLinks.ts'
import { getComparisonPath, getHistoryPath, policyRoutes, getVersionPath, VERSION } from './policies.ts'
import { QUESTION_ID, QUESTION_PATH } from './questions.ts'
import { UNKNOWN_PATH } from './routes.ts'
import { pageList, type PageName } from '#lib/pages.ts'
import { isUnder, normalizePath, programs, STORE_PATH, STUDIO_PATH } from './path.ts'

/** Paths of all pages; a segment in braces matches any valid one. A test compares them with the route files. */
const paths: readonly string[] = [
  ...pageList.filter((page) => page.path !== UNKNOWN_PATH).flatMap(({ name }) => listPaths(name)),
  ...policyRoutes.flatMap((policy) =>
    [
      getHistoryPath(policy),
      getVersionPath(policy, '{version}'),
      getComparisonPath(policy, '{version}', '{earlier}'),
    ].flatMap((path) => listPaths(policy, path)),
  ),
  // For browsers that post a form without scripts.
  ...editionHomes.flatMap((home) => LEAD_FORMS.flatMap((form) => [getFormPath(form, home), getSentPath(form, home)])),
  ...editionHomes.map((home) => getPageHref(home, QUESTION_PATH)),
  // Replaces a page that cannot be rendered.
  ...Object.values(localeHomes).map((home) => getPageHref(home, ERROR_PAGE_PATH)),
  // Redirects to the business page (next.config.mjs).
  '/lp1/business',
  '/fr/lp1/business',
]

const patterns: readonly RegExp[] = paths.map(
  (path) =>
    new RegExp(
      `^${path
        .replace('{partner}', '[^/]*')
        .replace('{question}', QUESTION_ID)
        .replaceAll(/\{\w+\}/g, VERSION)}$`,
    ),
)

const files: ReadonlySet<string> = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/speculation-rules.json',
  '/icon.svg',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/licences/figtree.txt',
  '/licences/fraunces.txt',
])

const folders: ReadonlySet<string> = new Set(
  [...paths, ...programs, ...files, UNKNOWN_PATH].map((path) => path.split('/')[1] ?? ''),
)

/** Returns whether the site's own paths begin with a folder, so that no landing page can. */
export const isReservedFolder = (folder: string) => folders.has(folder)

/** Program paths that visitors may open: uploaded images and the 1-pager. */
const publicFiles: readonly string[] = [`${STORE_PATH}/images/`, ONE_PAGER_PATH]

/** Returns what exists at a path, so that it cannot be redirected. @param path as `normalizePath` returns it */
export function getRouteKind(path: string): 'page' | 'program' | 'file' | undefined {
  if (programs.some((prefix) => isUnder(path, prefix))) return 'program'
  if (files.has(path)) return 'file'
  return patterns.some((pattern) => pattern.test(path)) ? 'page' : undefined
}

/** Returns whether a path is that of a page below a landing page, if that has a home of its own. */
export const isBelowLanding = (path: string): boolean =>
  findLandingHome(path) !== undefined && getRouteKind(getPageHref('/lp1', getPagePath(path))) === 'page'

/**
 * Returns the path of the page that an address in capitals stands for: printed addresses and phone keyboards have them.
 *
 * @param pathname still URL-encoded
 * @returns undefined for existing paths, and for what is no page in small letters either
 */
export function findLowerCasePage(pathname: string): string | undefined {
  const path = normalizePath(pathname)
  if (path === undefined || getRouteKind(path) !== undefined) return undefined
  const lower = path.toLowerCase()
  return getRouteKind(lower) === 'page' ? lower.split('/').map(encodeURIComponent).join('/') : undefined
}

/**
 * Returns the lookup key of a path's redirect; undefined for an existing path, which cannot be redirected. So `/Support`
 * can redirect to the page `/support`.
 *
 * @param path as `normalizePath` returns it; undefined for an invalid path
 */
export const getRedirectKey = (path: string | undefined): string | undefined =>
  path === undefined || getRouteKind(path) !== undefined ? undefined : path.toLowerCase()

/** Returns whether links may lead to a path: to all but those of programs. @param path as `normalizePath` returns it */
export const isLinkable = (path: string) =>
  getRouteKind(path) !== 'program' || isUnder(path, STUDIO_PATH) || publicFiles.some((file) => path.startsWith(file))

/**
 * Finds the page at a path; for a policy's history, the policy.
 *
 * @param path under any prefix, without query or hash; empty for what has no address
 */
export function findPageName(path: string): PageName | undefined {
  if (path === '') return undefined
  const plain = getPagePath(path)
  return pageList.find(({ path: pattern, type }) => {
    const [start = ''] = pattern.split('{')
    if (start !== pattern) return plain.startsWith(start)
    return plain === pattern || (type === 'legalPolicy' && plain.startsWith(`${pattern}/`))
  })?.name
}
