import { imageUrl } from '#lib/content/images.ts'
import { shownSize } from '#lib/content/imageSize.ts'
import type { AccessibleImage } from '#lib/content/sanity.types.ts'
import { dataAttribute, dragAttributes, type DraggedList, sampleMark } from '../dataAttributes.ts'

/** A document with a logo. */
interface Logo {
  _id: string
  _type: string
  name: string
  alt: string | null
  image: AccessibleImage
  size: { width: number; height: number } | null
}

interface ContentLogoProps {
  logo: Logo
  /** Displayed height, in CSS pixels. */
  height: number
}

/** A logo in its own ratio, at twice the displayed resolution. */
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
      data-sanity={await dataAttribute(logo, 'image')}
    />
  )
}

interface StripLogoProps {
  logo: Logo & { _key: string; source: string }
  height: number
  /** The list in which the logo can be dragged. */
  list?: DraggedList
}

/** A logo of a strip. In the preview, a click opens its document, and its padding can be dragged. */
export async function StripLogo({ logo, height, list }: StripLogoProps) {
  const drag = list && (await dragAttributes(list, logo._key))
  return (
    <li {...drag} {...await sampleMark(logo.source)}>
      <ContentLogo logo={logo} height={height} />
    </li>
  )
}
