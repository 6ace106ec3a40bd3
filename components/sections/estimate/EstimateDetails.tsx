import { useState } from 'react'
import { formatDollars } from '#lib/content/format.ts'
import type { PricedAnalysis } from '#lib/estimate/analyse.ts'
import { RATIO_LIMITS } from '#lib/estimate/estimate.ts'
import { calculateClosingCosts, getUsualClosingDay, sumDue } from '#lib/estimate/closingCosts.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { EstimateTexts } from './EstimateResult.tsx'

interface EstimateDetailsProps extends EstimateTexts {
  analysis: PricedAnalysis
  place: string
  isFirstHome: boolean
}

type Row = readonly [label: string, value: string]

/** Renders the most useful moves, the figures at the price and the closing costs. */
export default function EstimateDetails(props: EstimateDetailsProps) {
  const { strings, locale } = props
  const { costs, moves } = props.analysis
  const content = props.content.details
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
        <ClosingCosts {...props} dollars={dollars} />
        <p className="form-note">
          {content.closingNote} {props.asOf}
        </p>
      </section>
    </div>
  )
}

const Figures = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="estimate-figures">
    {rows.map(([label, value], index) => (
      <div key={index}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

interface ClosingCostsProps extends EstimateDetailsProps {
  dollars: (amount: number) => string
}

/** Renders the taxes of a place with their rebates, the sum due in cash, and what is claimed after closing. */
function ClosingCosts(props: ClosingCostsProps) {
  const { analysis, place, isFirstHome, closing, dollars } = props
  const content = props.content.details
  const [closingDay] = useState(() => getUsualClosingDay(new Date()))
  const costs = calculateClosingCosts(closing, {
    place,
    closingDay,
    isFirstHome,
    price: analysis.price,
    premium: Number(analysis.costs.premium),
    mortgage: Number(analysis.costs.mortgage),
  })
  const isKnown = costs.every(({ rule }) => rule.brackets?.length)
  const isFree = isKnown && costs.every(({ rule, tax }) => rule.base === 'premium' || tax === 0)
  const taxes = costs.flatMap(({ rule, tax, rebate }): Row[] => {
    if (!rule.brackets?.length) return [[rule.name, content.varies]]
    if (tax === 0) return []
    const rebated: Row[] = rebate > 0 && !rule.rebateLater ? [[content.rebate, `−${dollars(rebate)}`]] : []
    return [[rule.name, dollars(tax)], ...rebated]
  })
  const credits = costs
    .filter(({ rule, rebate }) => rule.rebateLater && rebate > 0)
    .map(({ rebate }): Row => [content.credit, dollars(rebate)])
  return (
    <>
      {isFree && <p>{content.noTax}</p>}
      {taxes.length > 0 && <Figures rows={taxes} />}
      {taxes.length > 0 && isKnown && (
        <div className="estimate-total">
          <Figures rows={[[content.total, dollars(sumDue(costs))], ...credits]} />
        </div>
      )}
    </>
  )
}
