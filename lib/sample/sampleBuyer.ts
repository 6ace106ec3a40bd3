import { LRUCache } from 'lru-cache'
import { estimate, type EstimateInput, RATIO_LIMITS } from '#lib/estimate/estimate.ts'

/** The inputs of the sample buyer (`schemas/singletons/sampleBuyer.ts`). A draft may lack any of them. */
export interface SampleBuyer {
  readonly income: number | null
  readonly debts: readonly { readonly monthly: number | null }[] | null
  readonly savings: readonly { readonly amount: number | null }[] | null
  readonly transfer: number | null
  /** Monthly payment of the first debt a month ago. */
  readonly firstDebtBefore: number | null
  readonly contractRate: number | null
  readonly rateBefore: number | null
  readonly years: string | null
  readonly propertyTaxPercent: number | null
  readonly heatMonthly: number | null
}

/** Prices of the sample are rounded to this many dollars, so that the differences between shown ones are exact. */
const PRICE_STEP = 100

const RATE_SLIDER = { range: 0.75, step: 0.05 } as const

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The form's limit of every amount. A server may write more, which `estimate` would not accept. */
const MAX_AMOUNT = 10_000_000

/** Returns an amount that `estimate` accepts; 0 for one that a draft lacks. */
const toAmount = (value: number | null | undefined) => Math.min(MAX_AMOUNT, Math.max(0, value ?? 0))

/** Rounds away the binary errors of sums. */
const toPercent = (rate: number) => Math.round(toAmount(rate) * 1000) / 1000

function toInput(buyer: SampleBuyer) {
  const debts = (buyer.debts ?? []).map(({ monthly }) => toAmount(monthly))
  const savings = (buyer.savings ?? []).map(({ amount }) => toAmount(amount))
  const input = {
    income: toAmount(buyer.income).toFixed(2),
    debtsMonthly: sum(debts).toFixed(2),
    down: sum(savings).toFixed(2),
    contractRate: toPercent(toAmount(buyer.contractRate)),
    years: Number(buyer.years ?? 25),
    propertyTaxRate: (toAmount(buyer.propertyTaxPercent) / 100).toFixed(6),
    heatMonthly: toAmount(buyer.heatMonthly).toFixed(2),
    condoMonthly: 0,
  } satisfies EstimateInput
  return { debts, savings, input }
}

const estimatePrice = (input: EstimateInput) =>
  Math.round(Number(estimate(input).maxPrice ?? 0) / PRICE_STEP) * PRICE_STEP

/** Derives every figure of the sample buyer, in dollars and per cent. Without a possible price, they are 0. */
export function deriveSample(buyer: SampleBuyer) {
  const { debts, savings, input } = toInput(buyer)
  const [firstDebt = 0] = debts
  const transfer = toAmount(buyer.transfer)
  const changeDebts = (change: number) => Math.max(0, Number(input.debtsMonthly) + change).toFixed(2)
  const changeDown = (change: number) => Math.max(0, Number(input.down) + change).toFixed(2)

  // A month ago, then in the order of the week's ledger: the first debt, the transfer and the rate changed.
  const beforeRate = { ...input, contractRate: toPercent(toAmount(buyer.rateBefore)) }
  const beforeTransfer = { ...beforeRate, down: changeDown(-transfer) }
  const beforeDebt = { ...beforeTransfer, debtsMonthly: changeDebts(toAmount(buyer.firstDebtBefore) - firstDebt) }
  const [figure, withOldRate, withoutTransfer, monthAgo] = [input, beforeRate, beforeTransfer, beforeDebt].map(
    estimatePrice,
  )
  const result = estimate(input)
  const costs = result.maxPrice === null ? undefined : result.atShownPrice
  return {
    debts,
    savings,
    figure: figure ?? 0,
    change: (figure ?? 0) - (monthAgo ?? 0),
    rate: input.contractRate,
    rateDrop: toPercent(toAmount(buyer.rateBefore) - input.contractRate),
    rateEffect: (figure ?? 0) - (withOldRate ?? 0),
    transfer,
    transferEffect: (withOldRate ?? 0) - (withoutTransfer ?? 0),
    firstDebtEffect: (withoutTransfer ?? 0) - (monthAgo ?? 0),
    payOffGain: estimatePrice({ ...input, debtsMonthly: changeDebts(-firstDebt) }) - (figure ?? 0),
    payment: Number(costs?.monthlyPayment ?? 0),
    gds: Number(costs?.gdsPercent ?? 0),
    tds: Number(costs?.tdsPercent ?? 0),
    gdsLimit: RATIO_LIMITS.gds,
    tdsLimit: RATIO_LIMITS.tds,
    down: Number(input.down),
    minimumDown: Number(costs?.minimumDown ?? 0),
  }
}

export type Sample = ReturnType<typeof deriveSample>

/** The sample buyer's price at each step of the rate, by what a visitor checked. */
export interface SamplePrices {
  /** The slider's ends and step, in per cent. */
  readonly min: number
  readonly max: number
  readonly step: number
  /** By the sum of 1 for the paid debt and 2 for the transfer: the price at each rate, in hundreds of dollars. */
  readonly hundreds: readonly (readonly number[])[]
}

/** The prices of the last buyers, published and drafts: an estimate takes longer than the rest of the page's render. */
const cachedPrices = new LRUCache<string, SamplePrices>({ max: 10 })

/** Estimates every price that a visitor's changes lead to. They are computed here, so that the page needs no formulas. */
export function listSamplePrices(buyer: SampleBuyer): SamplePrices {
  const key = JSON.stringify(buyer)
  const prices = cachedPrices.get(key) ?? estimatePrices(buyer)
  cachedPrices.set(key, prices)
  return prices
}

function estimatePrices(buyer: SampleBuyer): SamplePrices {
  const { debts, input } = toInput(buyer)
  const { range, step } = RATE_SLIDER
  const min = Math.max(0, toPercent(input.contractRate - range))
  const rates = Array.from({ length: Math.round((2 * range) / step) + 1 }, (_, index) => toPercent(min + index * step))
  const paidOff = (Number(input.debtsMonthly) - (debts[0] ?? 0)).toFixed(2)
  const transferred = (Number(input.down) + toAmount(buyer.transfer)).toFixed(2)
  const hundreds = [0, 1, 2, 3].map((changes) => {
    const changed = {
      ...input,
      ...(changes & 1 && { debtsMonthly: paidOff }),
      ...(changes & 2 && { down: transferred }),
    }
    return rates.map((contractRate) => estimatePrice({ ...changed, contractRate }) / PRICE_STEP)
  })
  return { min, max: rates.at(-1) ?? min, step, hundreds }
}
