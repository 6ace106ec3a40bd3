import { listValues } from '#lib/content/walk.ts'

/** Paths of fields that hold an address, in whatever part of a document. */
const ADDRESS = /(?:^|\.)(?:href|path)$|Url$/

/** Every address that is written in a document, with the path of its field. */
export const listAddresses = (document: object) =>
  listValues(document).flatMap(({ path, value }) =>
    typeof value === 'string' && ADDRESS.test(path) ? [{ address: value, field: path }] : [],
  )

/** Schemes that browsers execute or open as a document. */
const EXECUTABLE_SCHEME = /^(javascript|data|vbscript|blob|file):/i

/** Why such a link is refused, in words for the person who wrote it. */
export const EXECUTABLE_LINK_REFUSED = 'A link may not run a program or carry one: whoever clicks it would run it.'

/** Whether a browser would run a link or open what it carries; blanks within do not hide it from a browser either. */
export const isExecutableUrl = (target: string): boolean =>
  EXECUTABLE_SCHEME.test(target.replaceAll(/[\s\p{Cc}]/gu, ''))

/** The links of a document that would run, as paths of their fields. */
export const listUnsafeLinks = (document: object): string[] =>
  listAddresses(document)
    .filter(({ address }) => isExecutableUrl(address))
    .map(({ field }) => field)

/**
 * A store link as it may be followed: https only, so that nothing a browser would run can stand in its place.
 *
 * @returns undefined for anything else, as if there were none
 */
export function storeLink(written: string | null | undefined): string | undefined {
  if (!written || !URL.canParse(written)) return undefined
  const address = new URL(written)
  return address.protocol === 'https:' ? address.href : undefined
}
