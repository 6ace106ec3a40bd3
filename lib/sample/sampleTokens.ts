import { formatDollars, formatNumber, formatRate } from '#lib/content/format.ts'
import type { Sample } from './sampleBuyer.ts'

/** Tokens of the sample buyer's figures, the input that an editor changes for each, and what it is. */
export const sampleTokens = {
  figure: ['income', "the sample buyer's buying power"],
  change: ['rateBefore', 'its change since last month'],
  rate: ['contractRate', 'the rate'],
  rateDrop: ['rateBefore', 'how far the rate fell'],
  rateEffect: ['rateBefore', 'what the rate changed, with its sign'],
  transfer: ['transfer', 'the amount saved'],
  transferEffect: ['transfer', 'what the amount saved changed, with its sign'],
  firstDebtEffect: ['firstDebtBefore', 'what the first debt changed, with its sign'],
  payOffGain: ['debts[0].monthly', 'what paying off the first debt adds'],
  payment: ['contractRate', 'the monthly payment'],
  gds: ['income', 'the GDS ratio'],
  tds: ['income', 'the TDS ratio'],
  gdsLimit: ['income', 'the limit of GDS'],
  tdsLimit: ['income', 'the limit of TDS'],
  down: ['savings', 'the savings'],
  minimumDown: ['income', 'the minimum down payment'],
  debt1: ['debts[0].monthly', 'the first debt'],
  debt2: ['debts[1].monthly', 'the second debt'],
  debt3: ['debts[2].monthly', 'the third debt'],
  savings1: ['savings[0].amount', 'the first account'],
  savings2: ['savings[1].amount', 'the second account'],
  savings3: ['savings[2].amount', 'the third account'],
} as const satisfies Record<string, readonly [input: string, meaning: string]>

export type SampleTokenName = keyof typeof sampleTokens

export const isSampleTokenName = (name: string): name is SampleTokenName => Object.hasOwn(sampleTokens, name)

/** Formats the figures of the sample buyer as the values of their tokens. */
export function getSampleTokenValues(sample: Sample, locale: string): Record<SampleTokenName, string> {
  const dollars = (amount = 0) => formatDollars(amount, locale)
  const effect = (amount: number) => `${amount < 0 ? '−' : '+'}${dollars(Math.abs(amount))}`
  const percent = (value: number) => formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 0 })
  const { debts, savings } = sample
  return {
    figure: dollars(sample.figure),
    change: dollars(sample.change),
    rate: formatRate(sample.rate, locale),
    rateDrop: formatRate(sample.rateDrop, locale),
    rateEffect: effect(sample.rateEffect),
    transfer: dollars(sample.transfer),
    transferEffect: effect(sample.transferEffect),
    firstDebtEffect: effect(sample.firstDebtEffect),
    payOffGain: dollars(sample.payOffGain),
    payment: dollars(sample.payment),
    gds: percent(sample.gds),
    tds: percent(sample.tds),
    gdsLimit: percent(sample.gdsLimit),
    tdsLimit: percent(sample.tdsLimit),
    down: dollars(sample.down),
    minimumDown: dollars(sample.minimumDown),
    debt1: dollars(debts[0]),
    debt2: dollars(debts[1]),
    debt3: dollars(debts[2]),
    savings1: dollars(savings[0]),
    savings2: dollars(savings[1]),
    savings3: dollars(savings[2]),
  }
}
