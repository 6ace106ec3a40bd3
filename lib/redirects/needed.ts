import { describeDocument } from '#lib/content/walkContent.ts'
import { listUrls } from '#lib/links/urls.ts'
import { normalizePath } from '#lib/links/path.ts'
import { redirectKey } from '#lib/links/routeKind.ts'

/** Types whose documents link to pages of this site. Links of former versions need no redirect. */
export const LINKING_TYPES = ['siteSettings', 'faq', 'legalPolicy'] as const

const list = new Intl.ListFormat('en-CA')

const getKey = (link: string) => redirectKey(normalizePath(link.split(/[?#]/, 1)[0] ?? ''))

/**
 * Describes the links that would be dead without a redirect, or returns null.
 *
 * @param from source path of the redirect to be removed
 * @param documents the published ones of {@link LINKING_TYPES}
 */
export function findNeededProblem(
  from: string,
  remaining: readonly string[],
  documents: readonly { _type: string }[],
): string | null {
  const key = getKey(from)
  if (key === undefined || remaining.some((other) => getKey(other) === key)) return null
  const linking = documents.filter((document) => listUrls(document).some(({ url }) => getKey(url) === key))
  if (linking.length === 0) return null
  const names = list.format(linking.map(describeDocument))
  return `Links lead to “${from}” in ${names}. Let them lead elsewhere and publish that first.`
}
