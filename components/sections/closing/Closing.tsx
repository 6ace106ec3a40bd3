import type { ReactNode } from 'react'
import { Illustration } from '#components/illustrations/Illustration.tsx'
import street from '#components/illustrations/street-long.svg'
import { Container, NoBreak } from '#components/ui/Layout.tsx'
import type { PersonalPageContent } from '#lib/content/pageContent.ts'

type ClosingContent = PersonalPageContent['closingCta']

/** Renders the closing call to action, over the street that leads into the footer. */
export function Closing({ content, children }: { content: ClosingContent; children: ReactNode }) {
  return (
    <section className="section surface-dark closing" aria-labelledby="closing-heading">
      <Container>
        <NoBreak as="h2" id="closing-heading" text={content.headline} />
        <p className="intro">{content.text}</p>
        {children}
      </Container>
      <div className="closing-art">
        <span className="closing-moon" />
        <Illustration image={street} />
      </div>
    </section>
  )
}
