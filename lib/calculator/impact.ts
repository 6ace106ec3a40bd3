import type { CalculatorInputs } from './limits.ts'

const COST_PER_LEAD = 30
/** Shares and rates, in per cent. */
const QUALIFYING_SHARE = 70
const BASELINE_RATE = 5
const PRODUCT_RATE = 1

export type Funnel = ReturnType<typeof calculateFunnel>

/** Computes the steps of a year's funnel. Counts are not rounded before they are shown. */
export function calculateFunnel({ leadsPerMonth, disqualifiedPercent }: CalculatorInputs) {
  const yearlyLeads = leadsPerMonth * 12
  const costBasis = yearlyLeads * COST_PER_LEAD
  // Computed with whole numbers until one last division, so that each count is the nearest to the exact value. The
  // leads funded without the product are 5% of the 30% outside the pool plus 5% of the rest of the pool: 5% of all but
  // the disqualified ones.
  const disqualified = yearlyLeads * disqualifiedPercent * QUALIFYING_SHARE
  const baseline = (yearlyLeads * 10_000 - disqualified) * BASELINE_RATE
  const product = disqualified * PRODUCT_RATE
  const baselineConversions = baseline / 1_000_000
  return {
    yearlyLeads,
    /** Canadian dollars a year, with and without the product. */
    costBasis,
    qualifyingPool: (yearlyLeads * QUALIFYING_SHARE) / 100,
    disqualifiedCount: disqualified / 10_000,
    /** Mortgages funded without the product. */
    baselineConversions,
    /** Mortgages the product adds. */
    productConversions: product / 1_000_000,
    /** Canadian dollars per funded mortgage; 0 when none is funded. */
    costPerConversion: {
      without: ratio(costBasis, baselineConversions),
      with: ratio(costBasis, (baseline + product) / 1_000_000),
    },
  }
}

/**
 * Computes the Canadian dollars of funded mortgages added a year, not rounded, and the change of the cost per funded
 * mortgage in whole per cent: negative when it falls, never −0.
 */
export function calculateImpact(inputs: CalculatorInputs) {
  const { leadsPerMonth, disqualifiedPercent, averageDealSize } = inputs
  const { costPerConversion } = calculateFunnel(inputs)
  return {
    // Whole numbers over one divisor, as three of them are in per cent: binary fractions would miss exact half millions,
    // which are rounded up.
    incrementalVolume:
      (leadsPerMonth * 12 * disqualifiedPercent * QUALIFYING_SHARE * PRODUCT_RATE * averageDealSize) / 1_000_000,
    cacImprovement: getPercentChange(costPerConversion.without, costPerConversion.with),
  }
}

const ratio = (dividend: number, divisor: number) => (divisor === 0 ? 0 : dividend / divisor)

/** Returns the change from one amount to another in whole per cent. Adding 0 turns −0 into 0. */
const getPercentChange = (from: number, to: number) => (from === 0 ? 0 : Math.round((to / from - 1) * 100) + 0)
