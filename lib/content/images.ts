import { createImageUrlBuilder } from '@sanity/image-url'
import type { ImageUrlBuilder, SanityImageSource } from '@sanity/image-url'
import { env } from '#lib/env.ts'
import { embeddedPath } from './connection.ts'

/**
 * Addresses of an uploaded image, hotspot and crop honoured: `imageUrl(image).width(400).url()`.
 *
 * Embedded they begin with `/lake/images`, on the site's own origin; in the cloud with Sanity's CDN.
 *
 * @param source an image field's value, or its asset's reference
 */
export function imageUrl(source: SanityImageSource): ImageUrlBuilder {
  const { projectId, SANITY_DATASET: dataset, embedded } = env()
  const builder = createImageUrlBuilder({ projectId, dataset, ...(embedded ? { baseUrl: embeddedPath } : {}) })
  return builder.image(source).auto('format')
}

/** The same address with its origin, for places outside the page such as shared links and emails. */
export function absoluteUrl(address: string): string {
  return new URL(address, env().SITE_URL).href
}
