// Fails when a package is installed in two versions without a reason, or under a licence that is not accepted.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { acceptedDuplicates, acceptedLicences, type Exceptions, type Reasons } from './accepted.ts'

const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
})

const names = z.record(z.string(), z.string()).default({})

/** The project itself has the empty name. */
const lockfile = z.object({
  packages: z.object({ '': z.object({ dependencies: names, devDependencies: names }) }).catchall(entry),
})

export interface LockedPackage {
  /** Its folder relative to the project, such as `node_modules/sharp`. */
  folder: string
  name: string
  version: string
  /** Its declared licence; undefined when the lockfile has none. */
  licence: string | undefined
  /** True for packages that only development needs, which the site neither serves nor runs. */
  dev: boolean
  /** True for packages that may be missing, such as a binary for another platform. */
  optional: boolean
}

const getName = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Parses `package-lock.json` into every installed copy of a package and the names of the direct dependencies.
 *
 * @param json the file's content
 * @throws ZodError when it is not a lockfile of npm 7 or later
 */
export function readLockfile(json: unknown): { packages: LockedPackage[]; direct: ReadonlySet<string> } {
  const { '': project, ...packages } = lockfile.parse(json).packages
  return {
    direct: new Set([...Object.keys(project.dependencies), ...Object.keys(project.devDependencies)]),
    packages: Object.entries(packages).map(
      ([folder, { name = getName(folder), version = '', license, dev = false, optional = false }]) => ({
        folder,
        name,
        version,
        licence: license,
        dev,
        optional,
      }),
    ),
  }
}

/** Packages that must exist once: a second copy breaks them, or bloats the bundles of visitors or editors. */
const SINGLE_VERSION_PACKAGES = ['react', 'react-dom', 'next', 'sanity', 'styled-components', 'rxjs', 'i18next', 'zod']

const getKey = ({ name, version }: LockedPackage) => `${name}@${version}`

/**
 * Finds second versions of direct dependencies and of packages that must exist once. Copies that only development needs
 * do not count.
 *
 * @returns a sentence per fault, including accepted versions that are no longer installed
 */
export function findDuplicates(
  packages: readonly LockedPackage[],
  direct: ReadonlySet<string>,
  accepted: Reasons,
): string[] {
  const watched = new Set([...direct, ...SINGLE_VERSION_PACKAGES])
  const own = new Map(
    packages
      .filter(({ folder, name }) => folder === `node_modules/${name}`)
      .map(({ name, version }) => [name, version]),
  )
  const second = packages.filter(
    ({ name, version, dev }) => !dev && watched.has(name) && version !== (own.get(name) ?? version),
  )
  const found = new Set(second.map(getKey))
  const faults = second
    .filter((copy) => accepted[getKey(copy)] === undefined)
    .map(
      (copy) =>
        `${copy.name} is there twice: ${own.get(copy.name)}, and ${copy.version} in ${copy.folder}. ` +
        'Bring both to one version, or give the reason in scripts/check/accepted.ts.',
    )
  const stale = Object.keys(accepted)
    .filter((key) => !found.has(key))
    .map((key) => `${key} is no second version any more: remove its reason from scripts/check/accepted.ts.`)
  return [...faults, ...stale]
}

/** Permissive licences (SPDX) for packages that the site serves or runs. */
const FREE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
])

/**
 * Returns whether an SPDX expression is permissive: with OR one licence is enough, with AND all must be. An invalid
 * expression is not permissive.
 */
export function isFree(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree)
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isFree)
  return FREE.has(bare)
}

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/**
 * Finds packages of the running site whose licence is unknown or not permissive.
 *
 * @returns a sentence per fault, including exceptions that no package needs
 */
export function findLicenceFaults(packages: readonly LockedPackage[], exceptions: Exceptions): string[] {
  // A binary for another platform without a declared licence is not installed here, so it cannot be inspected.
  const shipped = packages.filter(({ dev, optional, licence }) => !dev && !(optional && licence === undefined))
  const unfree = shipped.filter(({ licence }) => licence === undefined || !isFree(licence))
  const isExcepted = ({ name, licence }: LockedPackage) =>
    Object.entries(exceptions).some(
      ([pattern, exception]) => matches(pattern, name) && exception.licence === (licence ?? 'none stated'),
    )
  const faults = unfree
    .filter((each) => !isExcepted(each))
    .map(
      ({ name, version, licence }) =>
        `${name}@${version} has the licence "${licence ?? 'none stated'}". ` +
        'Use another package, or give the reason to accept it in scripts/check/accepted.ts.',
    )
  const stale = Object.keys(exceptions)
    .filter((pattern) => !unfree.some(({ name }) => matches(pattern, name)))
    .map((pattern) => `No package needs the exception for ${pattern}: remove it from scripts/check/accepted.ts.`)
  return [...faults, ...stale]
}

if (import.meta.main) {
  const { packages, direct } = readLockfile(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const faults = [
    ...findDuplicates(packages, direct, acceptedDuplicates),
    ...findLicenceFaults(packages, acceptedLicences),
  ]
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.exit(faults.length === 0 ? 0 : 1)
}
