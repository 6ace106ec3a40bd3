import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Deliver, type DeliveryEnd, scheduleNextAttempt } from './delivery.ts'
import { getErrorCode } from './log.ts'
import type { LeadsServices } from './services.ts'
import { findLead } from './store/leads.ts'
import { claim, scheduleRetry, markDone } from './store/outbox.ts'
import { type Channel, CHANNELS, type Delivery } from './store/schema.ts'

const BATCH_SIZE = 5

/** Longer than any delivery takes. */
const LEASE_MS = 60_000

interface WorkerOptions {
  /** Called for each delivery. */
  loadChannels: () => Promise<Record<Channel, Deliver>>
  pollMs?: number
}

export interface Worker {
  wake(): void
  /** Resolves once nothing is due, for hosts that freeze a process between requests. */
  whenIdle(): Promise<void>
  /** Waits for running deliveries and takes no new ones. */
  stop(): Promise<void>
}

/**
 * Delivers from the outbox until stopped; workers of several processes may share a store. A delivery repeats, with the
 * same id, only when its acknowledgement was lost, or the database was down for longer than a lease.
 */
export function startWorker(services: Pick<LeadsServices, 'store' | 'log' | 'now'>, options: WorkerOptions): Worker {
  const workers = CHANNELS.map((channel) => startChannel(channel, services, options))
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    whenIdle: async () => void (await Promise.all(workers.map((worker) => worker.whenIdle()))),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  }
}

function startChannel(
  channel: Channel,
  { log, now, store }: Pick<LeadsServices, 'store' | 'log' | 'now'>,
  { loadChannels, pollMs = 5_000 }: WorkerOptions,
): Worker {
  const owner = randomUUID()
  const stopping = new AbortController()
  /** Finished deliveries whose state is not stored yet. They are marked, not sent again, once the database is back. */
  const unmarked = new Map<string, DeliveryEnd>()
  let waiting = new AbortController()
  let isWoken = false
  let isIdle = false
  let idle = Promise.withResolvers<void>()

  async function markAll(): Promise<void> {
    for (const [id, state] of unmarked) {
      await markDone(store.db, id, state, now())
      unmarked.delete(id)
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const facts = { delivery: delivery.id, channel, attempt: delivery.attempts }
    try {
      const lead = await findLead(store.db, delivery.lead_id)
      // A lead is missing when it was deleted on request, with its deliveries.
      const state = lead ? await (await loadChannels())[channel](delivery, lead) : 'suppressed'
      unmarked.set(delivery.id, state)
      log.info({ ...facts, state }, 'Delivery done')
    } catch (error) {
      const code = getErrorCode(error)
      const retryAt = scheduleNextAttempt(error, delivery.attempts, now())
      await scheduleRetry(store.db, delivery, code, retryAt)
      const outcome = retryAt ? 'Delivery failed; retry scheduled' : 'Delivery failed permanently'
      log.warn({ ...facts, code, retryAt }, outcome)
      return
    }
    await markAll()
  }

  async function processBatch(): Promise<number> {
    try {
      await markAll()
      const claimed = await claim(store.db, owner, BATCH_SIZE, LEASE_MS, now(), channel)
      await Promise.all(claimed.map(deliver))
      return claimed.length
    } catch (error) {
      log.error({ code: getErrorCode(error) }, 'Outbox cannot be read')
      return 0
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false
      const tried = await processBatch()
      if (tried > 0 || isWoken || stopping.signal.aborted) continue
      isIdle = true
      idle.resolve()
      waiting = new AbortController()
      await sleep(pollMs, undefined, { signal: waiting.signal, ref: false }).catch(() => undefined)
    }
    idle.resolve()
  }

  const running = run()
  return {
    wake() {
      isWoken = true
      if (isIdle) idle = Promise.withResolvers()
      isIdle = false
      waiting.abort()
    },
    whenIdle: () => idle.promise,
    async stop() {
      stopping.abort()
      waiting.abort()
      await running
    },
  }
}
