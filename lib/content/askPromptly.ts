/** Timeout of the content store where an earlier response can replace the current one. */
const TIMEOUT_MS = 1500
/** Time after a timeout in which the store is not queried, so that a page waits for it once. */
const PAUSE_MS = 3000

declare global {
  /** On the clock of `performance.now()`. Shared by proxy and pages, which Next bundles with separate copies. */
  var contentPausedUntil: number | undefined
}

/**
 * Queries the content store with a short timeout.
 *
 * @throws Error when it does not answer in time, and immediately for a short time after that
 */
export async function askPromptly<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  if (performance.now() < (globalThis.contentPausedUntil ?? 0)) {
    throw new Error('The content store timed out a moment ago; the next attempt is in a few seconds.')
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await ask(signal)
  } catch (error) {
    if (signal.aborted) globalThis.contentPausedUntil = performance.now() + PAUSE_MS
    throw error
  }
}
