/**
 * The figure that so large a share of some figures does not exceed (nearest rank); not a number when there are none.
 *
 * @param share from 0 to 1
 */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Milliseconds below which 50 and 95 of 100 measurements lie, and the longest one, to a tenth. */
export function summary(durations: readonly number[]): { p50: number; p95: number; max: number } {
  const below = (share: number) => Number(percentile(durations, share).toFixed(1))
  return { p50: below(0.5), p95: below(0.95), max: below(1) }
}

/** Runs something and gives its answer with the milliseconds it took. */
export async function measureTime<Answer>(run: () => Promise<Answer>): Promise<{ answer: Answer; duration: number }> {
  const began = performance.now()
  const answer = await run()
  return { answer, duration: performance.now() - began }
}
