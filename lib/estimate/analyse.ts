import { estimate, findPriceCeilings, PRICE_STEP, type EstimateInput, type LimitedBy } from './estimate.ts'

type MoveName = 'debts' | 'savings' | 'income' | 'years'

/** An estimate with its explanation, or the reason for none. */
export type Analysis = PricedAnalysis | { obstacle: ReturnType<typeof findObstacle> }
export type PricedAnalysis = ReturnType<typeof explain>
type PricedEstimate = Extract<ReturnType<typeof estimate>, { maxPrice: string }>

/** What the visitor can change about each limit. */
const LIMIT_NAMES = {
  gds: 'income',
  tds: 'debts',
  both: 'both',
  'down-payment': 'savings',
} as const satisfies Record<LimitedBy, string>

const DEBT_STEP = 200
const SAVINGS_STEP = 5000
const INCOME_STEP = 5000
const LONG_AMORTIZATION_YEARS = 30
const SHOWN_MOVES = 2

/** What the conditions of lenders and rebates depend on. */
export interface Buyer {
  readonly isFirstHome: boolean
  /** Whether the home is newly built. */
  readonly isNew: boolean
}

/**
 * Whether a price may be paid off over 30 years: insured mortgages only by first-time buyers and for new homes.
 * Department of Finance Canada,
 * https://www.canada.ca/en/department-finance/news/2024/09/government-announces-mortgage-reform-details-to-ensure-canadians-can-access-lower-monthly-mortgage-payments-by-december-15.html
 */
const mayTakeLong = ({ isFirstHome, isNew }: Buyer, result: ReturnType<typeof estimate>) =>
  isFirstHome || isNew || result.maxPrice === null || Number(result.atShownPrice.premium) === 0

/** Finds the most effective changes open to a buyer, the better one first. Gains are rounded to the nearest 1,000 dollars. */
function findBestMoves(input: EstimateInput, buyer: Buyer) {
  const { income, debtsMonthly, down } = input
  const lessDebt = Math.min(DEBT_STEP, Math.floor(Number(debtsMonthly)))
  const before = Number(estimate(input).maxPrice)
  const changes: [MoveName, number, Partial<EstimateInput>][] = [
    ['debts', lessDebt, { debtsMonthly: (Number(debtsMonthly) - lessDebt).toFixed(2) }],
    ['savings', SAVINGS_STEP, { down: (Number(down) + SAVINGS_STEP).toFixed(2) }],
    ['income', INCOME_STEP, { income: (Number(income) + INCOME_STEP).toFixed(2) }],
    ['years', LONG_AMORTIZATION_YEARS, { years: LONG_AMORTIZATION_YEARS }],
  ]
  return changes
    .map(([name, amount, change]) => {
      const changed = estimate({ ...input, ...change })
      const isOpen = name !== 'years' || mayTakeLong(buyer, changed)
      const gain = isOpen ? Number(changed.maxPrice) - before : 0
      return { name, amount, gain: Math.round(gain / PRICE_STEP) * PRICE_STEP }
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, SHOWN_MOVES)
}

function findObstacle(input: EstimateInput) {
  const { gds, tds } = findPriceCeilings(input)
  const step = BigInt(PRICE_STEP * 100)
  if (Number(input.income) === 0) return 'income'
  if (gds < step) return findPriceCeilings({ ...input, condoMonthly: 0 }).gds < step ? 'income' : 'condo'
  return tds < step ? 'debts' : 'savings'
}

/** Explains an estimate that has a price. */
function explain(input: EstimateInput, result: PricedEstimate, buyer: Buyer) {
  const { shownPrice, limitedBy, atShownPrice } = result
  const { gds, tds, 'down-payment': savings } = findPriceCeilings(input)
  const shown = (cents: bigint) => Math.floor(Number(cents) / 100 / PRICE_STEP) * PRICE_STEP
  return {
    price: shownPrice,
    limitedBy: LIMIT_NAMES[limitedBy],
    costs: atShownPrice,
    /** Highest price by each limit alone, in dollars. */
    ceilings: { income: shown(gds), debts: shown(tds), savings: shown(savings) },
    moves: findBestMoves(input, buyer),
    /** Whether the price needs an amortization that this buyer may not take. */
    isTooLong: input.years >= LONG_AMORTIZATION_YEARS && !mayTakeLong(buyer, result),
  }
}

/** Computes an estimate, its limits and the most effective changes; throws RangeError for what is no decimal. */
export function analyse(input: EstimateInput, buyer: Buyer): Analysis {
  const result = estimate(input)
  return result.maxPrice === null ? { obstacle: findObstacle(input) } : explain(input, result, buyer)
}
