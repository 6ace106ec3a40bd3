import { contentLog } from '#lib/log.ts'
import { askPromptly } from './askPromptly.ts'

/** Milliseconds for which an answer serves: what is published shall hold within a second. */
const TTL_MS = 500
/** Milliseconds until the next attempt after a failed read. */
const RETRY_MS = 5000

/**
 * Asks at most twice a second, where Next has no cache. While the store does not answer, the last answer stays.
 *
 * @param ask reads content anew
 * @returns a function that gives the answer, or undefined when there has never been one
 */
export function ttlCache<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): () => Promise<Answer | undefined> {
  let known: Answer | undefined
  let until = 0
  let asking: Promise<void> | undefined

  async function renew(): Promise<void> {
    try {
      known = await askPromptly(ask)
      until = performance.now() + TTL_MS
    } catch (error) {
      contentLog().error({ err: error }, 'Content cannot be read; what was last known stays in force')
      until = performance.now() + RETRY_MS
    }
    asking = undefined
  }

  return async () => {
    if (performance.now() >= until) await (asking ??= renew())
    return known
  }
}
