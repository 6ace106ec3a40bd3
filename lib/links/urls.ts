import { listValues } from '#lib/content/walkContent.ts'

const ADDRESS = /(?:^|\.)(?:href|path|leadsTo)$|Url$/

/** Lists the addresses in a document with the paths of their fields. */
export const listUrls = (document: object) =>
  listValues(document).flatMap(({ path, value }) =>
    typeof value === 'string' && ADDRESS.test(path) ? [{ url: value, field: path }] : [],
  )

/** Schemes that browsers execute or open as a document. */
const EXECUTABLE_SCHEME = /^(javascript|data|vbscript|blob|file):/i

export const EXECUTABLE_LINK_REFUSED =
  'A link may not run a program or carry one: a visitor who clicks it would run it.'

/** Returns whether a browser would execute a link. Blanks are removed first, as browsers do. */
export const isExecutableUrl = (target: string): boolean =>
  EXECUTABLE_SCHEME.test(target.replaceAll(/[\s\p{Cc}]/gu, ''))

/** Lists the paths of fields with executable links. */
export const listUnsafeLinks = (document: object): string[] =>
  listUrls(document)
    .filter(({ url }) => isExecutableUrl(url))
    .map(({ field }) => field)

/** Returns an app store link if it uses https, else undefined, so that an executable link is never rendered. */
export function toStoreUrl(written: string | null | undefined): string | undefined {
  const url = URL.parse(written ?? '')
  return url?.protocol === 'https:' ? url.href : undefined
}
