import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { CARD_SIZE, getCardVersion, type SharingCard } from '#components/sharing-image/card.ts'
import { createImageUrl } from '#lib/content/images.ts'
import type { AccessibleImage, Seo } from '#lib/content/sanity.types.ts'
import { createLanguageAlternates, toOpenGraphLocale } from '#lib/i18n/alternates.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { toCanonicalPath } from '#lib/links/homeLinks.ts'
import { listPageLanguages, loadSiteSettings } from './pageContent.ts'

interface PageSearch {
  /** Search and sharing fields; the product's name is put before the title. */
  seo: Seo
  /** The page's path under any prefix; the canonical one is under the root of the request's language. */
  path: string
  card: SharingCard
  /** False excludes the page from search engines. */
  indexable?: boolean
}

/** Keeps a sharing image of 1200 × 630 pixels below 300 kB, above which messengers show none. */
const SHARED_QUALITY = 75

/**
 * Returns an editor's image, cropped, as a JPEG: a photo as PNG weighs megabytes, and not every network shows WebP. Social
 * networks show no SVG, so an SVG counts as none.
 */
function getChosenImage(image: AccessibleImage | null | undefined) {
  if (!image?.asset || image.asset._ref.endsWith('-svg')) return undefined
  const { width, height } = CARD_SIZE
  const sized = createImageUrl(image).width(width).height(height).fit('crop')
  const url = sized.withOptions({ auto: undefined, format: 'jpg', quality: SHARED_QUALITY }).url()
  return { url, width, height, alt: image.alt ?? '', type: 'image/jpeg' }
}

/** Creates the metadata of a page in the language of the request. The sharing image is chosen by editors, or drawn. */
export async function createPageMetadata({ seo, path, card, indexable = true }: PageSearch): Promise<Metadata> {
  const [settings, languages] = await Promise.all([loadSiteSettings(), listPageLanguages(path)])
  const { productName, titleSeparator, image: standard } = stegaClean(settings)
  const { title, description, image } = stegaClean(seo)
  const locale = requestLocale()
  const canonical = toCanonicalPath(path, locale)
  // The URL of the generated image changes with its content.
  const drawn = { url: `${card.path}?v=${getCardVersion(card)}`, ...CARD_SIZE, alt: card.headline, type: 'image/png' }
  const images = [getChosenImage(image) ?? getChosenImage(standard) ?? drawn]
  return {
    // Next does not apply a layout's title template to the page in the same folder, which is the home page.
    title: { absolute: `${productName}${titleSeparator}${title}` },
    description,
    alternates: { canonical, languages: createLanguageAlternates(canonical, languages) },
    openGraph: {
      type: 'website',
      siteName: productName,
      locale: toOpenGraphLocale(locale),
      url: canonical,
      title,
      description,
      images,
    },
    twitter: { card: 'summary_large_image' },
    ...(indexable ? {} : { robots: { index: false } }),
  }
}
