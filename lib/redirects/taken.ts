import { pageHref } from '#lib/links/homeLinks.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { comparisonPath, historyPath, policyRoutes, versionPath } from '#lib/links/policies.ts'
import { publicRoutes } from '#lib/links/routes.ts'

const CONSUMER_HOMES: readonly HomeLink[] = ['/', '/lp1']

/**
 * Every page of the site as a pattern; a part in braces stands for any. A test walks the route files and holds the
 * list complete.
 */
const pages: readonly string[] = [
  ...Object.values(publicRoutes).flatMap(({ path, audience }) =>
    audience === 'consumer' ? CONSUMER_HOMES.map((home) => pageHref(home, path)) : [path],
  ),
  ...policyRoutes
    .flatMap((policy) => [
      historyPath(policy),
      versionPath(policy, '{version}'),
      comparisonPath(policy, '{version}', '{earlier}'),
    ])
    .flatMap((path) => CONSUMER_HOMES.map((home) => pageHref(home, path))),
  '/unsubscribe',
  // Shown in the place of a page that cannot be made.
  '/unavailable',
  // Leads to the business page by itself (next.config.ts).
  '/lp1/business',
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

/** Files of the site. */
const files: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml', '/icon.svg', '/favicon.ico'])

/** Where a visitor may be led although a program answers there: uploaded images and documents. */
const uploads: readonly string[] = ['/lake/images/', '/lake/files/']

function fits(key: string, pattern: string): boolean {
  const [parts, wanted] = [key.split('/'), pattern.split('/')]
  return parts.length === wanted.length && wanted.every((part, index) => part.startsWith('{') || part === parts[index])
}

const isWithin = (key: string, prefix: string) => key === prefix || key.startsWith(`${prefix}/`)

/**
 * What answers at a path already, so that no redirect may lead away from it.
 *
 * @param key as {@link pathKey} makes it
 */
export function takenBy(key: string): 'page' | 'program' | 'file' | undefined {
  if (programs.some((prefix) => isWithin(key, prefix))) return 'program'
  if (files.has(key)) return 'file'
  return pages.some((pattern) => fits(key, pattern)) ? 'page' : undefined
}

/** Whether a visitor may be led to a path of this site: to any but what only programs call. */
export const mayLeadTo = (key: string) =>
  takenBy(key) !== 'program' || isWithin(key, '/studio') || uploads.some((prefix) => key.startsWith(prefix))
