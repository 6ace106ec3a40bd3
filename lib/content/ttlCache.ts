import { env } from '#lib/env.ts'
import { contentLog } from '#lib/log.ts'
import { withCircuitBreaker } from './circuitBreaker.ts'
import type { ContentTag } from './tags.ts'

/** Lifetime of a response where no announcement may arrive: changes must be visible within a second. */
const UNANNOUNCED_TTL_MS = 500
/** Lifetime of a response where announcements may be lost: by a missing webhook, or without PostgreSQL. */
const LOSSY_TTL_MS = 60_000
const RETRY_MS = 5000
/** Timeout of a first response where callers would rather wait than do without, and time until it is asked for again. */
const FIRST_TIMEOUT_MS = 10_000
const FIRST_RETRY_MS = 1000

interface TtlCacheOptions {
  /** Waits longer while there is no response yet, as after a start with much content. */
  isPatient?: boolean
}

declare global {
  /** Number of published changes by type. Shared by proxy and API routes, which Next bundles with separate copies. */
  var contentChanges: Record<string, number> | undefined
}

/** Discards cached reads of a type after a published change, also those in flight. */
export function expireTtlCaches(type: string): void {
  const changes = (globalThis.contentChanges ??= {})
  changes[type] = (changes[type] ?? 0) + 1
}

const countChanges = (types: readonly ContentTag[]) =>
  types.reduce((count, type) => count + (globalThis.contentChanges?.[type] ?? 0), 0)

/**
 * Returns the lifetime of a response in milliseconds. An instance with a front door is notified of every change; on other
 * hosts each function has its own memory, and a webhook reaches one of them.
 */
function getTtlMs(): number {
  const { FRONT_DOOR, embedded, DATABASE_URL } = env()
  if (!FRONT_DOOR) return UNANNOUNCED_TTL_MS
  return embedded && DATABASE_URL === undefined ? Infinity : LOSSY_TTL_MS
}

/**
 * Caches a read until a change of its documents is announced, where Next has no cache. While the store fails, the last
 * response is used.
 *
 * @param types types of the documents in the response
 * @param read queries the store, until the signal
 * @returns a function that returns the response, or undefined when there is none yet
 */
export function createTtlCache<Result>(
  types: readonly ContentTag[],
  read: (signal: AbortSignal) => Promise<Result>,
  { isPatient = false }: TtlCacheOptions = {},
): () => Promise<Result | undefined> {
  let response: Result | undefined
  let until = 0
  let changes: number | undefined
  let renewal: Promise<void> | undefined

  async function renew(): Promise<void> {
    changes = countChanges(types)
    try {
      const isFirst = isPatient && response === undefined
      response = await (isFirst ? read(AbortSignal.timeout(FIRST_TIMEOUT_MS)) : withCircuitBreaker(read))
      until = performance.now() + getTtlMs()
    } catch (error) {
      contentLog().error(
        { err: error },
        'Content cannot be read; the last response is served. Check the content store.',
      )
      until = performance.now() + (response === undefined ? FIRST_RETRY_MS : RETRY_MS)
    }
    renewal = undefined
  }

  return async () => {
    while (performance.now() >= until || changes !== countChanges(types)) await (renewal ??= renew())
    return response
  }
}
