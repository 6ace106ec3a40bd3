import { isWritable, normalizePath } from './path.ts'

/** Where a redirect leads. */
export interface Target {
  /** As a `Location` header carries it. */
  href: string
  /** The plain path, for a place on this site. */
  path?: string
}

const BASE = 'http://site.invalid'

/**
 * Reads what an editor wrote as the target of a redirect.
 *
 * @param text a path of this site, with a query and a hash if need be, or an https address
 * @returns undefined for anything else, such as `//host`, `javascript:` or an address that hides its host behind a name
 */
export function readTarget(text: string): Target | undefined {
  if (!isWritable(text)) return undefined
  if (text.startsWith('/')) {
    const path = normalizePath(text.split(/[?#]/, 1)[0] ?? '')
    const url = path === undefined ? null : URL.parse(text, BASE)
    return url ? { href: `${url.pathname}${url.search}${url.hash}`, path } : undefined
  }
  const url = /^https:\/\/[^/]/i.test(text) ? URL.parse(text) : null
  if (!url || url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return undefined
  return { href: url.href }
}

/**
 * The address to send a visitor to: the target, with whatever the visitor's own address asked for. Where both name a
 * parameter, the target's stays.
 *
 * @param href from {@link readTarget}
 * @param search the visitor's query
 */
export function withQuery(href: string, search: URLSearchParams): string {
  const url = new URL(href, BASE)
  const added = Array.from(search).filter(([name]) => !url.searchParams.has(name))
  if (added.length === 0) return href
  for (const [name, value] of added) url.searchParams.append(name, value)
  return url.origin === BASE ? `${url.pathname}${url.search}${url.hash}` : url.href
}
