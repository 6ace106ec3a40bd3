import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import content from '#content/en.json' with { type: 'json' }
import { root } from './product/template.ts'

/** A part of a route's folder that is no part of its address, such as `(root)`. */
const isGroup = (part: string) => /^\(.+\)$/.test(part)

/** What stands for a dynamic part of an address in the content the site ships with. */
const values: Readonly<Record<string, readonly string[]>> = {
  '[partner]': content.partners.map(({ slug }) => slug),
  '[version]': ['1'],
  // There is nothing to compare before the first change; tests/e2e/editor/policies.spec.ts makes one.
  '[earlier]': [],
}

function addresses(parts: readonly string[]): string[] {
  const [part, ...rest] = parts
  if (part === undefined) return ['']
  const choices = part.startsWith('[') ? values[part] : [part]
  if (choices === undefined) throw new Error(`No test value stands for ${part}; add one to tests/e2e/siteRoutes.ts.`)
  return choices.flatMap((choice) => addresses(rest).map((end) => `/${choice}${end}`))
}

/** The address of every public page, found by walking the route files, so that a new page cannot go untested. */
export const siteRoutes: readonly string[] = globSync('**/page.tsx', { cwd: join(root, 'app/(site)') })
  .map((file) =>
    dirname(file)
      .split('/')
      .filter((part) => part !== '.' && !isGroup(part)),
  )
  .flatMap(addresses)
  .map((address) => address || '/')
  .toSorted()

/** An address no route knows. */
export const NOWHERE = '/no-such-page'

/** True for the redirect page of a partner, which leads on by itself. */
export const leadsOn = (address: string) => address.includes('/v1/link/')

/** The address under which a page stays: a scan page only when it is reached from the redirect page. */
export const staying = (address: string) => (address.includes('/signup/mobile/') ? `${address}?from=link` : address)

/** What a browser whose scripts are switched off says of those a page would load beforehand. */
export const WITHOUT_SCRIPTS = /^csp GET \S+\.js$/
