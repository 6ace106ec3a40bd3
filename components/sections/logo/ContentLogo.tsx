import { imageUrl } from '#lib/content/images.ts'
import { shownSize } from '#lib/content/imageSize.ts'
import type { AccessibleImage } from '#lib/content/sanity.types.ts'
import { editAttribute } from '../editAttribute.ts'

interface ContentLogoProps {
  /** The document the logo belongs to. */
  type: 'pressLogo' | 'partnerLogo'
  logo: {
    _id: string
    name: string
    alt: string | null
    image: AccessibleImage
    size: { width: number; height: number } | null
  }
  /** Height it is shown at, in CSS pixels. */
  height: number
  className?: string
}

/** A logo from the content store, sharp on dense screens, with its room kept while it loads. */
export async function ContentLogo({ type, logo, height, className }: ContentLogoProps) {
  const size = shownSize(logo.image, logo.size)
  return (
    <img
      className={className}
      src={imageUrl(logo.image)
        .height(2 * height)
        .url()}
      alt={logo.alt ?? logo.name}
      width={Math.round((height * size.width) / size.height)}
      height={height}
      loading="lazy"
      decoding="async"
      data-sanity={await editAttribute({ _type: type, _id: logo._id }, 'image')}
    />
  )
}
