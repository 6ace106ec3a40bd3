import { Container } from '#components/ui/Layout.tsx'
import { createImageUrl, getDisplayedSize } from '#lib/content/images.ts'
import type { AccessibleImage } from '#lib/content/sanity.types.ts'
import {
  dataAttribute,
  dragAttributes,
  getSampleMark,
  type DraggedList,
} from '#components/visual-editing/dataAttributes.ts'
import type { PersonalPageContent } from '#lib/content/pageContent.ts'

type ListedLogo = PersonalPageContent['press']['logos'][number]

interface Logo extends Pick<ListedLogo, '_id' | 'name' | 'alt' | 'size'> {
  _type: string
  image: Pick<AccessibleImage, 'asset' | 'crop' | 'hotspot'>
}

interface ContentLogoProps {
  logo: Logo
  /** Displayed height, in CSS pixels. */
  height: number
  field?: string
  eager?: boolean
}

/** Renders a logo in its own ratio, at twice the displayed resolution; the name while a draft has no picture. */
export async function ContentLogo({ logo, height, field = 'image', eager = false }: ContentLogoProps) {
  if (!logo.image.asset) return <span>{logo.name}</span>
  const size = getDisplayedSize(logo.image, logo.size)
  return (
    <img
      src={createImageUrl(logo.image)
        .height(2 * height)
        .url()}
      alt={logo.alt ?? logo.name}
      width={Math.round((height * size.width) / size.height)}
      height={height}
      loading={eager ? undefined : 'lazy'}
      data-sanity={await dataAttribute(logo, field)}
    />
  )
}

/** Displayed height of the logos of a strip, in CSS pixels, by its class. */
const HEIGHTS_PX = { press: 26, 'partner-strip': 30 } as const

interface LogoStripProps {
  className: keyof typeof HEIGHTS_PX
  content: { heading: string; logos: readonly (Logo & Pick<ListedLogo, '_key' | 'source'>)[] }
  /** The list in which an editor can drag the logos, by their padding. */
  list?: Omit<DraggedList, 'flow'>
}

/** Renders logos below a heading. Async, since a separate row in the page's RSC data compresses better. */
export async function LogoStrip({ className, content, list }: LogoStripProps) {
  const items = content.logos.map(async (logo) => {
    const drag = list && (await dragAttributes({ ...list, flow: 'horizontal' }, logo._key))
    return (
      <li key={logo._id} {...drag} {...await getSampleMark(logo.source)}>
        <ContentLogo logo={logo} height={HEIGHTS_PX[className]} />
      </li>
    )
  })
  return (
    <div className={className}>
      <Container className={`${className}-row`}>
        <p>{content.heading}</p>
        <ul role="list">{await Promise.all(items)}</ul>
      </Container>
    </div>
  )
}
