import { randomUUID } from 'node:crypto'
import { type Deliver, type DeliveryEnd, scheduleNextAttempt } from './delivery.ts'
import { getErrorCode } from '#lib/log.ts'
import { requestIds } from '#lib/requestId.ts'
import type { LeadsServices } from './services.ts'
import { findLeads } from './database/leads.ts'
import { claim, scheduleRetry, markDone } from './database/outbox.ts'
import { type Channel, CHANNELS, type Delivery, type Lead } from './database/schema.ts'
import { MINUTE_MS } from '#lib/durations.ts'

/** Deliveries that are taken at a time and sent at once, so that the lease covers each of them. */
const BATCH_SIZE = 10

/** Longer than any delivery takes, also one through a slow mail server. */
const LEASE_MS = 11 * MINUTE_MS

/** While a batch has slow deliveries, its finished ones are marked this often. A killed process repeats the others. */
const MARK_INTERVAL_MS = 50

interface WorkerOptions {
  /** Opens the channels of a batch for its leads; its deliveries share what the channels read. */
  openChannels: (leads: readonly Lead[]) => Promise<Record<Channel, Deliver>>
  pollMs?: number
}

export type Worker = ReturnType<typeof startWorker>

/**
 * Delivers from the outbox until stopped; workers of several processes may share a database. A delivery repeats, with the
 * same id, only when its acknowledgement was lost, or the database was down for longer than a lease.
 */
export function startWorker(services: Pick<LeadsServices, 'database' | 'log' | 'now'>, options: WorkerOptions) {
  const workers = CHANNELS.map((channel) => startChannel(channel, services, options))
  return {
    wake: () => workers.forEach((worker) => worker.wake()),
    /** Resolves once nothing is due, for hosts that freeze a process between requests. */
    whenIdle: async () => void (await Promise.all(workers.map((worker) => worker.whenIdle()))),
    /** Waits for running deliveries and takes no new ones. */
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  }
}

function startChannel(
  channel: Channel,
  { log, now, database }: Pick<LeadsServices, 'database' | 'log' | 'now'>,
  { openChannels, pollMs = 5_000 }: WorkerOptions,
) {
  const owner = randomUUID()
  /** Finished deliveries whose state is not stored yet. They are marked, not sent again, once the database is back. */
  const unmarked = new Map<string, DeliveryEnd>()
  let running: Promise<void> | undefined
  let isWoken = false
  let isStopped = false

  async function markRest(): Promise<void> {
    const idsByState = Map.groupBy(unmarked.keys(), (id) => unmarked.get(id))
    for (const [state, ids] of idsByState) {
      if (state) await markDone(database.db, ids, state, now())
      for (const id of ids) unmarked.delete(id)
    }
  }

  let marking = Promise.resolve()
  /** Marks what is done, once what is being marked is stored. */
  function markAll(): Promise<void> {
    marking = marking.then(markRest, markRest)
    return marking
  }

  async function deliver(delivery: Delivery, lead: Lead | undefined, channels: () => ReturnType<typeof openChannels>) {
    const facts = { id: delivery.lead_id, delivery: delivery.id, channel, attempt: delivery.attempts }
    try {
      const state = lead ? await (await channels())[channel](delivery, lead) : 'suppressed'
      unmarked.set(delivery.id, state)
      log.info({ ...facts, state }, 'Delivery done')
    } catch (error) {
      const code = getErrorCode(error)
      const retryAt = scheduleNextAttempt(error, delivery.attempts, now())
      await scheduleRetry(database.db, delivery, code, retryAt)
      const outcome = retryAt ? 'Delivery failed; retry scheduled' : 'Delivery failed permanently'
      log.warn({ ...facts, code, retryAt }, outcome)
    }
  }

  async function processBatch(): Promise<number> {
    try {
      await markAll()
      const claimed = await claim(database.db, owner, BATCH_SIZE, LEASE_MS, now(), channel)
      if (claimed.length === 0) return 0
      const ids = claimed.map(({ lead_id }) => lead_id)
      const leads = await findLeads(database.db, ids)
      let opened: ReturnType<typeof openChannels> | undefined
      const channels = () => (opened ??= openChannels([...leads.values()]))
      // A failure shows when the batch has ended and the rest is marked.
      const timer = setInterval(() => void markAll().catch(() => undefined), MARK_INTERVAL_MS)
      // All end before the next claim, which takes this worker's own leases again.
      const ends = await Promise.allSettled(
        claimed.map((delivery) => deliver(delivery, leads.get(delivery.lead_id), channels)),
      )
      clearInterval(timer)
      await markAll()
      for (const end of ends) if (end.status === 'rejected') throw end.reason
      return claimed.length
    } catch (error) {
      log.error({ code: getErrorCode(error) }, 'The outbox cannot be read. Check the database.')
      return 0
    }
  }

  /** Delivers until nothing is due and no call came meanwhile. */
  async function run(): Promise<void> {
    while (isWoken) {
      isWoken = false
      const tried = await processBatch()
      isWoken = !isStopped && (isWoken || tried > 0)
    }
    running = undefined
  }

  function wake(): void {
    isWoken = true
    // Without the id of the request that wakes it: one run delivers for many requests.
    running ??= requestIds.exit(run)
  }

  wake()
  const timer = setInterval(wake, pollMs).unref()
  return {
    wake,
    whenIdle: async () => running,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
