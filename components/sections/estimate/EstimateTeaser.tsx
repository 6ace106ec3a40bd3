import { Gauge, toFraction } from '#components/illustrations/Gauge.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section, SectionHead } from '#components/ui/Layout.tsx'
import { formatDollars } from '#lib/content/format.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { findAnchor } from '#lib/sections.ts'
import type { EstimateContent, PersonalPageContent } from '#lib/content/pageContent.ts'

interface EstimateTeaserProps {
  content: Pick<EstimateContent, 'headline' | 'text'>
  label: string
  phoneDemo: PersonalPageContent['phoneDemo']
  home: SitePrefix
}

/** Renders an invitation to the estimate, beside the sample buyer's figure. */
export function EstimateTeaser({ content, label, phoneDemo: { result, figure }, home }: EstimateTeaserProps) {
  return (
    <Section
      surface="tint"
      id={findAnchor('estimateTeaser')}
      columnClass="teaser-columns"
      aria-labelledby="teaser-heading"
    >
      <div>
        <SectionHead id="teaser-heading" heading={content.headline} intro={content.text} />
        <ButtonLink href={getPageHref(home, pages.estimate.path)} size="large" arrow>
          {label}
        </ButtonLink>
      </div>
      <div className="teaser-card surface-dark" aria-hidden="true">
        <Gauge position={toFraction(figure, result.gaugeLowAmount, result.gaugeHighAmount)} />
        <b>{formatDollars(figure, requestLocale())}</b>
        <span>{result.title}</span>
      </div>
    </Section>
  )
}
