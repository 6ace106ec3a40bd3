/** Limits of the registered plans for first-time buyers, in dollars a person (`schemas/singletons/estimateRules.ts`). */
export interface PlanLimits {
  /** What a year adds to the room of a First Home Savings Account. */
  readonly fhsaYearly: number
  readonly fhsaTotal: number
  /** The most that the Home Buyers' Plan lets a person withdraw from an RRSP. */
  readonly homeBuyersPlan: number
}

/** Amounts in dollars. */
interface SavingGoal {
  readonly target: number
  readonly saved: number
  /** Saved at the end of each month. */
  readonly monthly: number
  /** Per cent that savings earn in a year, paid into them each month. */
  readonly interest: number
  /** First-time buyers who save together. */
  readonly people: number
  /** The month now, 0 for January. */
  readonly month: number
}

const MAX_MONTHS = 600
const MONTHS_A_YEAR = 12
const MAX_POINTS = 12

/** Lists what is saved today and after each month, until the target is reached or for 50 years. */
function listBalances({ target, saved, monthly, interest }: SavingGoal): number[] {
  const balances = [saved]
  let balance = saved
  while (balance < target && balances.length <= MAX_MONTHS) {
    balance += (balance * interest) / 100 / MONTHS_A_YEAR + monthly
    balances.push(balance)
  }
  return balances
}

/**
 * Plans a down payment: the months until it is saved, what each registered plan can hold of it by then, and what is saved
 * over time. Accounts are taken as opened this year, and filled by deposits only: what they earn takes no room. Months
 * are null when it takes over 50 years.
 */
export function planDownPayment(goal: SavingGoal, limits: PlanLimits) {
  const { target, people, month } = goal
  const balances = listBalances(goal)
  const months = (balances.at(-1) ?? 0) >= target ? balances.length - 1 : null
  const calendarYears = Math.floor((month + (months ?? MAX_MONTHS)) / MONTHS_A_YEAR) + 1
  const fhsa = Math.min(target, people * Math.min(limits.fhsaTotal, limits.fhsaYearly * calendarYears))
  const homeBuyersPlan = Math.min(target - fhsa, people * limits.homeBuyersPlan)
  const steps = Math.min(MAX_POINTS, months ?? 0)
  return {
    months,
    fhsa,
    homeBuyersPlan,
    other: target - fhsa - homeBuyersPlan,
    /** What is saved at equal steps of time, as shares of the target. */
    points: Array.from({ length: steps + 1 }, (_, index) => {
      const after = steps === 0 ? 0 : Math.round(((months ?? 0) * index) / steps)
      return { month: after, share: target === 0 ? 1 : Math.min(1, (balances[after] ?? 0) / target) }
    }),
  }
}
