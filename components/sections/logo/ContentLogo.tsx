import { imageUrl } from '#lib/content/images.ts'
import { shownSize } from '#lib/content/imageSize.ts'
import type { AccessibleImage } from '#lib/content/sanity.types.ts'
import { editAttribute } from '../editAttribute.ts'

/** A document of the content store with a mark in it. */
export interface Logo {
  _id: string
  _type: string
  name: string
  alt: string | null
  image: AccessibleImage
  size: { width: number; height: number } | null
}

interface ContentLogoProps {
  logo: Logo
  /** Height it is shown at, in CSS pixels. */
  height: number
}

/** A logo from the content store, sharp on dense screens, with its room kept while it loads. */
export async function ContentLogo({ logo, height }: ContentLogoProps) {
  const size = shownSize(logo.image, logo.size)
  return (
    <img
      src={imageUrl(logo.image)
        .height(2 * height)
        .url()}
      alt={logo.alt ?? logo.name}
      width={Math.round((height * size.width) / size.height)}
      height={height}
      loading="lazy"
      decoding="async"
      data-sanity={await editAttribute(logo, 'image')}
    />
  )
}
