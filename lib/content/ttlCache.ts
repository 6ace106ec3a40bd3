import { contentLog } from '#lib/log.ts'

/** Timeout of the content store where an earlier response can replace the current one. */
const TIMEOUT_MS = 1500
/** Time after a timeout in which the store is not queried, so that a page waits for it once. */
const OPEN_MS = 3000

declare global {
  /** On the clock of `performance.now()`. Shared by proxy and pages, which Next bundles with separate copies. */
  var contentCircuitOpenUntil: number | undefined
}

/** Queries the content store; throws when it does not answer in time, and at once for a short time after that. */
export async function withCircuitBreaker<Answer>(query: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  if (performance.now() < (globalThis.contentCircuitOpenUntil ?? 0)) {
    throw new Error('The content store timed out a moment ago; the next attempt is in a few seconds.')
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await query(signal)
  } catch (error) {
    if (signal.aborted) globalThis.contentCircuitOpenUntil = performance.now() + OPEN_MS
    throw error
  }
}

/** Lifetime of a response in milliseconds: published changes must be visible within a second. */
const TTL_MS = 500
const RETRY_MS = 5000

/**
 * Caches a read for half a second, where Next has no cache. While the store fails, the last response is used.
 *
 * @returns a function that returns the response, or undefined when there is none yet
 */
export function createTtlCache<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): () => Promise<Answer | undefined> {
  let known: Answer | undefined
  let until = 0
  let asking: Promise<void> | undefined

  async function renew(): Promise<void> {
    try {
      known = await withCircuitBreaker(ask)
      until = performance.now() + TTL_MS
    } catch (error) {
      contentLog().error({ err: error }, 'Content cannot be read; using the last response')
      until = performance.now() + RETRY_MS
    }
    asking = undefined
  }

  return async () => {
    if (performance.now() >= until) await (asking ??= renew())
    return known
  }
}
