import type { EstimateRulesQueryResult } from '../content/sanity.types.ts'

/** A tax due in cash on closing, as legal staff maintain it (`schemas/singletons/estimateRules.ts`). */
export type ClosingRule = Omit<NonNullable<EstimateRulesQueryResult>['closing'][number], '_key' | 'name' | 'sourceUrl'>

type Brackets = NonNullable<ClosingRule['brackets']>

/** Units of integers: thousandths of a per cent, and cents. There is one division at the end. */
const toThousandths = (percent: number) => Math.round(percent * 1000)
const toCents = (dollars: number) => Math.round(dollars * 100)

function calculateTaxCents(base: number, brackets: Brackets): number {
  const ascending = brackets.toSorted((one, other) => one.above - other.above)
  const sum = ascending.reduce((total, { above, percent }, index) => {
    const end = Math.min(base, toCents(ascending[index + 1]?.above ?? Infinity))
    return total + Math.max(0, end - toCents(above)) * toThousandths(percent)
  }, 0)
  return Math.round(sum / 100_000)
}

function calculateRebateCents(tax: number, price: number, rule: ClosingRule): number {
  const { rebate, rebateShares, rebateFullUntil, rebateEndsAt } = rule
  const returned = rebateShares?.length ? calculateTaxCents(tax, rebateShares) : tax
  const most = Math.min(returned, toCents(rebate ?? 0))
  const fullUntil = rebateFullUntil ?? rebateEndsAt ?? Infinity
  if (price <= fullUntil) return most
  const end = rebateEndsAt ?? fullUntil
  if (price >= end) return 0
  return Math.round((most * (end - price)) / (end - fullUntil))
}

/** Computes the taxes that a first-time buyer pays in cash on closing. Price and insurance premium are in dollars. */
export function calculateClosingCosts<Rule extends ClosingRule>(
  rules: readonly Rule[],
  place: string,
  price: number,
  premium: number,
) {
  return rules
    .filter(({ places }) => places.includes(place))
    .map((rule) => {
      const base = rule.base === 'price' ? price : premium
      const tax = calculateTaxCents(toCents(base), rule.brackets ?? [])
      return { rule, tax: tax / 100, rebate: calculateRebateCents(tax, price, rule) / 100 }
    })
}

/** Sums the amounts due in cash as they are shown, in whole dollars; a rebate claimed later does not count. */
export const sumDue = (costs: ReturnType<typeof calculateClosingCosts>): number =>
  costs.reduce((sum, { rule, tax, rebate }) => sum + Math.round(tax) - (rule.rebateLater ? 0 : Math.round(rebate)), 0)
