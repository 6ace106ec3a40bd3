import { stegaClean } from '@sanity/client/stega'
import { opensDialog } from '#components/forms/leadDialog.ts'
import { Button } from '#components/ui/Button.tsx'
import { FirstScreenEnd } from '#components/ui/FirstScreenEnd.tsx'
import { Icon, LogoMark } from '#components/ui/Icon.tsx'
import { Container } from '#components/ui/Layout.tsx'
import { classNames } from '#components/ui/classNames.ts'
import { RATIO_LIMITS } from '#lib/estimate/estimate.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { BusinessPageContent, SiteSettingsContent } from '#lib/content/pageContent.ts'
import { dataAttribute, getSampleMark } from '#components/visual-editing/dataAttributes.ts'

interface BusinessHeroProps {
  content: BusinessPageContent['hero']
  /** Note on the provinces where the product is education only. */
  provinces: string
  ctas: SiteSettingsContent['ctas']
  children: React.ReactNode
}

/** Renders the hero of the business page; `children` is the partner strip below it. */
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
            <Button variant="gradient" size="large" {...opensDialog('demo')}>
              {ctas.requestDemo}
            </Button>
            <Button variant="outline" size="large" {...opensDialog('one-pager')}>
              {ctas.onePager}
            </Button>
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
        <FirstScreenEnd />
        <PipelineDrawing content={content.pipeline} />
      </Container>
      {children}
    </section>
  )
}

export const CLAIM_NOTE_ID = 'claim-note'

/** Renders a mark beside a claim that links to the footnote. */
function FootnoteMark({ mark }: { mark: string | undefined }) {
  if (!mark) return null
  return (
    <sup className="footnote-mark">
      <a href={`#${CLAIM_NOTE_ID}`} aria-label={translate('accessibility.footnote', { mark })}>
        {mark}
      </a>
    </sup>
  )
}

type Pipeline = BusinessPageContent['hero']['pipeline']

interface RatioProps {
  name: keyof typeof RATIO_LIMITS
  lead: Pipeline['leads'][number]
  /** The lead from whose values the animation starts. */
  start: Pipeline['leads'][number] | undefined
}

async function Ratio({ name, lead, start }: RatioProps) {
  const value = lead[name]
  return (
    <span
      className={classNames('pipeline-ratio', value > RATIO_LIMITS[name] && 'is-over')}
      style={{ '--ratio': value, '--start': start?.[name] }}
      data-sanity={await dataAttribute('businessPage', `hero.pipeline.leads[_key=="${lead._key}"].${name}`)}
    >
      <small>{translate(`ratios.${name}`)}</small>
    </span>
  )
}

/**
 * Renders the pipeline: declined leads go in, fundable ones come back. The funded lead is animated once, from the place
 * and values of the first. Decorative: the text beside it says the same.
 */
async function PipelineDrawing({ content }: { content: Pipeline }) {
  const [first] = content.leads
  return (
    <div className="pipeline" aria-hidden="true" {...await getSampleMark(content.source)}>
      <span className="pipeline-loop" />
      <p className="pipeline-in">{content.inLabel}</p>
      <p className="pipeline-back">{content.backLabel}</p>
      <div className="pipeline-card">
        <p className="pipeline-title">
          <LogoMark />
          {content.title}
        </p>
        <ul role="list">
          {content.leads.map((lead) => {
            const start = lead.stage === 'funded' ? first : undefined
            return (
              <li key={lead._key} data-stage={lead.stage}>
                <span className="pipeline-initials">{lead.initials}</span>
                <span>
                  <b>{lead.name}</b>
                  <small>{lead.detail}</small>
                </span>
                <Ratio name="gds" lead={lead} start={start} />
                <Ratio name="tds" lead={lead} start={start} />
                <span className="pipeline-stage" data-start={stegaClean(start?.stageLabel)}>
                  {lead.stageLabel}
                  <small>{lead.when}</small>
                </span>
              </li>
            )
          })}
        </ul>
        <p className="pipeline-note">{content.note}</p>
      </div>
    </div>
  )
}
