import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'

/** What the secret is called in an address, as Sanity's own preview calls it. */
export const previewSecretName = urlSearchParamPreviewSecret

/**
 * Where the Studio shows the unpublished scan page of a partner, from the site's origin.
 *
 * @param value the partner's link value
 * @param secret one the Studio has written to the content store
 */
export const getPartnerPreviewHref = (value: string, secret: string) =>
  `/shared/partner/${encodeURIComponent(value)}?${new URLSearchParams({ [previewSecretName]: secret })}`

/**
 * A path of this site to return to, or `/` for anything a browser would take elsewhere.
 *
 * @param value untrusted, for example from an address
 */
export function returnPath(value: string | null): string {
  if (value === null) return '/'
  const base = 'http://site.invalid'
  try {
    const { origin, pathname, search, hash } = new URL(value, base)
    // A path that begins with two slashes is another host once it stands in a Location header.
    return origin === base && !/^\/[/\\]/.test(pathname) ? `${pathname}${search}${hash}` : '/'
  } catch {
    return '/'
  }
}

/**
 * The path of the page a request came from; `/` when that is another site's, or unknown.
 *
 * @param referer the header, untrusted
 * @param siteUrl the site's own origin
 */
export function getPreviewOrigin(referer: string | null, siteUrl: string): string {
  const own = `${new URL(siteUrl).origin}/`
  return referer?.startsWith(own) ? returnPath(referer.slice(own.length - 1)) : '/'
}
