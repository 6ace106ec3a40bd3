import { estimate, findPriceCeilings, type CostsAtPrice, type EstimateInput, type LimitedBy } from './estimate.ts'

type MoveName = 'debts' | 'savings' | 'income' | 'years'

interface Move {
  readonly name: MoveName
  /** Size of the change in dollars; years for the amortization. */
  readonly amount: number
  readonly gain: number
}

type Obstacle = 'income' | 'debts' | 'condo' | 'savings'

/** An estimate with its explanation, or the reason for none. */
export type Analysis =
  | { readonly obstacle: Obstacle }
  | {
      readonly price: number
      readonly limitedBy: LimitedBy
      readonly costs: CostsAtPrice
      /** Highest price by each limit alone, in dollars. */
      readonly ceilings: Readonly<Record<'income' | 'debts' | 'savings', number>>
      /** The two most effective changes, the better one first. */
      readonly moves: readonly Move[]
    }

const DEBT_STEP = 200
const SAVINGS_STEP = 5000
const INCOME_STEP = 5000
const LONG_AMORTIZATION_YEARS = 30
const SHOWN_MOVES = 2
const PRICE_STEP = 1000

const estimatePrice = (input: EstimateInput) => Number(estimate(input).maxPrice)

/** Finds the most effective changes; effects are rounded to the nearest 1,000 dollars. */
function findBestMoves(input: EstimateInput): Move[] {
  const { income, debtsMonthly, down } = input
  const lessDebt = Math.min(DEBT_STEP, Math.floor(Number(debtsMonthly)))
  const before = estimatePrice(input)
  const changes: [MoveName, number, Partial<EstimateInput>][] = [
    ['debts', lessDebt, { debtsMonthly: (Number(debtsMonthly) - lessDebt).toFixed(2) }],
    ['savings', SAVINGS_STEP, { down: (Number(down) + SAVINGS_STEP).toFixed(2) }],
    ['income', INCOME_STEP, { income: (Number(income) + INCOME_STEP).toFixed(2) }],
    ['years', LONG_AMORTIZATION_YEARS, { years: LONG_AMORTIZATION_YEARS }],
  ]
  return changes
    .map(([name, amount, change]) => {
      const gain = estimatePrice({ ...input, ...change }) - before
      return { name, amount, gain: Math.round(gain / PRICE_STEP) * PRICE_STEP }
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, SHOWN_MOVES)
}

function findObstacle(input: EstimateInput): Obstacle {
  const { gds, tds } = findPriceCeilings(input)
  const step = BigInt(PRICE_STEP * 100)
  if (Number(input.income) === 0) return 'income'
  if (gds < step) return findPriceCeilings({ ...input, condoMonthly: 0 }).gds < step ? 'income' : 'condo'
  return tds < step ? 'debts' : 'savings'
}

/** Computes an estimate, its limits and the most effective changes; throws RangeError for what is no decimal. */
export function analyse(input: EstimateInput): Analysis {
  const result = estimate(input)
  if (result.maxPrice === null) return { obstacle: findObstacle(input) }
  const { gds, tds, 'down-payment': savings } = findPriceCeilings(input)
  const shown = (cents: bigint) => Math.floor(Number(cents) / 100 / PRICE_STEP) * PRICE_STEP
  return {
    price: result.shownPrice,
    limitedBy: result.limitedBy,
    costs: result.atShownPrice,
    ceilings: { income: shown(gds), debts: shown(tds), savings: shown(savings) },
    moves: findBestMoves(input),
  }
}
