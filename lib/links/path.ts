export const STUDIO_PATH = '/studio'

/** Path of the embedded content store on the site's own origin. */
export const STORE_PATH = '/lake'

/** Paths of programs, including everything below. */
export const programs = ['/api', STORE_PATH, STUDIO_PATH, '/sharing-image', '/shared', '/_next', '/.well-known']

/** Returns whether a path is a prefix or below it. */
export const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** Characters that no URL may contain: blanks, control characters and the backslash, which browsers read as a slash. */
const FORBIDDEN = /[\s\\\p{Cc}]/u

/** Decodes a segment of a path; undefined if it is malformed. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

const isMisleading = (part: string) => part === '' || part === '.' || part === '..' || /[/\\\p{Cc}]/u.test(part)

/** Decodes a path and removes the trailing slash; undefined if invalid. Case matters: `/Support` is not a page. */
export function normalizePath(path: string): string | undefined {
  if (!path.startsWith('/') || FORBIDDEN.test(path) || /[?#]/.test(path)) return undefined
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  if (trimmed === '/') return trimmed
  const parts = trimmed.slice(1).split('/').map(decodePart)
  if (parts.some((part) => part === undefined || isMisleading(part))) return undefined
  return `/${parts.join('/')}`.normalize('NFC')
}

/**
 * Converts a path to the key that redirects are looked up by: people type printed addresses from memory, so case and
 * trailing slash are ignored.
 *
 * @returns undefined for anything that is no such path
 */
export const toPathKey = (path: string): string | undefined => normalizePath(path)?.toLowerCase()

/** Returns whether a text may be part of a URL. */
export const isWritable = (text: string) => !FORBIDDEN.test(text)

/** A character without a width at the end of an address, or before its query or hash. A variation selector ends an emoji. */
const INVISIBLE_END = /[[\p{Cf}\p{Default_Ignorable_Code_Point}]--\p{Variation_Selector}](?=[?#]|$)/v

/** Message for an address that came with an invisible character. */
export const INVISIBLE_REFUSED =
  'Leave out the invisible character, which came with pasted text. Type the address anew.'

/** Returns whether an address, written out or percent-encoded, ends in an invisible character. */
export const endsInvisibly = (address: string) => INVISIBLE_END.test(decodePart(address) ?? address)

interface Target {
  /** Value of the `Location` header. */
  href: string
  path?: string
}

/** Origin of no site, against which paths are parsed. */
export const NO_ORIGIN = 'http://site.invalid'

/**
 * Parses the target of a redirect.
 *
 * @param text a path of this site, with a query and a hash if need be, or an https address
 * @returns undefined for anything else, such as `//host`, `javascript:` or a URL with credentials
 */
export function parseTarget(text: string): Target | undefined {
  if (!isWritable(text)) return undefined
  if (text.startsWith('/')) {
    const path = normalizePath(text.split(/[?#]/, 1)[0] ?? '')
    const url = path === undefined ? null : URL.parse(text, NO_ORIGIN)
    return url ? { href: `${url.pathname}${url.search}${url.hash}`, path } : undefined
  }
  const url = /^https:\/\/[^/]/i.test(text) ? URL.parse(text) : null
  if (!url || url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined
  return { href: url.href }
}

/**
 * Adds the visitor's query to the target of a redirect. Parameters of the target win. Both are kept byte for byte, since
 * other sites may read `~` and `%7E` differently.
 *
 * @param search the visitor's query, with or without the question mark
 */
export function withQuery(href: string, search: string): string {
  const own = new URL(href, NO_ORIGIN).searchParams
  const isAdded = (part: string) => {
    const [name] = new URLSearchParams(part).keys()
    return name !== undefined && !own.has(name)
  }
  const added = search.replace(/^\?/, '').split('&').filter(isAdded)
  if (added.length === 0) return href
  const [target = '', hash] = href.split(/#(.*)/s, 2)
  const separator = !target.includes('?') ? '?' : /[?&]$/.test(target) ? '' : '&'
  return `${target}${separator}${added.join('&')}${hash === undefined ? '' : `#${hash}`}`
}
