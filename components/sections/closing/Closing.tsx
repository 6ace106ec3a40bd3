import type { ReactNode } from 'react'
import { Illustration } from '#components/illustrations/Illustration.tsx'
import street from '#components/illustrations/street-long.svg'
import { Container, Section } from '#components/ui/Layout.tsx'
import { NoBreak } from '#components/ui/NoBreak.tsx'
import type { BusinessPageContent, PersonalPageContent } from '../content.ts'

interface ClosingProps {
  content: PersonalPageContent['closingCta'] | BusinessPageContent['closingCta']
  children: ReactNode
}

/** Renders the closing call to action, over the street that leads into the footer. */
export function Closing({ content, children }: ClosingProps) {
  return (
    <Section className="closing" surface="dark" aria-labelledby="closing-heading">
      <Container>
        <NoBreak as="h2" id="closing-heading">
          {content.headline}
        </NoBreak>
        <p className="intro">{content.text}</p>
        {children}
      </Container>
      <div className="closing-art">
        <span className="closing-moon" />
        <Illustration image={street} />
      </div>
    </Section>
  )
}
