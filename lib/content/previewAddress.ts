import { urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'

/** What the secret is called in an address, as Sanity's own preview calls it. */
export const previewSecretName = urlSearchParamPreviewSecret

/**
 * Where the Studio shows the unpublished scan page of a partner, from the site's origin.
 *
 * @param value the partner's link value
 * @param secret one the Studio has written to the content store
 */
export const partnerPreviewHref = (value: string, secret: string) =>
  `/shared/partner/${encodeURIComponent(value)}?${new URLSearchParams({ [previewSecretName]: secret })}`
