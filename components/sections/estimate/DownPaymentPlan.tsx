import { type ChangeEvent, useId, useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { formatDate, formatDollars, formatNumber } from '#lib/content/format.ts'
import { planDownPayment } from '#lib/estimate/downPaymentPlan.ts'
import { amountFields, parseAmount } from '#lib/estimate/fields.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { EstimateDetailsProps } from './EstimateResult.tsx'
import { Figures, type Row } from './Figures.tsx'

/** Share of the price from which no insurance is needed. */
const UNINSURED_SHARE = 0.2
const EXAMPLE_MONTHLY = 1000
/** Per cent a year that a visitor may count with. */
const INTEREST_CHOICES = [0, 1, 2, 3, 4, 5]

const parse = (text: string) => {
  const parsed = parseAmount(text, amountFields.savings)
  return 'amount' in parsed ? Number(parsed.amount) : undefined
}

/** Renders how long a down payment takes to save, and which registered plans can hold it. */
export function DownPaymentPlan({
  analysis,
  texts,
  planLimits,
  content: { plan },
  strings,
  locale,
}: EstimateDetailsProps) {
  const id = useId()
  const [now] = useState(() => new Date())
  const [typed, setTyped] = useState<{ target?: string; monthly?: string; people?: string; interest?: string }>({})
  const typedMonthly = typed.monthly ?? formatNumber(EXAMPLE_MONTHLY, locale)
  const usual = Math.round(analysis.price * UNINSURED_SHARE)
  const target = typed.target === undefined ? usual : parse(typed.target)
  const monthly = parse(typedMonthly)
  const people = typed.people ?? ((parse(texts.coIncome) ?? 0) > 0 ? '2' : '1')
  const dollars = (amount: number) => formatDollars(amount, locale)
  const field = (name: 'target' | 'monthly', value: string) => (
    <div className="estimate-dollars">
      <Field
        {...plan[name]}
        id={`${id}-${name}`}
        inputMode="decimal"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value })}
        error={
          parse(value) === undefined
            ? fillPlaceholders(strings.errors.notNumber, { example: formatNumber(EXAMPLE_MONTHLY, locale) })
            : undefined
        }
      />
    </div>
  )
  const interest = typed.interest ?? '0'
  const goal = {
    saved: parse(texts.savings) ?? 0,
    people: Number(people),
    month: now.getMonth(),
    interest: Number(interest),
  }
  const result =
    target === undefined || monthly === undefined
      ? undefined
      : planDownPayment({ ...goal, target, monthly }, planLimits)
  const accounts: Row[] = result
    ? [
        [plan.fhsa, dollars(result.fhsa)],
        [plan.homeBuyersPlan, dollars(result.homeBuyersPlan)],
        [plan.other, dollars(result.other)],
      ]
    : []
  return (
    <section className="estimate-plan">
      <h2>{plan.heading}</h2>
      <div>
        <div className="estimate-plan-fields">
          {field('target', typed.target ?? formatNumber(usual, locale))}
          {field('monthly', typedMonthly)}
          <Field
            {...plan.people}
            id={`${id}-people`}
            value={people}
            options={['1', '2'].map((value) => ({ value, label: value }))}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => setTyped({ ...typed, people: event.target.value })}
          />
          <Field
            label={strings.savingInterest.label}
            help={strings.savingInterest.help}
            id={`${id}-interest`}
            value={interest}
            options={INTEREST_CHOICES.map((value) => ({
              value: String(value),
              label: formatNumber(value, locale, { style: 'unit', unit: 'percent' }),
            }))}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => setTyped({ ...typed, interest: event.target.value })}
          />
        </div>
        <div>
          {/* Silent while the estimate itself changes, which is announced already. */}
          <p className="estimate-plan-time" aria-live={Object.keys(typed).length > 0 ? 'polite' : 'off'}>
            {result && formatTime(result.months)}
          </p>
          {result && result.points.length > 1 && (
            <div className="estimate-plan-chart" aria-hidden="true">
              {result.points.map(({ month, share }) => (
                <span key={month} style={{ '--reach': share }} />
              ))}
            </div>
          )}
          <Figures rows={accounts.filter(([, amount]) => amount !== dollars(0))} />
          <p className="form-note">{plan.note}</p>
        </div>
      </div>
    </section>
  )

  function formatTime(months: number | null): string {
    if (months === null) return plan.tooLong
    if (months === 0) return plan.reached
    const time = formatNumber(months, locale, { style: 'unit', unit: 'month', unitDisplay: 'long' })
    const date = formatDate(new Date(now.getFullYear(), now.getMonth() + months, 1), locale, {
      month: 'long',
      year: 'numeric',
    })
    return fillPlaceholders(strings.savedIn, { time, date })
  }
}
