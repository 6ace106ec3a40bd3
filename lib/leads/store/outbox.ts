import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { OutboxStatus } from '#lib/metrics.ts'
import type { DeliveryEnd } from '../delivery.ts'
import { CHANNELS, type Channel, type Delivery, type DeliveryState, type LeadsDatabase } from './schema.ts'

/** A second request within this time brings no second mail to the visitor, in milliseconds. */
export const REPEAT_MAIL_AFTER_MS = 10 * 60_000

/**
 * Adds what must follow from a lead. Runs inside the transaction that stores the lead.
 *
 * What still waits is not added again: it reads the newest record when it is delivered.
 */
export async function enqueue(
  transaction: Kysely<LeadsDatabase>,
  leadId: string,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const recent = new Date(now.getTime() - REPEAT_MAIL_AFTER_MS).toISOString()
  const earlier = await transaction
    .selectFrom('deliveries')
    .select('channel')
    .where('lead_id', '=', leadId)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'pending'), eb('attempts', '=', 0)]),
        eb.and([eb('channel', '=', 'visitor-mail'), eb('state', '!=', 'dead'), eb('created_at', '>', recent)]),
      ]),
    )
    .execute()
  const covered = new Set(earlier.map((delivery) => delivery.channel))
  const missing = channels.filter((channel) => !covered.has(channel))
  if (missing.length === 0) return
  const time = now.toISOString()
  await transaction
    .insertInto('deliveries')
    .values(
      missing.map((channel) => ({
        id: randomUUID(),
        lead_id: leadId,
        channel,
        state: 'pending' as const,
        attempts: 0,
        next_attempt_at: time,
        lease_until: null,
        lease_owner: null,
        last_error: null,
        created_at: time,
        delivered_at: null,
      })),
    )
    .execute()
}

/** Deliveries that are due and not leased. */
function isClaimable(now: string, channel: Channel | undefined) {
  return (eb: ExpressionBuilder<LeadsDatabase, 'deliveries'>) =>
    eb.and([
      ...(channel === undefined ? [] : [eb('channel', '=', channel)]),
      eb('state', '=', 'pending'),
      eb('next_attempt_at', '<=', now),
      eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]),
    ])
}

/**
 * Takes due deliveries for one worker in one statement. The condition stands in the outer statement too: when two
 * instances meet on PostgreSQL, the second sees the first one's lease and takes nothing twice.
 *
 * @param owner names the worker
 * @param limit most deliveries to take
 * @param leaseMs how long they are the worker's own, in milliseconds
 * @param channel takes deliveries of this channel only
 */
export function claim(
  db: Kysely<LeadsDatabase>,
  owner: string,
  limit: number,
  leaseMs: number,
  now: Date,
  channel?: Channel,
): Promise<Delivery[]> {
  const condition = isClaimable(now.toISOString(), channel)
  return db
    .updateTable('deliveries')
    .set((expression) => ({
      lease_owner: owner,
      lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: expression('attempts', '+', 1),
    }))
    .where('id', 'in', (query) =>
      query.selectFrom('deliveries').select('id').where(condition).orderBy('next_attempt_at').limit(limit),
    )
    .where(condition)
    .returningAll()
    .execute()
}

/** Frees what a killed worker had taken, without waiting for its leases to end. */
export async function releaseLeases(db: Kysely<LeadsDatabase>): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ lease_owner: null, lease_until: null })
    .where('lease_owner', 'is not', null)
    .execute()
}

/** Ends a delivery for good. Who holds the lease does not matter: what the other side acknowledged is done. */
export async function markDone(db: Kysely<LeadsDatabase>, id: string, state: DeliveryEnd, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      state,
      lease_owner: null,
      lease_until: null,
      last_error: null,
      delivered_at: state === 'delivered' ? now.toISOString() : null,
    })
    .where('id', '=', id)
    .execute()
}

/** Puts a failed delivery back for `retryAt`, or gives it up when there is no next time. */
export async function scheduleRetry(
  db: Kysely<LeadsDatabase>,
  delivery: Pick<Delivery, 'id' | 'lease_owner'>,
  errorCode: string,
  retryAt: Date | null,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      lease_owner: null,
      lease_until: null,
      last_error: errorCode,
      ...(retryAt === null ? { state: 'dead' as const } : { next_attempt_at: retryAt.toISOString() }),
    })
    .where('id', '=', delivery.id)
    .where('state', '=', 'pending')
    .where('lease_owner', '=', delivery.lease_owner)
    .execute()
}

/**
 * Makes an undelivered one due at once with all its attempts before it. What was delivered stays delivered.
 *
 * @returns whether there was one to retry
 */
export async function retryDelivery(db: Kysely<LeadsDatabase>, id: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, next_attempt_at: now.toISOString(), last_error: null })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'dead'])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** All that follows from the given leads, oldest first. */
export function listDeliveries(db: Kysely<LeadsDatabase>, leadIds: readonly string[]): Promise<Delivery[]> {
  if (leadIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at')
    .orderBy('channel')
    .execute()
}

/** What waits in the outbox and what was given up, by channel. */
export async function readOutbox(db: Kysely<LeadsDatabase>, now: Date): Promise<OutboxStatus[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select((eb) => [
      'channel',
      'state',
      eb.fn.countAll<string | number>().as('count'),
      eb.fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['pending', 'dead'])
    .groupBy(['channel', 'state'])
    .execute()
  return CHANNELS.map((channel) => {
    const find = (state: DeliveryState) => rows.find((row) => row.channel === channel && row.state === state)
    const waiting = find('pending')
    const ageMs = waiting ? now.getTime() - Date.parse(waiting.oldest) : 0
    return {
      channel,
      waiting: Number(waiting?.count ?? 0),
      oldestSeconds: Math.max(0, ageMs / 1000),
      failed: Number(find('dead')?.count ?? 0),
    }
  })
}
