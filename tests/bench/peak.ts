/** Milliseconds between two looks. */
const INTERVAL_MS = 100

/**
 * The largest figure while something is under way, looked at before it, every tenth of a second, and at its end.
 *
 * @param work starts it
 * @param measure looks once
 */
export async function peakDuring(work: () => Promise<void>, measure: () => number): Promise<number> {
  let most = measure()
  const look = () => void (most = Math.max(most, measure()))
  const timer = setInterval(look, INTERVAL_MS)
  try {
    await work()
    look()
  } finally {
    clearInterval(timer)
  }
  return most
}
