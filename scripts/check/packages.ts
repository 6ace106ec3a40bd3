// Fails when a package that must exist once is installed twice, or one under a licence that is not accepted.
import { readFile } from 'node:fs/promises'
import { matchesGlob } from 'node:path'
import { z } from 'zod'

const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  /** True for packages that only development needs, which the site neither serves nor runs. */
  dev: z.boolean().default(false),
  /** True for packages that may be missing, such as a binary for another platform. */
  optional: z.boolean().default(false),
})

const lockfile = z.object({ packages: z.record(z.string(), entry) })

/** An installed copy of a package; its folder is relative to the project, such as `node_modules/sharp`. */
export type LockedPackage = z.infer<typeof entry> & { folder: string; name: string }

/** Licences by package name, which may end in the wildcard `*`. */
type Exceptions = Readonly<Record<string, string>>

const acceptedLicences: Exceptions = {
  // Shared libraries that sharp loads unchanged and that may be replaced.
  '@img/sharp-libvips-*': 'LGPL-3.0-or-later',
  '@img/sharp-wasm32': 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  '@img/sharp-win32-*': 'Apache-2.0 AND LGPL-3.0-or-later',
  // Used unchanged; the terms reach no file but their own.
  '@vercel/stega': 'MPL-2.0',
  'lightningcss*': 'MPL-2.0',
  // Facts about browsers that the build reads and the site does not serve.
  'caniuse-lite': 'CC-BY-4.0',
  // MIT or BSD-3-Clause by the LICENSE file, or without any terms.
  jsonify: 'Public Domain',
  'md5-o-matic': 'none stated',
  'png-js': 'none stated',
  'tween-functions': 'BSD',
}

const getName = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

export function readLockfile(json: unknown): LockedPackage[] {
  const { '': _project, ...packages } = lockfile.parse(json).packages
  return Object.entries(packages).map(([folder, facts]) => ({ ...facts, folder, name: facts.name ?? getName(folder) }))
}

/** Packages that must exist once: a second copy breaks them, or bloats the bundles of visitors or editors. */
const SINGLE_VERSION_PACKAGES = ['react', 'react-dom', 'next', 'sanity', 'styled-components', 'rxjs', 'zod']

/** Finds second versions of packages that must exist once. Copies that only development needs do not count. */
export function findDuplicates(packages: readonly LockedPackage[]): string[] {
  return SINGLE_VERSION_PACKAGES.flatMap((wanted) => {
    const copies = packages.filter(({ name, dev }) => name === wanted && !dev)
    const versions = new Set(copies.map(({ version }) => version))
    const places = copies.map(({ version, folder }) => `${version} in ${folder}`).join(', ')
    return versions.size > 1 ? [`${wanted} must have one version, but there is ${places}.`] : []
  })
}

const FREE: ReadonlySet<string> = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1'.split(' '),
)

/** Returns whether an SPDX expression is permissive: with OR one licence is enough, with AND all must be. */
export function isFree(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree)
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isFree)
  return FREE.has(bare)
}

/**
 * Finds packages of the running site whose licence is unknown or not permissive.
 *
 * @returns a sentence per fault, including exceptions that no package needs
 */
export function findLicenceFaults(packages: readonly LockedPackage[], exceptions: Exceptions): string[] {
  const unfree = packages
    // A binary for another platform without a declared licence is not installed here, so it cannot be inspected.
    .filter(({ dev, optional, license }) => !dev && !(optional && license === undefined))
    .map(({ name, license = 'none stated' }) => ({ name, license }))
    .filter(({ license }) => !isFree(license))
  const patterns = Object.keys(exceptions)
  const isAccepted = ({ name, license }: { name: string; license: string }) =>
    patterns.some((pattern) => matchesGlob(name, pattern) && exceptions[pattern] === license)
  const faults = unfree
    .filter((each) => !isAccepted(each))
    .map(
      ({ name, license }) =>
        `${name} has the licence "${license}". Use another package, or accept it in scripts/check/packages.ts.`,
    )
  const stale = patterns
    .filter((pattern) => !unfree.some(({ name }) => matchesGlob(name, pattern)))
    .map((pattern) => `No package needs the exception for ${pattern}: remove it from scripts/check/packages.ts.`)
  return [...faults, ...stale]
}

if (import.meta.main) {
  const packages = readLockfile(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const faults = [...findDuplicates(packages), ...findLicenceFaults(packages, acceptedLicences)]
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exit(faults.length === 0 ? 0 : 1)
}
