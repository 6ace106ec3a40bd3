import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const entry = z.object({
  name: z.string().optional(),
  version: z.string(),
  license: z.string().default('none stated'),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
})
const lockfile = z.object({ packages: z.record(z.string(), z.unknown()) })

const { '': _project, ...locked } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages
/** The packages that the site runs or serves. An alias has the name of what it stands for. */
const packages = Object.entries(locked)
  .map(([folder, facts]) => ({ folder, ...entry.parse(facts) }))
  .map(({ folder, name = folder.replace(/.*node_modules\//, ''), ...facts }) => ({ ...facts, name }))
  .filter(({ dev }) => !dev)

test.each(['react', 'react-dom', 'next', 'sanity', 'styled-components', 'rxjs', 'zod'])(
  '%s has one version: a second one would break it, or bloat the bundles of visitors or editors',
  (wanted) => {
    const versions = packages.filter(({ name }) => name === wanted).map(({ version }) => version)
    expect([...new Set(versions)]).toHaveLength(1)
  },
)

/** Returns the version of an installed package, and those that it needs of others. */
const readPackage = (folder: string) =>
  z
    .object({ version: z.string(), peerDependencies: z.record(z.string(), z.string()).default({}) })
    .parse(locked[`node_modules/${folder}`])

test('the Studio’s client is the one that sanity has', () => {
  const [ours, theirs] = [readPackage('sanity-client'), readPackage('sanity/node_modules/@sanity/client')]
  expect(ours.version, 'Set sanity-client in package.json to the version of @sanity/client that sanity has.').toBe(
    theirs.version,
  )
})

test('the site needs an older client than the Studio', () => {
  expect(
    readPackage('@sanity/visual-editing').peerDependencies['@sanity/client'],
    'Once @sanity/visual-editing takes version 8 of @sanity/client, use it for site and Studio: see studio/connection/studioClient.ts.',
  ).toMatch(/^\^7\.[\d.]+$/)
})

/** Licences that are not permissive, accepted for one package each; `*` is a wildcard. */
const acceptedLicences: Readonly<Record<string, string>> = {
  // Shared libraries that sharp loads unchanged and that may be replaced.
  '@img/sharp-libvips-*': 'LGPL-3.0-or-later',
  '@img/sharp-wasm32': 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  '@img/sharp-win32-*': 'Apache-2.0 AND LGPL-3.0-or-later',
  // Used unchanged; the terms reach no file but their own.
  '@vercel/stega': 'MPL-2.0',
  'lightningcss*': 'MPL-2.0',
  // Facts about browsers that the build reads and the site does not serve.
  'caniuse-lite': 'CC-BY-4.0',
  // Given to the public domain; the Open Source Initiative approves of its terms.
  isbot: 'Unlicense',
  'robust-predicates': 'Unlicense',
  // MIT or BSD-3-Clause by the LICENSE file, or without any terms.
  jsonify: 'Public Domain',
  'md5-o-matic': 'none stated',
  'png-js': 'none stated',
  'tween-functions': 'BSD',
}

const PERMISSIVE: ReadonlySet<string> = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1'.split(' '),
)

/** Returns whether an SPDX expression is permissive: with OR one licence is enough, with AND all must be. */
function isPermissive(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isPermissive)
  return bare.split(' AND ').every((licence) => PERMISSIVE.has(licence))
}

const others = packages
  // A binary for another platform is not installed here, so a licence it does not declare cannot be inspected.
  .filter(({ optional, license }) => !(optional && license === 'none stated'))
  .filter(({ license }) => !isPermissive(license))

test('every package of the site has a permissive licence or one that is accepted for it', () => {
  const isAccepted = ({ name, license }: { name: string; license: string }) =>
    Object.entries(acceptedLicences).some(([pattern, accepted]) => matchesGlob(name, pattern) && accepted === license)
  expect(others.filter((each) => !isAccepted(each)).map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test.each(Object.keys(acceptedLicences))('a package needs the licence that is accepted for %s', (pattern) => {
  expect(others.some(({ name }) => matchesGlob(name, pattern))).toBe(true)
})
