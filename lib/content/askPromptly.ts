/** Time the content store may take where an earlier answer can stand in for its own. */
const TIMEOUT_MS = 1500
/** Time for which the store is not asked again after it did not answer, so that a page waits for it once. */
const PAUSE_MS = 3000

declare global {
  /** Shared by proxy and pages, which Next bundles with a copy of this module each. Time on the process's clock. */
  var contentPausedUntil: number | undefined
}

/**
 * Asks the content store, where its answer is not worth a long wait.
 *
 * @throws Error when it does not answer in time, and at once for a moment after that
 */
export async function askPromptly<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  if (performance.now() < (globalThis.contentPausedUntil ?? 0)) {
    throw new Error('The content store did not answer a moment ago and is not asked again yet.')
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await ask(signal)
  } catch (error) {
    if (signal.aborted) globalThis.contentPausedUntil = performance.now() + PAUSE_MS
    throw error
  }
}
