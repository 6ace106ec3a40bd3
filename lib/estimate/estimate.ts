/** A household's inputs and the assumptions. Amounts are Canadian dollars; each value is a number or a decimal string. */
export interface EstimateInput {
  readonly income: Decimal
  readonly debtsMonthly: Decimal
  readonly down: Decimal
  /** Yearly contract rate in per cent, compounded twice a year. */
  readonly contractRate: Decimal
  readonly years: number
  /** Property tax a year as a fraction of the price: 0.01 is 1 %. */
  readonly propertyTaxRate: Decimal
  readonly heatMonthly: Decimal
  readonly condoMonthly: Decimal
}

type Decimal = number | string

/** The binding limit; `both` means GDS and TDS at once. */
export type LimitedBy = 'gds' | 'tds' | 'both' | 'down-payment'

/** Decimals of fixed-point fractions: payments of any price are exact far below a cent. */
const DIGITS = 30
const ONE = 10n ** BigInt(DIGITS)

/** Highest price searched, in cents. */
const MAX_PRICE = 10n ** 13n

/**
 * Debt service limits of insured mortgages, in per cent of gross income. CMHC,
 * https://www.cmhc-schl.gc.ca/professionals/project-funding-and-mortgage-financing/mortgage-loan-insurance/calculating-gds-tds
 */
export const RATIO_LIMITS = { gds: 39, tds: 44 } as const

/**
 * The minimum qualifying rate: the contract rate plus 2 points, or 5.25 %, whichever is higher. OSFI, Guideline B-20,
 * https://www.osfi-bsif.gc.ca/en/supervision/financial-institutions/banks/minimum-qualifying-rate-uninsured-mortgages
 */
const STRESS_POINTS = 2n * ONE
const QUALIFYING_FLOOR = (525n * ONE) / 100n

/**
 * Premium in basis points of the base loan, up to each loan-to-value in per cent; 20 more above 25 years. CMHC,
 * https://www.cmhc-schl.gc.ca/consumers/home-buying/mortgage-loan-insurance-for-consumers/cmhc-mortgage-loan-insurance-cost
 */
const PREMIUMS = [
  [80n, 0n],
  [85n, 280n],
  [90n, 310n],
] as const
const MAX_PREMIUM = 400n
const LONG_AMORTIZATION_PREMIUM = 20n

/**
 * Steps of the minimum down payment, in cents.
 * FCAC, https://www.canada.ca/en/financial-consumer-agency/services/mortgages/down-payment.html
 */
const FIRST_STEP = 500_000_00n
const INSURABLE_BELOW = 1_500_000_00n

function toFixedPoint(value: Decimal, digits: number): bigint {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? []
  if (whole === undefined) throw new RangeError(`No decimal of zero or more: ${value}`)
  return BigInt(whole + decimals.padEnd(digits, '0').slice(0, digits))
}

