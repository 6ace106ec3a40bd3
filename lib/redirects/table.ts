import { normalizePath } from './path.ts'
import { sourceProblem, targetProblem } from './rules.ts'
import type { Redirect } from './rules.ts'
import { redirectKey } from './routeKind.ts'
import { readTarget } from './target.ts'

/** A redirect as the content store keeps it, where a field may be missing. */
export type RedirectRow = { [field in keyof Redirect]: string | null } & { permanent: boolean | null }

/** Where a path leads. */
export interface Destination {
  href: string
  permanent: boolean
}

/**
 * The redirects in force, by the key of the path each leads from.
 *
 * What is stored may be older than the rules or come past the Studio, so it is not believed: a row that is written
 * wrongly, repeats an earlier one or leads to where another one begins does nothing. A visitor is therefore redirected
 * once at most.
 *
 * @param rows the published redirects, the oldest first
 * @param siteUrl this site's own address
 */
export function redirectTable(rows: readonly RedirectRow[], siteUrl?: string): ReadonlyMap<string, Destination> {
  const valid = rows.flatMap(({ from, to, permanent }) => {
    if (from === null || to === null) return []
    if (sourceProblem(from) !== undefined || targetProblem(to, siteUrl) !== undefined) return []
    const [source, target] = [redirectKey(normalizePath(from)), readTarget(to)]
    return source !== undefined && target ? [{ source, target, permanent: permanent === true }] : []
  })
  const sources = new Set(valid.map(({ source }) => source))
  const table = new Map<string, Destination>()
  for (const { source, target, permanent } of valid) {
    const onward = redirectKey(target.path)
    const leadsOn = onward !== undefined && sources.has(onward)
    if (!leadsOn && !table.has(source)) table.set(source, { href: target.href, permanent })
  }
  return table
}
