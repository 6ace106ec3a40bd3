import { describeDocument } from '#lib/content/walk.ts'
import { listAddresses } from '#lib/links/addresses.ts'
import { normalizePath } from '#lib/links/path.ts'
import { redirectKey } from '#lib/links/routeKind.ts'

/** Types whose documents link to pages of this site. What is kept as it was in force holds no redirect in place. */
export const LINKING_TYPES = ['siteSettings', 'faq', 'legalPolicy'] as const

const list = new Intl.ListFormat('en-CA')

/** The redirect a link leads through; undefined for one that needs none. */
const getKey = (link: string) => redirectKey(normalizePath(link.split(/[?#]/, 1)[0] ?? ''))

/**
 * Says in words which links would be dead without the redirect from a path, or null when none would.
 *
 * @param from the path of a published redirect that is about to go
 * @param remaining the paths redirects lead on from then
 * @param documents the published ones of {@link LINKING_TYPES}
 */
export function findNeededProblem(
  from: string,
  remaining: readonly string[],
  documents: readonly { _type: string }[],
): string | null {
  const key = getKey(from)
  if (key === undefined || remaining.some((other) => getKey(other) === key)) return null
  const linking = documents.filter((document) => listAddresses(document).some(({ address }) => getKey(address) === key))
  if (linking.length === 0) return null
  const names = list.format(linking.map(describeDocument))
  return `Links lead to “${from}” in ${names}. Let them lead elsewhere and publish that first.`
}
