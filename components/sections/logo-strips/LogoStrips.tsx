import { Container } from '#components/ui/Layout.tsx'
import { createImageUrl, getDisplayedSize } from '#lib/content/images.ts'
import type { AccessibleImage } from '#lib/content/sanity.types.ts'
import { dataAttribute, dragAttributes, getSampleMark, type DraggedList } from '../dataAttributes.ts'
import type { PersonalPageContent, BusinessPageContent } from '../content.ts'

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

interface LogosProps {
  logos: readonly (Logo & Pick<ListedLogo, '_key' | 'source'>)[]
  height: number
  /** The list in which an editor can drag the logos, by their padding. */
  list?: DraggedList | undefined
}

async function Logos({ logos, height, list }: LogosProps) {
  const items = logos.map(async (logo) => (
    <li key={logo._id} {...(list && (await dragAttributes(list, logo._key)))} {...await getSampleMark(logo.source)}>
      <ContentLogo logo={logo} height={height} />
    </li>
  ))
  return <ul role="list">{await Promise.all(items)}</ul>
}

interface PressProps {
  content: Pick<PersonalPageContent['press'], 'heading' | 'logos'>
  page?: PersonalPageContent
}

/** Renders "As seen in" and the logos. Async, since a separate row in the page's RSC data compresses better. */
export async function Press({ content, page }: PressProps) {
  const list = page && ({ page, path: 'press.logos', flow: 'horizontal' } as const)
  return (
    <div className="press">
      <Container className="press-row">
        <p>{content.heading}</p>
        <Logos logos={content.logos} height={26} list={list} />
      </Container>
    </div>
  )
}

export function PartnerStrip({ page }: { page: BusinessPageContent }) {
  const { heading, logos } = page.partnerStrip
  const list = { page, path: 'partnerStrip.logos', flow: 'horizontal' } as const
  return (
    <div className="partner-strip">
      <Container>
        <p>{heading}</p>
        <Logos logos={logos} height={30} list={list} />
      </Container>
    </div>
  )
}
