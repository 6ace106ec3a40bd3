import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { imageUrl } from '#lib/content/images.ts'
import type { Seo } from '#lib/content/sanity.types.ts'
import { canonicalPath } from '#lib/links/homeLinks.ts'

/** Size that sites which show shared pages ask for. */
const SHARING_IMAGE = { width: 1200, height: 630 }

/**
 * What search engines and shared links show of a page.
 *
 * @param seo the page's search and sharing fields; the layout puts the product's name before the title
 * @param path the page's path, under any prefix; the canonical address is the one under the root
 */
export function pageMetadata(seo: Seo, path: string): Metadata {
  const { title, description, image } = stegaClean(seo)
  const { width, height } = SHARING_IMAGE
  const url = image?.asset && imageUrl(image).width(width).height(height).fit('crop').url()
  const images = url ? [{ url, width, height, alt: image.alt ?? '' }] : undefined
  return {
    title,
    description,
    alternates: { canonical: canonicalPath(path) },
    openGraph: { type: 'website', title, description, url: canonicalPath(path), images },
  }
}
