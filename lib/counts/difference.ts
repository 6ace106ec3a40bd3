/** Of how many trials how many succeeded. */
export interface Proportion {
  successes: number
  trials: number
}

/** The 0.975 quantile of the standard normal distribution, for 95 %. */
const Z = 1.959963984540054

/**
 * Computes the 95 % Wilson score interval of a proportion, without continuity correction.
 *
 * E. B. Wilson, “Probable inference, the law of succession, and statistical inference”, Journal of the American
 * Statistical Association 22 (1927), 209–212.
 */
function computeScoreInterval({ successes, trials }: Proportion): { low: number; high: number } {
  const rate = successes / trials
  const centre = 2 * successes + Z ** 2
  const width = Z * Math.sqrt(Z ** 2 + 4 * successes * (1 - rate))
  const total = 2 * (trials + Z ** 2)
  return { low: (centre - width) / total, high: (centre + width) / total }
}

/** How much larger a second proportion is, and the ends of its 95 % interval, as parts of one. */
export interface Difference {
  difference: number
  low: number
  high: number
}

/**
 * Computes by how much the second of two independent proportions is larger, with its 95 % interval: the hybrid score
 * interval, method 10 of R. G. Newcombe, “Interval estimation for the difference between independent proportions:
 * comparison of eleven methods”, Statistics in Medicine 17 (1998), 873–890.
 *
 * @returns undefined while one of them has no trials
 */
export function computeDifference(first: Proportion, second: Proportion): Difference | undefined {
  if (first.trials === 0 || second.trials === 0) return undefined
  const [one, other] = [first.successes / first.trials, second.successes / second.trials]
  const [ofOne, ofOther] = [computeScoreInterval(first), computeScoreInterval(second)]
  const difference = other - one
  return {
    difference,
    low: difference - Math.hypot(other - ofOther.low, ofOne.high - one),
    high: difference + Math.hypot(ofOther.high - other, one - ofOne.low),
  }
}
