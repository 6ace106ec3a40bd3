import { createImageUrlBuilder, type ImageUrlBuilder, type SanityImageSource } from '@sanity/image-url'
import { env } from '#lib/env.ts'
import { readLimited } from '#lib/readLimited.ts'
import { embeddedPath } from './connection.ts'
import type { AccessibleImage } from './sanity.types.ts'

/**
 * Addresses of an uploaded image, hotspot and crop honoured: `createImageUrl(image).width(400).url()`.
 *
 * Embedded they begin with `/lake/images`, on the site's own origin; in the cloud with Sanity's CDN.
 *
 * @param source an image field's value, or its asset's reference
 */
export function createImageUrl(source: SanityImageSource): ImageUrlBuilder {
  const { projectId, SANITY_DATASET: dataset, embedded } = env()
  const builder = createImageUrlBuilder({ projectId, dataset, ...(embedded ? { baseUrl: embeddedPath } : {}) })
  return builder.image(source).auto('format')
}

/** The same address with its origin, for places outside the page such as shared links and emails. */
export function toAbsoluteUrl(address: string): string {
  return new URL(address, env().SITE_URL).href
}

interface Size {
  width: number
  height: number
}

/** Shape of a logo whose size the store does not know, as that of most wordmarks. */
const UNKNOWN_SIZE: Size = { width: 120, height: 40 }

/** What is left of a length when shares of it are cut off at both ends. */
const remaining = (length: number, before: number, after: number) => Math.max(1, length * (1 - before - after))

/**
 * The size an image has where it is shown: without what the editor cut off, so that its room on the page has the
 * proportions of what comes. Vector drawings are served whole.
 *
 * @param image the image field's value, with the editor's cut as shares of each side
 * @param size the size of the uploaded file, in pixels; null when the store does not know it
 */
export function shownSize({ asset, crop }: Pick<AccessibleImage, 'asset' | 'crop'>, size: Size | null): Size {
  const { width, height } = size ?? UNKNOWN_SIZE
  if (!crop || asset?._ref.endsWith('-svg')) return { width, height }
  return { width: remaining(width, crop.left, crop.right), height: remaining(height, crop.top, crop.bottom) }
}

/** How long the content store may take, in milliseconds: who asks can do without the image. */
const TIMEOUT_MS = 5000
/** Largest image that is read into memory, in bytes. */
const MAX_IMAGE_BYTES = 4 * 1024 * 1024

/** Where this server reaches an image itself: the embedded store by its own address, not through the front door. */
function toServerAddress(address: string): string {
  const { embedded, LAKE_URL, SITE_URL } = env()
  if (!embedded || LAKE_URL === undefined) return new URL(address, SITE_URL).href
  return new URL(address.replace(new RegExp(`^${embeddedPath}(?=/)`), ''), LAKE_URL).href
}

/**
 * The bytes of an uploaded image, for what is drawn on the server.
 *
 * @param address as `createImageUrl` writes it
 * @throws Error when it cannot be fetched or is too large
 */
export async function loadImageBytes(address: string): Promise<Buffer> {
  const response = await fetch(toServerAddress(address), { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const bytes = await readLimited(response.body, MAX_IMAGE_BYTES)
  if (bytes === undefined) throw new Error(`${address} has more than ${MAX_IMAGE_BYTES} bytes.`)
  return bytes
}
