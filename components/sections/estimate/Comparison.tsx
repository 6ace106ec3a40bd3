import { useState } from 'react'
import { formatDollars, formatNumber } from '#lib/content/format.ts'
import { formatDay } from '#lib/content/formatDay.ts'
import { analyse, type Analysis } from '#lib/estimate/analyse.ts'
import { areKnown, sumDue } from '#lib/estimate/closingCosts.ts'
import { estimateByPayment, type EstimateInput, PRICE_STEP } from '#lib/estimate/estimate.ts'
import {
  amountFields,
  type FieldTexts,
  isAmountField,
  isFieldName,
  isPercent,
  parseAmount,
  toBuyer,
  toInput,
} from '#lib/estimate/fields.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getClosingDay, listClosingCosts } from './ClosingCosts.tsx'
import type { EstimateDetailsProps } from './EstimateResult.tsx'
import { Figures } from './Figures.tsx'

/** Cents only where there are some. */
const DOLLARS_AND_CENTS = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
} as const

/** Renders the price that a typed payment carries beside the lender's limit; nothing without a payment. */
export function PaymentFirst({
  texts,
  analysis,
  input,
  content,
  locale,
}: EstimateDetailsProps & { input: EstimateInput }) {
  const payment = parseAmount(texts.payment, amountFields.payment)
  if ('problem' in payment || Number(payment.amount) === 0) return null
  const price = Math.floor(Number(estimateByPayment(input, payment.amount)) / PRICE_STEP) * PRICE_STEP
  const { paymentHeading, paymentPrice, lenderPrice, paymentNote } = content.comparison
  return (
    <div>
      <h2>{paymentHeading}</h2>
      <Figures
        rows={[
          [paymentPrice, formatDollars(price, locale)],
          [lenderPrice, formatDollars(analysis.price, locale)],
        ]}
      />
      <p className="form-note">{paymentNote}</p>
    </div>
  )
}

/** Renders the kept case beside the present one: what differs, and what follows from it. */
export function Comparison({ texts, kept, onKeep, options, analysis, closing, content, locale }: EstimateDetailsProps) {
  const [now] = useState(() => new Date())
  const { heading, keep, drop, change, print, ...names } = content.comparison
  const cases = kept ? [kept, texts] : []
  const results = cases.map((fields) => (fields === texts ? analysis : analyseTexts(fields)))

  const show = (name: keyof FieldTexts, value: string) => {
    if (name === 'closing') return formatDay(getClosingDay({ ...texts, closing: value }, now), locale)
    return isAmountField(name) ? formatTyped(name, value, locale) : (getLabel(options, name, value) ?? value)
  }
  const differing = kept
    ? Object.keys(texts)
        .filter(isFieldName)
        .filter((name) => texts[name] !== kept[name])
    : []
  const inputs = differing.map((name) => [
    content.inputs[name].label,
    ...cases.map((fields) => show(name, fields[name])),
  ])

  const dollars = (amount: string | number) => formatDollars(Number(amount), locale)
  const figure = (label: string, get: (priced: Extract<Analysis, { price: number }>, fields: FieldTexts) => string) => [
    label,
    ...cases.map((fields, index) => {
      const result = results[index]
      return result && 'price' in result ? get(result, fields) : '–'
    }),
  ]
  const rows = [
    ...inputs,
    figure(content.results.priceLabel, ({ price }) => dollars(price)),
    figure(content.details.payment, ({ costs }) => dollars(costs.monthlyPayment)),
    figure(content.details.mortgage, ({ costs }) => dollars(costs.mortgage)),
    figure(content.details.total, (priced, fields) => {
      const costs = listClosingCosts(closing, priced, fields, getClosingDay(fields, now))
      return areKnown(costs) ? dollars(sumDue(costs)) : content.details.varies
    }),
  ]
  return (
    <div>
      <h2>{heading}</h2>
      {kept && (
        <table className="estimate-comparison">
          <thead>
            <tr>
              <th scope="col">{content.inputs.heading}</th>
              <th scope="col">{names.kept}</th>
              <th scope="col">{names.now}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, ...values], row) => (
              <tr key={row}>
                <th scope="row">{label}</th>
                {values.map((value, column) => (
                  <td key={column}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="form-note" aria-live="polite">
        {kept && differing.length === 0 && change}
      </p>
      <div className="estimate-actions">
        <button type="button" onClick={() => onKeep(texts)}>
          {keep}
        </button>
        {kept && (
          <button type="button" onClick={() => onKeep(undefined)}>
            {drop}
          </button>
        )}
        <button type="button" onClick={() => window.print()}>
          {print}
        </button>
      </div>
    </div>
  )
}

/** Formats a typed amount with its unit; text that is no amount stays as typed. */
function formatTyped(name: keyof typeof amountFields, text: string, locale: Locale): string {
  const parsed = parseAmount(text || '0', amountFields[name])
  if ('problem' in parsed) return text
  const amount = Number(parsed.amount)
  return isPercent(name)
    ? formatNumber(amount, locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 3 })
    : formatNumber(amount, locale, DOLLARS_AND_CENTS)
}

function analyseTexts(texts: FieldTexts): Analysis | undefined {
  const input = toInput(texts)
  return input ? analyse(input, toBuyer(texts)) : undefined
}

const getLabel = (options: EstimateDetailsProps['options'], name: string, value: string) =>
  Object.entries(options)
    .find(([choice]) => choice === name)?.[1]
    .find((option) => option.value === value)?.label
