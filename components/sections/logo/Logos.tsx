import { imageUrl } from '#lib/content/images.ts'
import { shownSize } from '#lib/content/imageSize.ts'
import type { AccessibleImage } from '#lib/content/sanity.types.ts'
import { dataAttribute, dragAttributes, type DraggedList, sampleMark } from '../dataAttributes.ts'

/** A document of the content store with a mark in it. */
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
      data-sanity={await dataAttribute(logo, 'image')}
    />
  )
}

interface StripLogoProps {
  logo: Logo & { _key: string; source: string }
  height: number
  /** The list the strip shows, where its logos can be dragged. */
  list?: DraggedList
}

/** One of a strip of logos. A click in the preview opens the logo's document; around it, it can be taken and dragged. */
export async function StripLogo({ logo, height, list }: StripLogoProps) {
  const drag = list && (await dragAttributes(list, logo._key))
  return (
    <li {...drag} {...await sampleMark(logo.source)}>
      <ContentLogo logo={logo} height={height} />
    </li>
  )
}
