import { isBuilding } from '#lib/nextInternals.ts'

/** Timeout of the content store where an earlier response can replace the current one. During a build no visitor waits. */
const TIMEOUT_MS = isBuilding() ? 30_000 : 1500
/** Time after a timeout in which the store is not queried, so that a page waits for it once. */
const OPEN_MS = 3000

declare global {
  /** On the clock of `performance.now()`. Shared by proxy and pages, which Next bundles with separate copies. */
  var contentCircuitOpenUntil: number | undefined
}

/** Queries the content store; throws when it does not respond in time, and at once for a short time after that. */
export async function withCircuitBreaker<Result>(query: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
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

/** Lets the store be queried at once, since it has just shown that it responds. */
export function closeCircuit(): void {
  globalThis.contentCircuitOpenUntil = 0
}
