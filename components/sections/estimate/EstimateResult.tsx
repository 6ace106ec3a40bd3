import { useState, type CSSProperties } from 'react'
import { formatDollars } from '#lib/content/format.ts'
import type { Analysis } from '#lib/estimate/analyse.ts'
import type { LimitedBy } from '#lib/estimate/estimate.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import type { EstimateContent } from '../content.ts'

type ResultContent = EstimateContent['results']

const limitNames = {
  gds: 'income',
  tds: 'debts',
  both: 'both',
  'down-payment': 'savings',
} as const satisfies Record<LimitedBy, keyof ResultContent['limits']>

/** Formats the announcement of an estimate. */
export function formatSentence(
  analysis: Analysis,
  content: ResultContent,
  strings: CodeStrings['estimate'],
  locale: Locale,
): string {
  if ('obstacle' in analysis) return content.obstacles[analysis.obstacle]
  const limit = content.limits[limitNames[analysis.limitedBy]]
  return fillPlaceholders(strings.updated, { price: formatDollars(analysis.price, locale), limit })
}

interface EstimateResultProps {
  analysis: Analysis | undefined
  content: ResultContent
  locale: Locale
  /** The fragment of a link with the numbers. */
  fragment: string
  disclosure: string
}

/** Renders the price, what limits it and the disclosure. */
export function EstimateResult({ analysis, content, locale, fragment, disclosure }: EstimateResultProps) {
  return (
    <section className="estimate-result surface-dark" aria-label={content.heading}>
      <div>
        <div className="estimate-figure">
          {analysis === undefined || 'obstacle' in analysis ? (
            <>
              <h2>{content.heading}</h2>
              <p className="estimate-missing">{analysis ? content.obstacles[analysis.obstacle] : content.empty}</p>
            </>
          ) : (
            <>
              <h2>{content.priceLabel}</h2>
              <p className="estimate-price">{formatDollars(analysis.price, locale)}</p>
              <p className="estimate-limit">{content.limits[limitNames[analysis.limitedBy]]}</p>
              <LimitChart analysis={analysis} content={content} locale={locale} />
              <CopyLink content={content} fragment={fragment} />
            </>
          )}
        </div>
      </div>
      <p className="estimate-disclosure">{disclosure}</p>
    </section>
  )
}

/** Width of the chart in multiples of the price; a longer bar fades out at its end. */
const CHART_SCALE = 1.6

interface LimitChartProps {
  analysis: Extract<Analysis, { price: number }>
  content: ResultContent
  locale: Locale
}

/** Renders the price each limit allows, to one scale, with a line at the estimate. */
function LimitChart({ analysis, content, locale }: LimitChartProps) {
  const { price, ceilings, limitedBy } = analysis
  const limit = limitNames[limitedBy]
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
          const style: CSSProperties & { '--reach': number } = { '--reach': Math.min(1, reach) }
          const isLimit = limit === name || (limit === 'both' && name !== 'savings')
          return (
            <div key={name} style={style} data-limit={isLimit || undefined} data-beyond={reach > 1 || undefined}>
              <dt>{label}</dt>
              <dd>{formatDollars(ceilings[name], locale)}</dd>
            </div>
          )
        })}
      </dl>
    </figure>
  )
}

/** Selects a field's text, so that it can be copied by hand. */
function selectText(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/**
 * Copies a link with the numbers in its fragment, which the address bar never shows and no server gets. Where the
 * browser refuses, the link appears in a field.
 */
function CopyLink({ content, fragment }: { content: ResultContent; fragment: string }) {
  const [link, setLink] = useState({ address: '', isCopied: false })
  const copy = async () => {
    const address = location.origin + location.pathname + fragment
    let isCopied = true
    try {
      await navigator.clipboard.writeText(address)
    } catch {
      // Denied, or without a clipboard as in an insecure context.
      isCopied = false
    }
    setLink({ address, isCopied })
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
