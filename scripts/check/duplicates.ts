import type { LockedPackage } from './lockfile.ts'

/** Names of packages that break, or bloat what visitors or editors load, when two copies of them meet. */
const SINGLE = ['react', 'react-dom', 'next', 'sanity', 'styled-components', 'rxjs', 'i18next', 'zod']

/** Reasons, each for one `name@version` that may stand beside the project's own copy. */
export type Reasons = Readonly<Record<string, string>>

const keyOf = ({ name, version }: LockedPackage) => `${name}@${version}`

/**
 * Second versions of packages that should have one: those the project asks for itself, and those that must be single.
 * Copies that only development needs do not count.
 *
 * @returns a sentence per fault; also for a reason that explains nothing any more
 */
export function duplicateFaults(
  packages: readonly LockedPackage[],
  direct: ReadonlySet<string>,
  accepted: Reasons,
): string[] {
  const watched = new Set([...direct, ...SINGLE])
  const own = new Map(
    packages
      .filter(({ folder, name }) => folder === `node_modules/${name}`)
      .map(({ name, version }) => [name, version]),
  )
  const second = packages.filter(
    ({ name, version, dev }) => !dev && watched.has(name) && version !== (own.get(name) ?? version),
  )
  const found = new Set(second.map(keyOf))
  const faults = second
    .filter((copy) => accepted[keyOf(copy)] === undefined)
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
