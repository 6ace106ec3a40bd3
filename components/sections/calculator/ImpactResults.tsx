import { useId } from 'react'
import { Announcement } from '#components/ui/Announcement.tsx'
import { formatCostChange, formatCount, formatPercent, formatVolume } from '#lib/calculator/format.ts'
import { calculateFunnel, calculateImpact, type Funnel } from '#lib/calculator/impact.ts'
import type { CalculatorInputs } from '#lib/calculator/limits.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import type { BusinessPageContent } from '#lib/content/pageContent.ts'
import { FUNNEL_HEIGHT, FUNNEL_WIDTH, computeFunnelBands, LENS } from './funnelGeometry.ts'

type ResultsContent = BusinessPageContent['calculator']['results']

interface ImpactResultsProps {
  inputs: CalculatorInputs
  content: ResultsContent
  strings: CodeStrings['calculator']
  locale: Locale
  /** False while the results are hidden. */
  announced: boolean
}

export function ImpactResults({ inputs, content, strings, locale, announced }: ImpactResultsProps) {
  const { incrementalVolume, cacImprovement } = calculateImpact(inputs)
  const funnel = { funnel: calculateFunnel(inputs), content, locale }
  const volume = formatVolume(incrementalVolume, locale)
  const change = formatCostChange(cacImprovement, strings, locale)
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
        <FunnelFigure {...funnel} withProduct={false} />
        <FunnelFigure {...funnel} withProduct />
      </div>
    </section>
  )
}

interface FunnelFigureProps {
  funnel: Funnel
  withProduct: boolean
  content: ResultsContent
  locale: Locale
}

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
          <path data-band="disqualified" d={bands.disqualified} style={withProduct ? {} : { fill: `url(#${fade})` }} />
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

/** Renders a placeholder, with dashes for digits, until the results are shown. */
export function ResultsPlaceholder({ text, locale }: { text: string | undefined; locale: Locale }) {
  const figures = [formatVolume(10_000_000, locale), formatPercent(10, locale)]
  return (
    <div className="calculator-placeholder">
      <p aria-hidden="true">
        {figures.map((figure) => (
          <span key={figure}>{figure.replaceAll(/\d/g, '–')}</span>
        ))}
      </p>
      <p>{text}</p>
    </div>
  )
}
