import type { EstimateRulesQueryResult } from '#lib/content/sanity.types.ts'
import { HOUR_MS } from '#lib/durations.ts'
import { places } from './fields.ts'

/** A tax due in cash on closing, as legal staff maintain it (`schemas/singletons/estimateRules.ts`). */
export type ClosingRule = Omit<
  NonNullable<EstimateRulesQueryResult>['closing'][number],
  '_key' | 'sourceUrl' | 'checkedOn'
> & {
  /** When a later rule of the same name starts; see `linkFollowers`. */
  followedOn?: string | undefined
}

type Brackets = NonNullable<ClosingRule['rebateShares']>

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

/**
 * The form `whole` taxes all of the base at the rate of its highest bracket; `fees` rounds the base up to steps and adds
 * a fee, and the amounts of the brackets that the base reaches.
 */
function calculateRuleCents({ form, brackets, fee, step }: ClosingRule, base: number): number {
  const rates = brackets ?? []
  if (form === 'whole') {
    const reached = rates.filter(({ above }) => toCents(above) <= base).toSorted((a, b) => b.above - a.above)
    return calculateTaxCents(
      base,
      reached.slice(0, 1).map(({ percent }) => ({ above: 0, percent })),
    )
  }
  if (form !== 'fees') return calculateTaxCents(base, rates)
  const unit = toCents(step ?? 0)
  const rounded = unit > 0 ? Math.ceil(base / unit) * unit : base
  const reached = rates.filter(({ above }) => toCents(above) <= base)
  const fixed = reached.reduce((sum, { amount }) => sum + toCents(amount ?? 0), toCents(fee ?? 0))
  return base > 0 ? fixed + calculateTaxCents(rounded, rates) : 0
}

/**
 * Adds to each rule that ends the day on which a later one of its name starts. Names must be without the marks of a
 * preview, which differ from rule to rule.
 */
export function linkFollowers<Rule extends ClosingRule>(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => {
    const { name, until } = rule
    const starts = rules.flatMap((other) => (other.name === name && other.from ? [other.from] : []))
    const followedOn = until ? starts.filter((start) => start > until).toSorted()[0] : undefined
    return { ...rule, followedOn }
  })
}

/** Whether a rule applies on a day. One that ended goes on until a later rule starts, as figures may come late. */
const isInForce = ({ from, until, followedOn }: ClosingRule, day: string): boolean =>
  !(from && day < from) && !(until && day > until && followedOn && day >= followedOn)

/** Whether a closing day has passed in every time zone. The rules of past days are not all kept. */
export const hasPassed = (day: string, now: Date): boolean =>
  day < new Date(now.getTime() - 12 * HOUR_MS).toISOString().slice(0, 10)

/** Returns the closing day the estimate assumes: three months ahead. */
export function getUsualClosingDay(now: Date): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 4, 0))
  month.setUTCDate(Math.min(month.getUTCDate(), now.getUTCDate()))
  return month.toISOString().slice(0, 10)
}

/** Lists the places that rules name. Content may lack a place, which would look like one without a tax. */
export const listPlaces = (rules: readonly Pick<ClosingRule, 'places'>[]) =>
  places.filter((place) => rules.some((rule) => rule.places.includes(place)))

/** What is bought, by whom and when. Amounts are in dollars; the mortgage includes the insurance premium. */
interface Purchase {
  place: string
  /** As in `2027-02-28`. */
  closingDay: string
  isFirstHome: boolean
  /** Whether the home is newly built. */
  isNew: boolean
  price: number
  premium: number
  mortgage: number
}

/** The most that is returned, at which prices. Amounts are in dollars. */
interface RebateLimits {
  most: number | null
  fullUntil: number | null
  endsAt: number | null
}

/** Limits what is returned of a tax: all of it up to a price, evenly less from there on, and nothing at its end. */
function limitRebateCents(returned: number, price: number, limits: RebateLimits): number {
  const most = Math.min(returned, toCents(limits.most ?? 0))
  const fullUntil = limits.fullUntil ?? limits.endsAt ?? Infinity
  if (price <= fullUntil) return most
  const end = limits.endsAt ?? fullUntil
  if (price >= end) return 0
  return Math.round((most * (end - price)) / (end - fullUntil))
}

function calculateFirstRebateCents(tax: number, price: number, rule: ClosingRule): number {
  const { rebate: most, rebateShares, rebateFullUntil: fullUntil, rebateEndsAt: endsAt } = rule
  const returned = rebateShares?.length ? calculateTaxCents(tax, rebateShares) : tax
  return limitRebateCents(returned, price, { most, fullUntil, endsAt })
}

function calculateAnyRebateCents(tax: number, price: number, rule: ClosingRule): number {
  const { anyRebate: most, anyRebatePercent, anyRebateFullUntil: fullUntil, anyRebateEndsAt: endsAt } = rule
  const returned = Math.round((tax * toThousandths(anyRebatePercent ?? 100)) / 100_000)
  return limitRebateCents(returned, price, { most, fullUntil, endsAt })
}

/** Computes the taxes and fees that are due in cash on closing, by the rules of the closing day. */
export function calculateClosingCosts<Rule extends ClosingRule>(rules: readonly Rule[], purchase: Purchase) {
  const { place, closingDay, isFirstHome, isNew, price } = purchase
  return rules
    .filter((rule) => rule.places.includes(place) && (isNew || !rule.newOnly) && isInForce(rule, closingDay))
    .map((rule) => {
      const tax = calculateRuleCents(rule, toCents(purchase[rule.base]))
      const ofAny = isNew || !rule.anyRebateNewOnly ? calculateAnyRebateCents(tax, price, rule) : 0
      const ofFirst = isFirstHome ? calculateFirstRebateCents(tax, price, rule) : 0
      const rebate = Math.max(ofAny, ofFirst)
      return { rule, tax: tax / 100, rebate: rebate / 100, isFirstHomeRebate: ofFirst > ofAny }
    })
}

/** Whether all costs have figures; a municipality may set its own. */
export const areKnown = (costs: ReturnType<typeof calculateClosingCosts>): boolean =>
  costs.every(({ rule }) => Boolean(rule.brackets?.length))

/** Sums the amounts due in cash as they are shown, in whole dollars; a rebate claimed later does not count. */
export const sumDue = (costs: ReturnType<typeof calculateClosingCosts>): number =>
  costs.reduce((sum, { rule, tax, rebate }) => sum + Math.round(tax) - (rule.rebateLater ? 0 : Math.round(rebate)), 0)
