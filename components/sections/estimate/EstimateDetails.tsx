import { useEffect } from 'react'
import { formatDollars } from '#lib/content/format.ts'
import { ESTIMATE_USED_PATH } from '#lib/counts/shown.ts'
import { RATIO_LIMITS } from '#lib/estimate/estimate.ts'
import { toInput } from '#lib/estimate/fields.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import { ClosingCosts } from './ClosingCosts.tsx'
import { Comparison, PaymentFirst } from './Comparison.tsx'
import { DownPaymentPlan } from './DownPaymentPlan.tsx'
import type { EstimateDetailsProps } from './EstimateResult.tsx'
import { Figures, type Row } from './Figures.tsx'

let isReported = false

/** Reports once a page view that the estimate is used, and nothing of it. Amounts are no part of a referrer either. */
function reportUse(): void {
  if (isReported) return
  isReported = true
  navigator.sendBeacon(ESTIMATE_USED_PATH)
}

/** Renders the most useful moves, the figures at the price, the closing costs, a comparison and a saving plan. */
export default function EstimateDetails(props: EstimateDetailsProps) {
  const { strings, locale, texts } = props
  const { costs, moves } = props.analysis
  const content = props.content.details
  useEffect(reportUse, [])
  const input = toInput(texts)
  const dollars = (amount: string | number) => formatDollars(Number(amount), locale)
  const percent = (value: string | number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(Number(value) / 100)
  const ofLimit = (ratio: string, limit: number) =>
    fillPlaceholders(strings.ofLimit, { percent: percent(ratio), limit: percent(limit) })
  const premium: Row[] = Number(costs.premium) > 0 ? [[content.premium, dollars(costs.premium)]] : []
  return (
    <div className="estimate-details">
      {moves.length > 0 && (
        <section>
          <h2>{content.movesHeading}</h2>
          <ol role="list" className="estimate-moves">
            {moves.map(({ name, amount, gain }) => (
              <li key={name}>
                <span>
                  {fillPlaceholders(strings.moves[name], { amount: name === 'years' ? amount : dollars(amount) })}
                </span>{' '}
                <strong>{fillPlaceholders(strings.gain, { gain: dollars(gain) })}</strong>
              </li>
            ))}
          </ol>
          <p className="form-note">{content.movesNote}</p>
        </section>
      )}
      <section>
        <h2>{content.costsHeading}</h2>
        <Figures
          rows={[
            [content.payment, dollars(costs.monthlyPayment)],
            [content.mortgage, dollars(costs.mortgage)],
            ...premium,
            [content.minimumDown, dollars(costs.minimumDown)],
            [content.gds, ofLimit(costs.gdsPercent, RATIO_LIMITS.gds)],
            [content.tds, ofLimit(costs.tdsPercent, RATIO_LIMITS.tds)],
            [content.qualifyingRate, percent(costs.qualifyingRate)],
          ]}
        />
      </section>
      <section>
        <h2>{content.closingHeading}</h2>
        <ClosingCosts {...props} />
      </section>
      <section className="estimate-cases">
        {input && <PaymentFirst {...props} input={input} />}
        <Comparison {...props} />
      </section>
      {texts.first === 'yes' && <DownPaymentPlan {...props} />}
    </div>
  )
}
