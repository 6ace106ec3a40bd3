import { Container } from '#components/ui/Layout.tsx'
import { imageUrl } from '#lib/content/images.ts'
import { shownSize } from '#lib/content/imageSize.ts'
import type { PersonalPageContent } from '../content.ts'
import { editAttribute } from '../editAttribute.ts'
import { sampleMark } from '../sampleMark.ts'

type PressContent = PersonalPageContent['press']

/** Height the strip shows a logo at, and the widths it is offered in, so that sharp screens get sharp logos. */
const LOGO_HEIGHT = 26

/** "As seen in" and the logos. */
export async function Press({ content }: { content: PressContent }) {
  return (
    <div className="press">
      <Container className="press-row">
        <p>{content.heading}</p>
        <ul role="list">
          {content.logos.map((logo) => (
            <PressLogo key={logo._id} logo={logo} />
          ))}
        </ul>
      </Container>
    </div>
  )
}

async function PressLogo({ logo }: { logo: PressContent['logos'][number] }) {
  const { width, height } = shownSize(logo.image, logo.size)
  const source = imageUrl(logo.image).height(2 * LOGO_HEIGHT)
  return (
    <li
      data-sanity={await editAttribute({ _type: 'pressLogo', _id: logo._id }, 'image')}
      {...await sampleMark(logo.source)}
    >
      <img
        src={source.url()}
        alt={logo.alt ?? logo.name}
        width={Math.round((LOGO_HEIGHT * width) / height)}
        height={LOGO_HEIGHT}
        loading="lazy"
        decoding="async"
      />
    </li>
  )
}
