import type { ReactNode } from 'react'
import { Section, NoBreak } from '#components/ui/Layout.tsx'
import { DEMO_FORM_ID } from '#lib/links/routes.ts'
import type { BusinessPageContent } from '#lib/content/pageContent.ts'
import { ContentLogo } from '#components/sections/logo-strips/LogoStrips.tsx'
import { getSampleMark } from '#components/visual-editing/dataAttributes.ts'

interface DemoProps {
  page: BusinessPageContent
  children: ReactNode
}

/** Renders the demo form, which is `children`, beside a partner's quote. */
export function Demo({ page, children }: DemoProps) {
  const content = page.demoSection
  const { title, intro } = page.modals.demo
  return (
    <Section id={DEMO_FORM_ID} columnClass="demo-columns" aria-labelledby="demo-heading">
      <div className="demo-text">
        <NoBreak as="h2" id="demo-heading" text={content.heading} />
        <p className="intro">{content.intro}</p>
        {content.steps && (
          <ol className="demo-steps" role="list">
            {content.steps.map((step) => (
              <li key={step._key}>
                <b>{step.title}</b> {step.text}
              </li>
            ))}
          </ol>
        )}
        <Quote content={content.quote} />
      </div>
      <div className="card demo-card">
        <h3>{title}</h3>
        <p>{intro}</p>
        {children}
      </div>
    </Section>
  )
}

async function Quote({ content }: { content: BusinessPageContent['demoSection']['quote'] }) {
  return (
    <figure className="quote" {...await getSampleMark(content.source)}>
      <blockquote>
        <p>{content.text}</p>
      </blockquote>
      <figcaption>
        {content.logo && <ContentLogo logo={content.logo} height={32} />}
        <span>
          <b>{content.author}</b>
          <br />
          {content.role}, {content.company}
        </span>
      </figcaption>
    </figure>
  )
}
