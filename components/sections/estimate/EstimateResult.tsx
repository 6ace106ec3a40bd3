import { useState } from 'react'
import { formatDollars } from '#lib/content/format.ts'
import type { Analysis, PricedAnalysis } from '#lib/estimate/analyse.ts'
import type { ClosingRule } from '#lib/estimate/closingCosts.ts'
import type { PlanLimits } from '#lib/estimate/downPaymentPlan.ts'
import type { ChoiceOptions, FieldTexts } from '#lib/estimate/fields.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import type { EstimateContent } from '#lib/content/pageContent.ts'

export interface EstimateTexts {
  content: Pick<EstimateContent, 'inputs' | 'results' | 'details' | 'comparison' | 'plan'>
  closing: readonly ClosingRule[]
  planLimits: PlanLimits
  strings: Omit<CodeStrings['estimate'], 'places' | 'years' | 'answers'>
  locale: Locale
  disclosure: string
  asOf: string
}

export interface EstimateDetailsProps extends EstimateTexts {
  analysis: PricedAnalysis
  texts: FieldTexts
  options: ChoiceOptions
  /** The case that a visitor kept to compare with. */
  kept: FieldTexts | undefined
  onKeep: (texts: FieldTexts | undefined) => void
}

export function formatSentence(analysis: Analysis, { content: { results }, strings, locale }: EstimateTexts): string {
  if ('obstacle' in analysis) return results.obstacles[analysis.obstacle]
  const limit = results.limits[analysis.limitedBy]
  return fillPlaceholders(strings.updated, { price: formatDollars(analysis.price, locale), limit })
}

interface EstimateResultProps extends EstimateTexts {
  analysis: Analysis | undefined
  fragment: string
}

/** Renders the price, what limits it and the disclosure. */
export function EstimateResult({ analysis, fragment, ...texts }: EstimateResultProps) {
  const { results } = texts.content
  return (
    <section className="estimate-result surface-dark" aria-label={results.heading}>
      <div>
        <div className="estimate-figure">
          {analysis === undefined || 'obstacle' in analysis ? (
            <>
              <h2>{results.heading}</h2>
              <p className="estimate-missing">{analysis ? results.obstacles[analysis.obstacle] : results.empty}</p>
            </>
          ) : (
            <>
              <h2>{results.priceLabel}</h2>
              <p className="estimate-price">{formatDollars(analysis.price, texts.locale)}</p>
              <p className="estimate-limit">{results.limits[analysis.limitedBy]}</p>
              {analysis.isTooLong && <p className="estimate-limit">{results.tooLong}</p>}
              <LimitChart analysis={analysis} content={results} locale={texts.locale} />
              <CopyLink content={results} fragment={fragment} />
            </>
          )}
        </div>
      </div>
      <p className="estimate-disclosure">{texts.disclosure}</p>
    </section>
  )
}

/** Width of the chart in multiples of the price; a longer bar fades out at its end. */
const CHART_SCALE = 1.6

interface LimitChartProps {
  analysis: PricedAnalysis
  content: EstimateContent['results']
  locale: Locale
}

function LimitChart({ analysis: { price, ceilings, limitedBy }, content, locale }: LimitChartProps) {
  const bars = [
    ['income', content.incomeLabel],
    ['debts', content.debtsLabel],
    ['savings', content.savingsLabel],
  ] as const
  return (
    <figure className="limit-chart">
      <figcaption>{content.chartHeading}</figcaption>
      <dl>
        {bars.map(([name, label]) => {
          const reach = ceilings[name] / price / CHART_SCALE
          const isLimit = limitedBy === name || (limitedBy === 'both' && name !== 'savings')
          return (
            <div
              key={name}
              style={{ '--reach': Math.min(1, reach) }}
              data-limit={isLimit || undefined}
              data-beyond={reach > 1 || undefined}
            >
              <dt>{label}</dt>
              <dd>{formatDollars(ceilings[name], locale)}</dd>
            </div>
          )
        })}
      </dl>
    </figure>
  )
}

function selectText(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/** Copies a link with the numbers in its fragment, which no server gets; a field shows it where the browser refuses. */
function CopyLink({ content, fragment }: { content: EstimateContent['results']; fragment: string }) {
  const [link, setLink] = useState({ address: '', isCopied: false })
  const copy = async () => {
    const address = location.origin + location.pathname + fragment
    try {
      await navigator.clipboard.writeText(address)
      setLink({ address, isCopied: true })
    } catch {
      // Denied, or without a clipboard as in an insecure context.
      setLink({ address, isCopied: false })
    }
  }
  const isCurrent = link.address !== '' && link.address.endsWith(fragment)
  return (
    <>
      <button type="button" className="estimate-copy" onClick={() => void copy()}>
        <span aria-live="polite">{isCurrent && link.isCopied ? content.linkCopied : content.copyLink}</span>
      </button>
      {isCurrent && !link.isCopied && (
        <input ref={selectText} className="input" readOnly value={link.address} aria-label={content.copyLink} />
      )}
    </>
  )
}
