import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextAttempt } from './backoff.ts'
import type { Attempt, Deliver } from './delivery.ts'
import { errorCode } from './log.ts'
import type { LeadsServices } from './services.ts'
import { findLead } from './store/leads.ts'
import { claim, scheduleRetry, markDone } from './store/outbox.ts'
import type { Channel, Delivery } from './store/schema.ts'

export interface WorkerOptions {
  /** How each channel delivers. */
  channels: Record<Channel, Deliver>
  /** How many deliveries are under way at once. */
  batch?: number
  /** A killed worker's deliveries are free again after this time, in milliseconds; longer than any delivery takes. */
  leaseMs?: number
  /** How often to look for what became due, in milliseconds. */
  pollMs?: number
}

export interface Worker {
  /** Looks at once instead of at the next poll. */
  wake(): void
  /** Resolves once nothing is due any more, for hosts that freeze a process between its requests. */
  whenIdle(): Promise<void>
  /** Takes nothing new and waits for what is under way. */
  stop(): Promise<void>
}

/**
 * Delivers what the outbox holds, until stopped. Several may run on one store, in one process or many.
 *
 * Each delivery happens at least once. It can happen twice only when the process dies between the other side's yes
 * and our mark; both then carry the same id, by which the other side can tell.
 */
export function startWorker(services: Pick<LeadsServices, 'store' | 'log' | 'now'>, options: WorkerOptions): Worker {
  const { channels, batch = 5, leaseMs = 60_000, pollMs = 5_000 } = options
  const { log, now, store } = services
  const owner = randomUUID()
  const stopping = new AbortController()
  let waiting = new AbortController()
  let nudged = false
  let resting = false
  let rested = Promise.withResolvers<void>()

  async function attempt(delivery: Delivery): Promise<Attempt> {
    const lead = await findLead(store.db, delivery.lead_id)
    // Deleted on request while it waited: nothing to send, and its row went with it.
    if (!lead) return { state: 'suppressed' }
    return channels[delivery.channel](delivery, lead)
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const facts = { delivery: delivery.id, channel: delivery.channel, attempt: delivery.attempts }
    try {
      const result = await attempt(delivery)
      await markDone(store.db, delivery.id, result.state, now())
      log.info({ ...facts, state: result.state }, 'delivery settled')
    } catch (error) {
      const code = errorCode(error)
      const retryAt = nextAttempt(error, delivery.attempts, now())
      await scheduleRetry(store.db, delivery, code, retryAt)
      log.warn({ ...facts, code, retryAt }, retryAt ? 'delivery postponed' : 'delivery given up')
    }
  }

  /** @returns how many deliveries were tried */
  async function pass(): Promise<number> {
    try {
      const claimed = await claim(store.db, owner, batch, leaseMs, now())
      await Promise.all(claimed.map(deliver))
      return claimed.length
    } catch (error) {
      log.error({ code: errorCode(error) }, 'outbox not readable')
      return 0
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      nudged = false
      const tried = await pass()
      if (tried > 0 || nudged || stopping.signal.aborted) continue
      resting = true
      rested.resolve()
      waiting = new AbortController()
      await sleep(pollMs, undefined, { signal: waiting.signal, ref: false }).catch(() => undefined)
    }
    rested.resolve()
  }

  const running = run()
  return {
    wake() {
      nudged = true
      if (resting) rested = Promise.withResolvers()
      resting = false
      waiting.abort()
    },
    whenIdle: () => rested.promise,
    async stop() {
      stopping.abort()
      waiting.abort()
      await running
    },
  }
}
