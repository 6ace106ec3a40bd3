import { Container } from '#components/ui/Layout.tsx'
import type { PersonalPageContent } from '../content.ts'
import { StripLogo } from '../logo/Logos.tsx'

/** Displayed height, in CSS pixels. */
const LOGO_HEIGHT = 26

interface PressProps {
  content: Pick<PersonalPageContent['press'], 'heading' | 'logos'>
  /** The page in whose list the logos can be dragged. */
  page?: PersonalPageContent
}

/** "As seen in" and the logos. */
export async function Press({ content, page }: PressProps) {
  const list = page && ({ page, path: 'press.logos', flow: 'horizontal' } as const)
  return (
    <div className="press">
      <Container className="press-row">
        <p>{content.heading}</p>
        <ul role="list">
          {content.logos.map((logo) => (
            <StripLogo key={logo._id} logo={logo} height={LOGO_HEIGHT} list={list} />
          ))}
        </ul>
      </Container>
    </div>
  )
}
