import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Deliver, type DeliveryEnd, scheduleNextAttempt } from './delivery.ts'
import { getErrorCode } from './log.ts'
import type { LeadsServices } from './services.ts'
import { findLead } from './store/leads.ts'
import { claim, scheduleRetry, markDone } from './store/outbox.ts'
import { type Channel, CHANNELS, type Delivery } from './store/schema.ts'

export interface WorkerOptions {
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
 * Delivers what the outbox holds, until stopped. Several may run on one store, in one process or many. Channels do not
 * wait for each other.
 *
 * Each delivery happens at least once, and all its attempts carry the same id. It can happen twice only when the other
 * side accepted it and its yes was lost, when the process dies between that yes and the mark, or when the database is
 * away for longer than a lease and another instance takes over.
 */
export function startWorker(services: Pick<LeadsServices, 'store' | 'log' | 'now'>, options: WorkerOptions): Worker {
  const workers = CHANNELS.map((channel) => startChannel(channel, services, options))
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    async whenIdle() {
      await Promise.all(workers.map((worker) => worker.whenIdle()))
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

function startChannel(
  channel: Channel,
  { log, now, store }: Pick<LeadsServices, 'store' | 'log' | 'now'>,
  { channels, batch = 5, leaseMs = 60_000, pollMs = 5_000 }: WorkerOptions,
): Worker {
  const owner = randomUUID()
  const stopping = new AbortController()
  /** Deliveries that ended while the database was away. They are marked, not sent, when it is back. */
  const unmarked = new Map<string, DeliveryEnd>()
  let waiting = new AbortController()
  let nudged = false
  let resting = false
  let rested = Promise.withResolvers<void>()

  async function attemptDelivery(delivery: Delivery): Promise<DeliveryEnd> {
    const lead = await findLead(store.db, delivery.lead_id)
    // Deleted on request while it waited: nothing to send, and its row went with it.
    return lead ? channels[channel](delivery, lead) : 'suppressed'
  }

  async function markAll(): Promise<void> {
    for (const [id, state] of unmarked) {
      await markDone(store.db, id, state, now())
      unmarked.delete(id)
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const facts = { delivery: delivery.id, channel, attempt: delivery.attempts }
    try {
      const state = await attemptDelivery(delivery)
      unmarked.set(delivery.id, state)
      log.info({ ...facts, state }, 'delivery settled')
    } catch (error) {
      const code = getErrorCode(error)
      const retryAt = scheduleNextAttempt(error, delivery.attempts, now())
      await scheduleRetry(store.db, delivery, code, retryAt)
      log.warn({ ...facts, code, retryAt }, retryAt ? 'delivery postponed' : 'delivery given up')
      return
    }
    await markAll()
  }

  /** @returns how many deliveries were tried */
  async function pass(): Promise<number> {
    try {
      await markAll()
      const claimed = await claim(store.db, owner, batch, leaseMs, now(), channel)
      await Promise.all(claimed.map(deliver))
      return claimed.length
    } catch (error) {
      log.error({ code: getErrorCode(error) }, 'outbox not readable')
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
