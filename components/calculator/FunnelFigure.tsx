import { useId } from 'react'
import { formatCount } from '#lib/calculator/format.ts'
import type { Funnel } from '#lib/calculator/impact.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { FUNNEL_HEIGHT, FUNNEL_WIDTH, funnelBands } from './funnelGeometry.ts'
import type { CalculatorWords } from './words.ts'

interface FunnelFigureProps {
  funnel: Funnel
  withProduct: boolean
  words: CalculatorWords['results']
  locale: Locale
}

/** One funnel drawn to scale, with its counts in words beside it. */
export function FunnelFigure({ funnel, withProduct, words, locale }: FunnelFigureProps) {
  const fade = useId()
  const bands = funnelBands(funnel, withProduct)
  const counts = [
    ['leads', words.funnelLeads, funnel.yearlyLeads],
    ['ready', words.funnelReady, funnel.yearlyLeads - funnel.disqualifiedCount],
    ['disqualified', words.funnelDisqualified, funnel.disqualifiedCount],
    ['funded', words.funnelFunded, funnel.baselineConversions + (withProduct ? funnel.productConversions : 0)],
  ] as const
  return (
    <figure className="funnel">
      <figcaption>{withProduct ? words.afterLabel : words.beforeLabel}</figcaption>
      <svg viewBox={`0 0 ${FUNNEL_WIDTH} ${FUNNEL_HEIGHT}`} aria-hidden="true">
        <linearGradient id={fade}>
          <stop stopColor="#fff" stopOpacity="0.24" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <path className="funnel-leads" d={bands.leads} />
        <path className="funnel-ready" d={bands.ready} />
        <path
          className="funnel-disqualified"
          d={bands.disqualified}
          style={withProduct ? undefined : { fill: `url(#${fade})` }}
        />
        <path className="funnel-returned" d={bands.returned} />
        <path className="funnel-funded" d={bands.funded} />
      </svg>
      <dl>
        {counts.map(([key, label, count]) => (
          <div key={key} className={`funnel-key funnel-key-${key}`}>
            <dt>{label}</dt>
            <dd>{formatCount(count, locale)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
