import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import content from '#content/en.json' with { type: 'json' }
import { LEAD_FORMS } from '#lib/forms.ts'
import { UNKNOWN_PATH } from '#lib/links/routes.ts'
import { pageList } from '#lib/pages.ts'
import { root } from './product/template.ts'

/** Checks for a route group such as `(site)`, which is not part of the address. */
const isGroup = (part: string) => /^\(.+\)$/.test(part)

/** Values of dynamic segments in the seed content. */
const values: Readonly<Record<string, readonly string[]>> = {
  '[edition]': ['', 'lp1', 'fr'],
  '[policy]': ['privacy', 'terms-of-use', 'cookie-policy'],
  '[form]': LEAD_FORMS,
  '[partner]': content.partners.map(({ slug }) => slug),
  // The list and a version. The seed has no second one to compare; tests/e2e/editor/policies.spec.ts creates it.
  '[[...version]]': ['', '1'],
}

function expandRoute(parts: readonly string[]): string[] {
  const [part, ...rest] = parts
  if (part === undefined) return ['']
  const choices = part.startsWith('[') ? values[part] : [part]
  if (choices === undefined) throw new Error(`No test value stands for ${part}; add one to tests/e2e/siteRoutes.ts.`)
  return choices.flatMap((choice) => expandRoute(rest).map((end) => `${choice && '/'}${choice}${end}`))
}

/** Routes that need more than their address, and the tests that cover them. */
const excludedRoutes: Readonly<Record<string, string>> = {
  '(site)/[edition]/landing/[...path]': 'Its path is content: tests/e2e/landingPages.spec.ts.',
  '(site)/[edition]/questions/[question]': 'Its path is content: tests/e2e/manyQuestions.spec.ts.',
  'studio/[[...tool]]': 'The Studio needs a session: tests/e2e/editor.',
  'shared/[id]': 'The address needs a share key: tests/e2e/editor/share.spec.ts.',
  'shared/results/[id]': 'The address needs the key of a results link: tests/contract/counts/partnerLinks.test.ts.',
  'shared/partner/[partner]': 'The address needs a preview secret: tests/e2e/editor/partners.spec.ts.',
}

const routes = globSync('**/page.tsx', { cwd: join(root, 'app') })
  .map((file) => dirname(file))
  .filter((route) => !(route in excludedRoutes))

/** Pages of the root edition only. */
const rootOnly: ReadonlySet<string> = new Set([
  ...pageList.filter(({ editions }) => editions === 'root').map(({ path }) => `/lp1${path}`),
  '/lp1/unavailable',
])

/** Checks for a page that replaces others, or a dialog for browsers without scripts. */
const isPlaceholder = (route: string) => /\/(page-not-found|unavailable)$|\/forms\//.test(route)

const isOfSite = (route: string) => /^\(site\)(\/|$)/.test(route) && !isPlaceholder(route)

const getAddresses = (chosen: readonly string[]): readonly string[] =>
  chosen
    .flatMap((route) => expandRoute(route.split('/').filter((part) => part !== '.' && !isGroup(part))))
    .map((address) => address || '/')
    .filter((address) => !rootOnly.has(address))
    .toSorted()

/**
 * Addresses of all pages of the site, found from the route files so that a new page is tested. Of the French landing
 * variant only the home page is listed: its other pages differ only in their links.
 */
export const siteRoutes = [...getAddresses(routes.filter(isOfSite)), '/fr/lp1']

/** Addresses of the other public pages, which replace a page that cannot be shown. */
export const otherRoutes = getAddresses(routes.filter((route) => !isOfSite(route) && !route.endsWith(UNKNOWN_PATH)))

/** An address without a route. */
export const NOWHERE = '/no-such-page'

/** Checks for the redirect page of a partner. */
export const isLinkPage = (address: string) => address.includes('/v1/link/')

/** Adds the query with which a scan page does not redirect. */
export const toStablePath = (address: string) =>
  address.includes('/signup/mobile/') ? `${address}?from=link` : address

/**
 * Browser errors for script preloads when JavaScript is disabled. Only streamed pages, such as previews, preload scripts.
 */
export const WITHOUT_SCRIPTS = /^csp GET \S+\.js$/
