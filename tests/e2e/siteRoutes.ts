import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import content from '#content/en.json' with { type: 'json' }
import { UNKNOWN_PATH } from '#lib/links/routes.ts'
import { root } from './product/template.ts'

/** A part of a route's folder that is no part of its address, such as `(site)`. */
const isGroup = (part: string) => /^\(.+\)$/.test(part)

/** What stands for a dynamic part of an address in the content the site ships with. */
const values: Readonly<Record<string, readonly string[]>> = {
  '[edition]': ['', 'lp1', 'fr'],
  '[policy]': ['privacy', 'terms-of-use', 'cookie-policy'],
  '[partner]': content.partners.map(({ slug }) => slug),
  '[version]': ['1'],
  // There is nothing to compare before the first change; tests/e2e/editor/policies.spec.ts makes one.
  '[earlier]': [],
}

function expandRoute(parts: readonly string[]): string[] {
  const [part, ...rest] = parts
  if (part === undefined) return ['']
  const choices = part.startsWith('[') ? values[part] : [part]
  if (choices === undefined) throw new Error(`No test value stands for ${part}; add one to tests/e2e/siteRoutes.ts.`)
  return choices.flatMap((choice) => expandRoute(rest).map((end) => `${choice && '/'}${choice}${end}`))
}

/** Routes that are not opened by their address alone, and what opens them instead. */
const excludedRoutes: Readonly<Record<string, string>> = {
  'studio/[[...tool]]': 'Editors sign in to the Studio: tests/e2e/editor.',
  'shared/[id]': 'The address has a key to a draft: tests/e2e/editor/share.spec.ts.',
  'shared/partner/[partner]': 'The address has the secret of a Studio: tests/e2e/editor/partners.spec.ts.',
}

const routes = globSync('**/page.tsx', { cwd: join(root, 'app') })
  .map((file) => dirname(file))
  .filter((route) => !(route in excludedRoutes))

/** Pages of the root edition only. */
const rootOnly: ReadonlySet<string> = new Set(['/lp1/business', '/lp1/unsubscribe', '/lp1/unavailable'])

/** Made to be shown in the place of others. */
const isPlaceholder = (route: string) => /\/(page-not-found|unavailable)$/.test(route)

const isOfSite = (route: string) => /^\(site\)(\/|$)/.test(route) && !isPlaceholder(route)

const getAddresses = (chosen: readonly string[]): readonly string[] =>
  chosen
    .flatMap((route) => expandRoute(route.split('/').filter((part) => part !== '.' && !isGroup(part))))
    .map((address) => address || '/')
    .filter((address) => !rootOnly.has(address))
    .toSorted()

/**
 * The address of every page of the site, found by walking the route files, so that a new page cannot go untested. The
 * French landing variant has its home page alone here: what is left of it differs from others in its links only.
 */
export const siteRoutes = [...getAddresses(routes.filter(isOfSite)), '/fr/lp1']

/** The address of every other public page: what is answered in the place of one that cannot be shown. */
export const otherRoutes = getAddresses(routes.filter((route) => !isOfSite(route) && !route.endsWith(UNKNOWN_PATH)))

/** An address no route knows. */
export const NOWHERE = '/no-such-page'

/** True for the redirect page of a partner, which leads to the store after a while. */
export const isLinkPage = (address: string) => address.includes('/v1/link/')

/** The address under which a page stays: a scan page only when it is reached from the redirect page. */
export const toStablePath = (address: string) =>
  address.includes('/signup/mobile/') ? `${address}?from=link` : address

/**
 * What a browser whose scripts are switched off says of those a page would load beforehand: one that is sent while it
 * is made, as a preview is. The others name their scripts in one that does not run then.
 */
export const WITHOUT_SCRIPTS = /^csp GET \S+\.js$/
