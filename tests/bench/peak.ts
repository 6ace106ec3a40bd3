const INTERVAL_MS = 100

/**
 * Finds the largest figure during some work: it measures before, every tenth of a second and at the end.
 *
 * @param work runs the work
 * @param measure takes one measurement
 */
export async function peakDuring(work: () => Promise<void>, measure: () => number): Promise<number> {
  let peak = measure()
  const update = () => void (peak = Math.max(peak, measure()))
  const timer = setInterval(update, INTERVAL_MS)
  try {
    await work()
    update()
  } finally {
    clearInterval(timer)
  }
  return peak
}
