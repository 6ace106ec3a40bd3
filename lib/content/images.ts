import { createImageUrlBuilder, type ImageUrlBuilder, type SanityImageSource } from '@sanity/image-url'
import { env } from '#lib/env.ts'
import { readLimited } from '#lib/readLimited.ts'
import { STORE_PATH } from '#lib/links/path.ts'
import type { AccessibleImage } from './sanity.types.ts'

/**
 * Creates a URL builder for an uploaded image, with hotspot and crop: `createImageUrl(image).width(400).url()`.
 *
 * URLs of the embedded store begin with `/lake/images` on the site's own origin; those of the cloud with Sanity's CDN.
 */
export function createImageUrl(source: SanityImageSource): ImageUrlBuilder {
  const { projectId, SANITY_DATASET: dataset, embedded } = env()
  const builder = createImageUrlBuilder({ projectId, dataset, ...(embedded ? { baseUrl: STORE_PATH } : {}) })
  return builder.image(source).auto('format')
}

/** Creates an absolute URL, for places outside the page such as shared links and emails. */
export function toAbsoluteUrl(address: string): string {
  return new URL(address, env().SITE_URL).href
}

interface Size {
  width: number
  height: number
}

/** Assumed size of a logo whose size is unknown: the aspect ratio of most wordmarks. */
const UNKNOWN_SIZE: Size = { width: 120, height: 40 }

/** Returns the rest of a length after cropping shares at both ends. */
const remaining = (length: number, before: number, after: number) => Math.max(1, length * (1 - before - after))

/**
 * Returns the size of an image after the editor's crop, so that its space on the page has the right aspect ratio.
 * Vector drawings are served uncropped.
 *
 * @param size size of the uploaded file in pixels; null when unknown
 */
export function getDisplayedSize({ asset, crop }: Pick<AccessibleImage, 'asset' | 'crop'>, size: Size | null): Size {
  const { width, height } = size ?? UNKNOWN_SIZE
  if (!crop || asset?._ref.endsWith('-svg')) return { width, height }
  return { width: remaining(width, crop.left, crop.right), height: remaining(height, crop.top, crop.bottom) }
}

const TIMEOUT_MS = 5000
const MAX_IMAGE_BYTES = 4 * 1024 * 1024

/** Returns the URL by which this server reads an image: of the embedded store directly, not through the front door. */
function toServerUrl(address: string): string {
  const { embedded, STORE_URL, SITE_URL } = env()
  if (!embedded || STORE_URL === undefined) return new URL(address, SITE_URL).href
  return new URL(address.replace(new RegExp(`^${STORE_PATH}(?=/)`), ''), STORE_URL).href
}

/** Reads an uploaded image, for drawings on the server; throws when it cannot be fetched or is too large. */
export async function loadImageBytes(address: string): Promise<Buffer> {
  const response = await fetch(toServerUrl(address), { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`)
  const bytes = await readLimited(response.body, MAX_IMAGE_BYTES)
  if (bytes === undefined) throw new Error(`${address} has more than ${MAX_IMAGE_BYTES} bytes.`)
  return bytes
}
