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

/** The project itself stands under the empty name. */
const lockfile = z.object({
  packages: z.object({ '': z.object({ dependencies: names, devDependencies: names }) }).catchall(entry),
})

export interface LockedPackage {
  /** Its folder from the project's, such as `node_modules/sharp`. */
  folder: string
  name: string
  version: string
  /** Its licence as its author declares it; undefined when the lockfile does not know. */
  licence: string | undefined
  /** True for what only development needs: it is never part of what the site serves or runs. */
  dev: boolean
  /** True for what may be missing, such as the build of a binary for another machine. */
  optional: boolean
}

const getName = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * What `package-lock.json` holds: every installed copy of a package, and the names of those the project asks for.
 *
 * @param json the file's content
 * @throws ZodError when it is not a lockfile of npm 7 or newer
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

/** Names of packages that break, or bloat what visitors or editors load, when two copies of them meet. */
const SINGLE_VERSION_PACKAGES = ['react', 'react-dom', 'next', 'sanity', 'styled-components', 'rxjs', 'i18next', 'zod']

const getKey = ({ name, version }: LockedPackage) => `${name}@${version}`

/**
 * Second versions of packages that should have one: those the project asks for itself, and those that must be single.
 * Copies that only development needs do not count.
 *
 * @returns a sentence per fault; also for a reason that explains nothing any more
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

/** Licences (SPDX) that ask for no more than their notice, in what the site serves and runs. */
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
 * Whether an SPDX expression lets the site use a package: one of several offered licences is enough, several at once
 * all have to be free. What is no such expression is not.
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
 * Packages of the running site whose licence is unknown or asks for more than a notice.
 *
 * @returns a sentence per fault; also for an exception that no package needs any more
 */
export function findLicenceFaults(packages: readonly LockedPackage[], exceptions: Exceptions): string[] {
  // The build of a binary for another machine that states no licence is not on this one to be looked at.
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
