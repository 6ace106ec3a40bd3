import type { LockedPackage } from './lockfile.ts'

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

/** Packages under another licence that may be used, by name (`*` at its end stands for any), each with its reason. */
export type Exceptions = Readonly<Record<string, { licence: string; reason: string }>>

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
export function licenceFaults(packages: readonly LockedPackage[], exceptions: Exceptions): string[] {
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
