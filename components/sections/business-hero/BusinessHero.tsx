import { OPENS_ATTRIBUTE } from '#components/forms/leadDialog.ts'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Container } from '#components/ui/Layout.tsx'
import { demoHref } from '#lib/links/routes.ts'
import type { BusinessPageContent, SiteSettingsContent } from '../content.ts'
import { PipelineDrawing } from './PipelineDrawing.tsx'
import { translate } from '#lib/i18n/translate.ts'

interface BusinessHeroProps {
  content: BusinessPageContent['hero']
  /** Where the product is education only. */
  provinces: string
  ctas: SiteSettingsContent['ctas']
  children: React.ReactNode
}

/** The hero of the business page; `children` is the partner strip below it. */
export function BusinessHero({ content, provinces, ctas, children }: BusinessHeroProps) {
  return (
    <section id="home" className="business-hero surface-dark" aria-labelledby="business-heading">
      <Container className="business-hero-columns">
        <div>
          <h1 id="business-heading">{content.eyebrow}</h1>
          <p className="business-claim">
            {content.headline}
            <FootnoteMark mark={content.footnoteMark} />
          </p>
          <p className="intro">{content.subtext}</p>
          <div className="business-actions">
            <ButtonLink href={demoHref()} variant="gradient" size="large" {...{ [OPENS_ATTRIBUTE]: 'demo' }}>
              {ctas.requestDemo}
            </ButtonLink>
            <ButtonLink href={demoHref()} variant="outline" size="large" {...{ [OPENS_ATTRIBUTE]: 'one-pager' }}>
              {ctas.onePager}
            </ButtonLink>
          </div>
          <ul className="business-facts" role="list">
            {content.facts.map((fact) => (
              <li key={fact._key}>
                <Icon name="check" />
                <span>
                  {fact.label}
                  <FootnoteMark mark={fact.footnoteMark} />
                </span>
              </li>
            ))}
          </ul>
          <p className="business-note">{provinces}</p>
        </div>
        <PipelineDrawing content={content.pipeline} />
      </Container>
      {children}
    </section>
  )
}

export const CLAIM_NOTE_ID = 'claim-note'

/** A mark beside a claim that links to the footnote. */
function FootnoteMark({ mark }: { mark: string | null }) {
  if (!mark) return null
  return (
    <sup className="footnote-mark">
      <a href={`#${CLAIM_NOTE_ID}`} aria-label={translate('accessibility.footnote', { mark })}>
        {mark}
      </a>
    </sup>
  )
}
