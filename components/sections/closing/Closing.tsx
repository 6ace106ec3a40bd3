import { Illustration } from '#components/illustrations/Illustration.tsx'
import street from '#components/illustrations/street-long.svg'
import { Container, Section } from '#components/ui/Layout.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { BuyingPowerLink } from '../buying-power/BuyingPowerLink.tsx'
import type { PersonalPageContent } from '../content.ts'

interface ClosingProps {
  content: PersonalPageContent['closingCta']
  home: HomeLink
  /** Label of the button. */
  cta: string
}

/** The last invitation, over the street that leads into the footer. */
export function Closing({ content, home, cta }: ClosingProps) {
  return (
    <Section className="closing" surface="dark" aria-labelledby="closing-heading">
      <Container>
        <h2 id="closing-heading">
          <Unbroken>{content.headline}</Unbroken>
        </h2>
        <p className="lead">{content.text}</p>
        <BuyingPowerLink home={home} origin="footer" label={cta} variant="gradient" />
      </Container>
      <div className="closing-art">
        <span className="closing-moon" />
        <Illustration image={street} />
      </div>
    </Section>
  )
}
