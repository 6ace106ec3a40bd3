import type { ClientPerspective } from '@sanity/client'
import { perspectiveCookieName, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { NO_ORIGIN } from '#lib/links/path.ts'

/** Query parameter of the preview secret, as in Sanity's own preview. */
export const previewSecretName = urlSearchParamPreviewSecret

/** Returns the path of a partner's unpublished scan page for the Studio. */
export const getPartnerPreviewHref = (value: string, secret: string) =>
  `/shared/partner/${encodeURIComponent(value)}?${new URLSearchParams({ [previewSecretName]: secret })}`

/** Validates a path to return to; `/` for anything that a browser would open on another site. */
export function toReturnPath(value: string | null): string {
  const url = value === null ? null : URL.parse(value, NO_ORIGIN)
  // In a Location header a path with two leading slashes is another host.
  if (url?.origin !== NO_ORIGIN || /^\/[/\\]/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** Returns the path of the page in an untrusted `Referer` header; `/` when it is unknown or of another site. */
export function getPreviewOrigin(referer: string | null, siteUrl: string): string {
  const own = `${new URL(siteUrl).origin}/`
  return referer?.startsWith(own) ? toReturnPath(referer.slice(own.length - 1)) : '/'
}

/** Releases above drafts in a preview. The Studio stacks all that come before the chosen one. */
const MAX_LAYERS = 100

/**
 * Parses the perspective that a preview's cookie names: published content, drafts, or releases above them, separated by
 * commas. Drafts for anything else, since the cookie is not signed.
 */
export function parsePreviewPerspective(cookie: string | undefined): ClientPerspective {
  if (cookie === 'published') return 'published'
  const layers = (cookie ?? '').split(',')
  const isValid = layers.length <= MAX_LAYERS && layers.every((name) => /^[\w-]{1,64}$/.test(name) && name !== 'raw')
  return isValid && layers.some((name) => name !== 'drafts') ? layers : 'drafts'
}

/** Reads the perspective that an editor chose for the preview. @param cookies of the request */
export const getPreviewPerspective = (cookies: { get: (name: string) => { value: string } | undefined }) =>
  parsePreviewPerspective(cookies.get(perspectiveCookieName)?.value)
