import { useState } from 'react'
import { formatDate, formatDollars } from '#lib/content/format.ts'
import { formatDay } from '#lib/content/formatDay.ts'
import type { PricedAnalysis } from '#lib/estimate/analyse.ts'
import {
  areKnown,
  calculateClosingCosts,
  type ClosingRule,
  getUsualClosingDay,
  hasPassed,
  sumDue,
} from '#lib/estimate/closingCosts.ts'
import { type FieldTexts, toBuyer } from '#lib/estimate/fields.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { EstimateTexts } from './EstimateResult.tsx'
import { Figures, type Row } from './Figures.tsx'

/** Returns the day whose rules apply: the typed one, or the usual one if none is typed or it has passed. */
export const getClosingDay = ({ closing }: Pick<FieldTexts, 'closing'>, now: Date) =>
  closing === '' || hasPassed(closing, now) ? getUsualClosingDay(now) : closing

/** Lists the closing costs of a case at its price. */
export const listClosingCosts = (
  rules: readonly ClosingRule[],
  { price, costs }: PricedAnalysis,
  texts: FieldTexts,
  closingDay: string,
) =>
  calculateClosingCosts(rules, {
    ...toBuyer(texts),
    place: texts.place,
    closingDay,
    price,
    premium: Number(costs.premium),
    mortgage: Number(costs.mortgage),
  })

interface ClosingCostsProps extends EstimateTexts {
  analysis: PricedAnalysis
  texts: FieldTexts
}

/** Renders the taxes of a place with their rebates, the sum due in cash, and what is claimed after closing. */
export function ClosingCosts({ analysis, texts, closing, strings, locale, asOf, ...props }: ClosingCostsProps) {
  const content = props.content.details
  const dollars = (amount: number) => formatDollars(amount, locale)
  const [now] = useState(() => new Date())
  const closingDay = getClosingDay(texts, now)
  const costs = listClosingCosts(closing, analysis, texts, closingDay)
  const isKnown = areKnown(costs)
  const isFree = isKnown && costs.every(({ rule, tax }) => rule.base === 'premium' || tax === 0)
  const taxes = costs.flatMap(({ rule, tax, rebate, isFirstHomeRebate }): Row[] => {
    if (!rule.brackets?.length) return [[rule.name, content.varies]]
    if (tax === 0) return []
    const label = isFirstHomeRebate ? content.rebate : strings.newHomeRebate
    const rebated: Row[] = rebate > 0 && !rule.rebateLater ? [[label, `−${dollars(rebate)}`]] : []
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
      {texts.closing !== '' && texts.closing !== closingDay && <p className="form-note">{strings.closingPassed}</p>}
      <p className="form-note">
        {fillPlaceholders(strings.closingOn, { date: formatDay(closingDay, locale) })} {content.closingNote} {asOf}
      </p>
      <p className="form-note estimate-printed">
        {fillPlaceholders(strings.calculatedOn, { date: formatDate(now, locale, { dateStyle: 'long' }) })}
      </p>
    </>
  )
}
