/** The part of a price above an amount, up to the next bracket. */
interface Bracket {
  readonly above: number
  readonly percent: number
}

/** A tax due in cash on closing, as maintained in the content by legal staff. */
export interface ClosingRule {
  /** Provinces or cities it applies in, such as `ON`. */
  readonly places: readonly string[]
  /** The amount it is a share of. */
  readonly base: 'price' | 'premium'
  /** From the lowest up; empty where each municipality sets its own. */
  readonly brackets: readonly Bracket[] | null
  /** Maximum rebate of a first-time buyer in dollars; null for no rebate. */
  readonly rebate: number | null
  /** Rebated shares of the tax; null for all of it. */
  readonly rebateShares: readonly Bracket[] | null
  /** Highest price with the full rebate; null for any price. */
  readonly rebateFullUntil: number | null
  /** Price at which the rebate, which falls linearly before, is zero. */
  readonly rebateEndsAt: number | null
  /** True if claimed after closing, so that the whole tax is due in cash. */
  readonly rebateLater: boolean | null
}

/** A tax at a price, in dollars with cents. */
export interface ClosingCost<Rule extends ClosingRule = ClosingRule> {
  readonly rule: Rule
  readonly tax: number
  readonly rebate: number
}

/** Units of integers: thousandths of a per cent, and cents. There is one division at the end. */
const toThousandths = (percent: number) => Math.round(percent * 1000)
const toCents = (dollars: number) => Math.round(dollars * 100)

function calculateTaxCents(base: number, brackets: readonly Bracket[]): number {
  const sum = brackets.reduce((total, { above, percent }, index) => {
    const end = Math.min(base, toCents(brackets[index + 1]?.above ?? Infinity))
    return total + Math.max(0, end - toCents(above)) * toThousandths(percent)
  }, 0)
  return Math.round(sum / 100_000)
}

function calculateRebateCents(tax: number, price: number, rule: ClosingRule): number {
  const { rebate, rebateShares, rebateFullUntil, rebateEndsAt } = rule
  const returned = rebateShares?.length ? calculateTaxCents(tax, rebateShares) : tax
  const most = Math.min(returned, toCents(rebate ?? 0))
  if (rebateFullUntil === null || price <= rebateFullUntil) return most
  const end = rebateEndsAt ?? rebateFullUntil
  if (price >= end) return 0
  return Math.round((most * (end - price)) / (end - rebateFullUntil))
}

/** Computes the taxes that a first-time buyer pays in cash on closing. Price and insurance premium are in dollars. */
export function calculateClosingCosts<Rule extends ClosingRule>(
  rules: readonly Rule[],
  place: string,
  price: number,
  premium: number,
): ClosingCost<Rule>[] {
  return rules
    .filter(({ places }) => places.includes(place))
    .map((rule) => {
      const base = rule.base === 'price' ? price : premium
      const tax = calculateTaxCents(toCents(base), rule.brackets ?? [])
      return { rule, tax: tax / 100, rebate: calculateRebateCents(tax, price, rule) / 100 }
    })
}
