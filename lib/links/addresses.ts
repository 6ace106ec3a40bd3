/** Fields that hold an address, in whatever part of a document. */
const ADDRESS = /^(href|path)$|Url$/

/** An address as it is written, and the path of its field. */
interface WrittenAddress {
  address: string
  field: string
}

/** Every address that stands in a document, or in a part of it. */
export function addressesIn(part: unknown, at = ''): WrittenAddress[] {
  if (Array.isArray(part)) return part.flatMap((item, index) => addressesIn(item, `${at}[${index}]`))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => {
    const field = at === '' ? name : `${at}.${name}`
    if (typeof value === 'string') return ADDRESS.test(name) ? [{ address: value, field }] : []
    return addressesIn(value, field)
  })
}

/** Schemes that browsers execute or open as a document. */
const RUNNING = /^(javascript|data|vbscript|blob|file):/i

/** Why such a link is refused, in words for the person who wrote it. */
export const MAY_NOT_RUN = 'A link may not run a program or carry one: whoever clicks it would run it.'

/** Whether a browser would run a link or open what it carries; blanks within do not hide it from a browser either. */
export const isExecutableUrl = (target: string): boolean => RUNNING.test(target.replaceAll(/[\s\p{Cc}]/gu, ''))

/** The links of a document that would run, as paths of their fields. */
export const runningLinks = (document: object): string[] =>
  addressesIn(document)
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
