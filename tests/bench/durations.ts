/**
 * Computes a percentile of figures (nearest rank), or NaN when there are none.
 *
 * @param share from 0 to 1
 */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Computes the 50th and 95th percentile and the maximum of durations, in milliseconds rounded to a tenth. */
export function summary(durations: readonly number[]): { p50: number; p95: number; max: number } {
  const below = (share: number) => Number(percentile(durations, share).toFixed(1))
  return { p50: below(0.5), p95: below(0.95), max: below(1) }
}

/** Runs a function and returns its result with its duration in milliseconds. */
export async function measureTime<Answer>(run: () => Promise<Answer>): Promise<{ answer: Answer; duration: number }> {
  const began = performance.now()
  const answer = await run()
  return { answer, duration: performance.now() - began }
}
