import { imageUrl } from '#lib/content/images.ts'
import type { AccessibleImage } from '#lib/content/sanity.types.ts'
import { editAttribute } from '../editAttribute.ts'

/** Shape of a logo whose size the store does not know, as that of most wordmarks. */
const UNKNOWN_SIZE = { width: 120, height: 40 }

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
  const size = logo.size ?? UNKNOWN_SIZE
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