/** Divides, rounds half up and formats the result as a decimal. */
function toDecimals(dividend: bigint, divisor: bigint, digits = 2): string {
  const rounded = (2n * dividend * 10n ** BigInt(digits) + divisor) / (2n * divisor)
  const text = String(rounded).padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

const max = (a: bigint, b: bigint) => (a > b ? a : b)
const min = (a: bigint, b: bigint) => (a < b ? a : b)

/** Steps of Newton's method: each doubles the correct digits, of which the first guess has two. */
const ROOT_STEPS = 8

/** Computes the sixth root of a fixed-point number slightly above one. */
function calculateSixthRoot(value: bigint): bigint {
  let root = ONE
  for (let step = 0; step < ROOT_STEPS; step += 1) root = (5n * root + (value * ONE ** 5n) / root ** 5n) / 6n
  return root
}

/** Computes the monthly payment per dollar. Canadian rates compound twice a year: i = (1 + r/200)^(1/6) − 1 a month. */
function calculatePaymentFactor(rate: bigint, years: number): bigint {
  // Rounded up, as truncation could turn half a cent into less than half.
  if (rate === 0n) return ONE / BigInt(years * 12) + 1n
  const halfYear = ONE + rate / 200n
  let growth = ONE
  for (let half = 0; half < years * 2; half += 1) growth = (growth * halfYear) / ONE
  return ((calculateSixthRoot(halfYear) - ONE) * growth) / (growth - ONE)
}

/** Computes the minimum down payment of a price in cents, in twentieths of a cent. */
const calculateMinimumDown = (price: bigint) =>
  price >= INSURABLE_BELOW ? price * 4n : min(price, FIRST_STEP) + 2n * max(price - FIRST_STEP, 0n)

/** Finds the highest price, in cents, that meets a monotonic condition; 0 for none. */
function findHighestPrice(holds: (price: bigint) => boolean): bigint {
  let reached = 0n
  let missed = MAX_PRICE
  while (missed - reached > 1n) {
    const middle = (reached + missed) / 2n
    if (holds(middle)) reached = middle
    else missed = middle
  }
  return reached
}

function parseTerms(input: EstimateInput) {
  const contract = toFixedPoint(input.contractRate, DIGITS)
  return {
    income: toFixedPoint(input.income, 2),
    debts: toFixedPoint(input.debtsMonthly, 2),
    down: toFixedPoint(input.down, 2),
    heat: toFixedPoint(input.heatMonthly, 2),
    condo: toFixedPoint(input.condoMonthly, 2),
    tax: toFixedPoint(input.propertyTaxRate, DIGITS),
    years: input.years,
    contract,
    qualifying: max(contract + STRESS_POINTS, QUALIFYING_FLOOR),
  }
}

type Terms = ReturnType<typeof parseTerms>

const calculateBaseLoan = (price: bigint, { down }: Terms) => max(price - down, 0n)

function getPremiumPoints(price: bigint, terms: Terms): bigint {
  const loan = calculateBaseLoan(price, terms)
  const points = PREMIUMS.find(([share]) => loan * 100n <= share * price)?.[1] ?? MAX_PREMIUM
  return points > 0n && terms.years > 25 ? points + LONG_AMORTIZATION_PREMIUM : points
}

const BASIS = 10_000n

/** Computes the mortgage with its premium, in basis points of a cent. */
const calculateMortgage = (price: bigint, terms: Terms) =>
  calculateBaseLoan(price, terms) * (BASIS + getPremiumPoints(price, terms))

/** One cent a month in the integer unit that costs and limits are compared in. */
const UNIT = ONE * BASIS * 12n

/** Computes monthly housing costs at the qualifying rate, with half the condo fees, in units. */
const calculateHousingCosts = (price: bigint, factor: bigint, terms: Terms) =>
  12n * factor * calculateMortgage(price, terms) +
  price * terms.tax * BASIS +
  terms.heat * UNIT +
  (terms.condo * UNIT) / 2n

/** Computes a percentage of monthly income, in units. */
const calculateIncomeShare = (percent: bigint, { income }: Terms) => (income * percent * UNIT) / 1200n

/** Computes the highest price by each limit alone, in cents; 0 for none. The lowest one is the estimate. */
export function findPriceCeilings(input: EstimateInput) {
  const terms = parseTerms(input)
  const factor = calculatePaymentFactor(terms.qualifying, terms.years)
  const within = (limit: bigint) => findHighestPrice((price) => calculateHousingCosts(price, factor, terms) <= limit)
  return {
    gds: within(calculateIncomeShare(BigInt(RATIO_LIMITS.gds), terms)),
    tds: within(calculateIncomeShare(BigInt(RATIO_LIMITS.tds), terms) - terms.debts * UNIT),
    'down-payment': findHighestPrice((price) => calculateMinimumDown(price) <= terms.down * 20n),
  }
}

function getLimit({ gds, tds, 'down-payment': savings }: ReturnType<typeof findPriceCeilings>): LimitedBy {
  if (savings <= min(gds, tds)) return 'down-payment'
  if (gds === tds) return 'both'
  return gds < tds ? 'gds' : 'tds'
}

/** Computes the costs at a price: amounts in dollars with cents, percentages with two decimals. */
function calculateCosts(price: bigint, terms: Terms) {
  const factor = calculatePaymentFactor(terms.qualifying, terms.years)
  const points = getPremiumPoints(price, terms)
  const mortgage = calculateMortgage(price, terms)
  const housing = calculateHousingCosts(price, factor, terms)
  const percentOfIncome = (costs: bigint) => toDecimals(costs * 1200n, terms.income * UNIT)
  return {
    minimumDown: toDecimals(calculateMinimumDown(price), 2000n),
    /** Fraction of the base loan. */
    premiumRate: String(Number(points) / 10_000),
    premium: toDecimals(calculateBaseLoan(price, terms) * points, 100n * BASIS),
    /** The base loan with the premium. */
    mortgage: toDecimals(mortgage, 100n * BASIS),
    qualifyingRate: toDecimals(terms.qualifying, ONE, 6).replace(/0{1,4}$/, ''),
    monthlyPayment: toDecimals(mortgage * calculatePaymentFactor(terms.contract, terms.years), 100n * BASIS * ONE),
    qualifyingPayment: toDecimals(mortgage * factor, 100n * BASIS * ONE),
    gdsPercent: percentOfIncome(housing),
    tdsPercent: percentOfIncome(housing + terms.debts * UNIT),
  }
}

/** Prices and gains are shown in steps of this many dollars. */
export const PRICE_STEP = 1000

/**
 * Estimates the highest price a household can afford: housing costs at the qualifying rate within 39 % of income (GDS),
 * with debts within 44 % (TDS), and the minimum down payment covered by savings. Money is rounded half up to the cent
 * at the end, and `maxPrice` is exact to the cent. Educational, not a pre-approval. FCAC, Mortgage Qualifier Tool,
 * https://itools-ioutils.fcac-acfc.gc.ca/MQ-HQ/MQCalc-EAPHCalc-eng.aspx
 *
 * @throws RangeError for a value that is not a decimal of zero or more
 */
export function estimate(input: EstimateInput) {
  const ceilings = findPriceCeilings(input)
  const price = min(min(ceilings.gds, ceilings.tds), ceilings['down-payment'])
  const shown = price - (price % BigInt(PRICE_STEP * 100))
  const terms = parseTerms(input)
  if (shown === 0n || terms.income === 0n) return { maxPrice: null } as const
  return {
    maxPrice: toDecimals(price, 100n),
    /** `maxPrice` rounded down to 1,000 dollars. */
    shownPrice: Number(shown) / 100,
    limitedBy: getLimit(ceilings),
    atShownPrice: calculateCosts(shown, terms),
  }
}

/**
 * Finds the highest price whose monthly payment at the contract rate stays within a payment, and whose minimum down
 * payment the savings cover, in dollars with cents. Income and debts do not count.
 *
 * @param payment in dollars a month
 */
export function estimateByPayment(input: EstimateInput, payment: Decimal): string {
  const terms = parseTerms(input)
  const factor = calculatePaymentFactor(terms.contract, terms.years)
  const limit = toFixedPoint(payment, 2) * BASIS * ONE
  const price = findHighestPrice(
    (cents) => calculateMortgage(cents, terms) * factor <= limit && calculateMinimumDown(cents) <= terms.down * 20n,
  )
  return toDecimals(price, 100n)
}
