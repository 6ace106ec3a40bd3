import { contentLog } from '#lib/log.ts'
import { withCircuitBreaker } from './circuitBreaker.ts'

/** Lifetime of a response in milliseconds: published changes must be visible within a second. */
const TTL_MS = 500
const RETRY_MS = 5000

declare global {
  /** Number of published changes. Shared by proxy and API routes, which Next bundles with separate copies. */
  var contentChanges: number | undefined
}

/** Discards cached reads after a published change, also those in flight. */
export function expireTtlCaches(): void {
  globalThis.contentChanges = (globalThis.contentChanges ?? 0) + 1
}

/**
 * Caches a read for half a second, where Next has no cache. While the store fails, the last response is used.
 *
 * @returns a function that returns the response, or undefined when there is none yet
 */
export function createTtlCache<Result>(read: (signal: AbortSignal) => Promise<Result>) {
  let response: Result | undefined
  let until = 0
  let changes: number | undefined
  let renewal: Promise<void> | undefined

  async function renew(): Promise<void> {
    changes = globalThis.contentChanges
    try {
      response = await withCircuitBreaker(read)
      until = performance.now() + TTL_MS
    } catch (error) {
      contentLog().error(
        { err: error },
        'Content cannot be read; the last response is served. Check the content store.',
      )
      until = performance.now() + RETRY_MS
    }
    renewal = undefined
  }

  return async () => {
    while (performance.now() >= until || changes !== globalThis.contentChanges) await (renewal ??= renew())
    return response
  }
}
