import { OPENS_ATTRIBUTE } from '#components/forms/leadDialog.ts'
import { Illustration } from '#components/illustrations/Illustration.tsx'
import street from '#components/illustrations/street-long.svg'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Container, Section } from '#components/ui/Layout.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import { demoHref } from '#lib/links/routes.ts'
import type { BusinessPageContent } from '../content.ts'

/** The last invitation to originators. */
export function BusinessClosing({ content, cta }: { content: BusinessPageContent['closingCta']; cta: string }) {
  return (
    <Section className="closing" surface="dark" aria-labelledby="closing-heading">
      <Container>
        <h2 id="closing-heading">
          <Unbroken>{content.headline}</Unbroken>
        </h2>
        <p className="lead">{content.text}</p>
        <ButtonLink href={demoHref()} variant="gradient" size="large" arrow {...{ [OPENS_ATTRIBUTE]: 'demo' }}>
          {cta}
        </ButtonLink>
      </Container>
      <div className="closing-art">
        <span className="closing-moon" />
        <Illustration image={street} />
      </div>
    </Section>
  )
}
