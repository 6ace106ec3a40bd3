import { useId } from 'react'
import { Announcement } from '#components/ui/Announcement.tsx'
import type { BusinessPageQueryResult } from '#lib/content/sanity.types.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import { formatCostChange, formatCount, formatPercent, formatVolume } from '#lib/calculator/format.ts'
import { calculateFunnel, calculateImpact, type Funnel } from '#lib/calculator/impact.ts'
import type { CalculatorInputs } from '#lib/calculator/limits.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { FUNNEL_HEIGHT, FUNNEL_WIDTH, computeFunnelBands, LENS } from './funnelGeometry.ts'

/** The calculator's content. */
export type CalculatorContent = Pick<NonNullable<BusinessPageQueryResult>['calculator'], 'inputs' | 'results'>

/** The calculator's code-owned strings. */
export type CalculatorStrings = CodeStrings['calculator']

interface ImpactResultsProps {
  inputs: CalculatorInputs
  content: CalculatorContent['results']
  strings: CalculatorStrings
  locale: Locale
  /** False while the results are hidden. */
  announced: boolean
}

/** Renders the two figures and their funnels. Changes are announced in one sentence. */
export function ImpactResults({ inputs, content, strings, locale, announced }: ImpactResultsProps) {
  const impact = calculateImpact(inputs)
  const funnel = calculateFunnel(inputs)
  const volume = formatVolume(impact.incrementalVolume, locale)
  const change = formatCostChange(impact.cacImprovement, strings, locale)
  return (
    <section aria-label={content.heading}>
      <h3>{content.heading}</h3>
      <dl className="calculator-figures">
        <div>
          <dt>{content.incrementalVolumeLabel}</dt>
          <dd>{volume}</dd>
        </div>
        <div>
          <dt>{content.cacImprovementLabel}</dt>
          <dd>{change}</dd>
        </div>
      </dl>
      {announced && <Announcement text={fillPlaceholders(strings.updated, { volume, change })} />}
      <div className="funnels">
        <FunnelFigure funnel={funnel} withProduct={false} content={content} locale={locale} />
        <FunnelFigure funnel={funnel} withProduct content={content} locale={locale} />
      </div>
    </section>
  )
}

interface FunnelFigureProps {
  funnel: Funnel
  withProduct: boolean
  content: CalculatorContent['results']
  locale: Locale
}

/** Renders one funnel to scale, with its counts. */
function FunnelFigure({ funnel, withProduct, content, locale }: FunnelFigureProps) {
  const fade = useId()
  const bands = computeFunnelBands(funnel, withProduct)
  const counts = [
    ['leads', content.funnelLeads, funnel.yearlyLeads],
    ['ready', content.funnelReady, funnel.yearlyLeads - funnel.disqualifiedCount],
    ['disqualified', content.funnelDisqualified, funnel.disqualifiedCount],
    ['funded', content.funnelFunded, funnel.baselineConversions + (withProduct ? funnel.productConversions : 0)],
  ] as const
  return (
    <figure className="funnel">
      <figcaption>{withProduct ? content.afterLabel : content.beforeLabel}</figcaption>
      <div className="funnel-drawing">
        <svg viewBox={`0 0 ${FUNNEL_WIDTH} ${FUNNEL_HEIGHT}`} aria-hidden="true">
          <linearGradient id={fade}>
            <stop stopColor="#fff" stopOpacity="0.24" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <path data-band="leads" d={bands.leads} />
          <path data-band="ready" d={bands.ready} />
          <path
            data-band="disqualified"
            d={bands.disqualified}
            style={withProduct ? undefined : { fill: `url(#${fade})` }}
          />
          <path data-band="funded" d={bands.returned} />
          <circle className="funnel-lens" cx={LENS.x} cy={LENS.y} r={LENS.radius} />
          <path data-band="ready" d={bands.funded} />
          <path data-band="funded" d={bands.added} />
        </svg>
        {bands.added && content.funnelReturned && <p className="funnel-note">{content.funnelReturned}</p>}
      </div>
      <dl>
        {counts.map(([key, label, count]) => (
          <div key={key} data-band={key}>
            <dt>{label}</dt>
            <dd>{formatCount(count, locale)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

/** Replaces the digits of a figure with dashes. */
const maskDigits = (figure: string) => figure.replaceAll(/\d/g, '–')

/** Renders a placeholder until the results are shown. */
export function ResultsPlaceholder({ text, locale }: { text: string | null; locale: Locale }) {
  return (
    <div className="calculator-placeholder">
      <p aria-hidden="true">
        <span>{maskDigits(formatVolume(10_000_000, locale))}</span>
        <span>{maskDigits(formatPercent(10, locale))}</span>
      </p>
      <p>{text}</p>
    </div>
  )
}
