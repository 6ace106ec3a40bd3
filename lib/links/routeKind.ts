import { listPaths } from '#lib/editions.ts'
import { getComparisonPath, getHistoryPath, policyRoutes, parseVersionNumber, getVersionPath } from './policies.ts'
import { UNKNOWN_PATH } from './routes.ts'
import { pageList } from '#lib/pages.ts'
import { toLowerPath } from './path.ts'

/**
 * Every page of the site as a pattern; a part in braces stands for any that can be meant there. A test walks the route
 * files and holds the list complete.
 */
const patterns: readonly string[] = [
  ...pageList.filter((page) => page.path !== UNKNOWN_PATH).flatMap(({ name }) => listPaths(name)),
  ...policyRoutes.flatMap((policy) =>
    [
      getHistoryPath(policy),
      getVersionPath(policy, '{version}'),
      getComparisonPath(policy, '{version}', '{earlier}'),
    ].flatMap((path) => listPaths(policy, path)),
  ),
  // Shown in the place of a page that cannot be made.
  '/unavailable',
  '/fr/unavailable',
  // Leads to the business page by itself (next.config.mjs).
  '/lp1/business',
  '/fr/lp1/business',
]

/** What the site's programs answer themselves, with everything below. */
export const programs: readonly string[] = [
  '/api',
  '/lake',
  '/studio',
  '/sharing-image',
  '/shared',
  '/_next',
  '/.well-known',
]

const files: ReadonlySet<string> = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/licences/figtree.txt',
  '/licences/fraunces.txt',
])

/** Where a visitor may be led although a program answers there: uploaded images and documents. */
const uploads: readonly string[] = ['/lake/images/', '/lake/files/']

/** Whether a part of a path can be what a pattern has in its place. */
function matchesPart(part: string, wanted: string): boolean {
  if (wanted === '{version}' || wanted === '{earlier}') return parseVersionNumber(part) !== undefined
  return wanted.startsWith('{') || part === wanted
}

function fits(path: string, pattern: string): boolean {
  const [parts, wanted] = [path.split('/'), pattern.split('/')]
  return parts.length === wanted.length && wanted.every((each, index) => matchesPart(parts[index] ?? '', each))
}

const isWithin = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/**
 * What answers at a path already, so that no redirect may lead away from it.
 *
 * @param path as `plainPath` makes it
 */
export function routeKind(path: string): 'page' | 'program' | 'file' | undefined {
  if (programs.some((prefix) => isWithin(path, prefix))) return 'program'
  if (files.has(path)) return 'file'
  return patterns.some((pattern) => fits(path, pattern)) ? 'page' : undefined
}

/**
 * The key under which the redirect of a path is found; undefined for a path that answers by itself, which cannot be
 * redirected. So `/Support` can lead to `/support`, where the page is.
 *
 * @param path as `normalizePath` returns it; undefined for what is no path of this site
 */
export const redirectKey = (path: string | undefined): string | undefined =>
  path === undefined || routeKind(path) !== undefined ? undefined : toLowerPath(path)

/**
 * Whether a visitor may be led to a path of this site: to any but what only programs call.
 *
 * @param path as `plainPath` makes it
 */
export const isLinkable = (path: string) =>
  routeKind(path) !== 'program' || isWithin(path, '/studio') || uploads.some((prefix) => path.startsWith(prefix))
