import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { OutboxStatus } from '#lib/metrics.ts'
import type { DeliveryEnd } from '../delivery.ts'
import { CHANNELS, type Channel, type Delivery, type DeliveryState, type LeadsTables } from './schema.ts'
import { MINUTE_MS } from '#lib/durations.ts'

export const REPEAT_MAIL_AFTER_MS = 10 * MINUTE_MS

const RELEASED = { lease_owner: null, lease_until: null }

/** Written as a literal, since SQLite uses a partial index only where the statement's text repeats its condition. */
const isPending = sql<boolean>`state = 'pending'`

/**
 * Adds the deliveries of a lead in its transaction, except those that still wait: they read the newest record. As the new
 * ones do too, they replace failed ones, which staff would only send twice.
 */
export async function enqueue(
  transaction: Kysely<LeadsTables>,
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
        eb.and([eb('state', '=', 'pending'), eb('lease_owner', 'is', null)]),
        eb.and([
          eb('channel', '=', 'visitor-mail'),
          eb('state', 'in', ['pending', 'delivered']),
          eb('created_at', '>', recent),
        ]),
      ]),
    )
    .execute()
  const covered = new Set(earlier.map((delivery) => delivery.channel))
  const missing = channels.filter((channel) => !covered.has(channel))
  if (missing.length === 0) return
  await transaction
    .deleteFrom('deliveries')
    .where('lead_id', '=', leadId)
    .where('state', '=', 'dead')
    .where('channel', 'in', missing)
    .execute()
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
        created_at: time,
      })),
    )
    .execute()
}

/**
 * Leases due deliveries to a worker in one statement, also those it has leased before and could not store the end of. The
 * outer statement repeats what may change: when two instances race on PostgreSQL, the second one sees the lease of the
 * first and takes nothing twice. It is worded so that SQLite finds the rows by their ids, not among all that wait.
 */
export function claim(
  db: Kysely<LeadsTables>,
  owner: string,
  limit: number,
  leaseMs: number,
  now: Date,
  channel: Channel,
): Promise<Delivery[]> {
  const time = now.toISOString()
  const isDue = (eb: ExpressionBuilder<LeadsTables, 'deliveries'>) =>
    eb.and([
      eb('next_attempt_at', '<=', time),
      eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', time), eb('lease_owner', '=', owner)]),
    ])
  return db
    .updateTable('deliveries')
    .set((expression) => ({
      lease_owner: owner,
      lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: expression('attempts', '+', 1),
    }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('deliveries')
        .select('id')
        .where('channel', '=', channel)
        .where(isPending)
        .where(isDue)
        .orderBy('next_attempt_at')
        .limit(limit),
    )
    .where((eb) => eb.not(eb('state', '<>', 'pending')))
    .where(isDue)
    .returningAll()
    .execute()
}

/** Ends all leases: those of a process that was killed while it sent. */
export async function releaseLeases(db: Kysely<LeadsTables>): Promise<void> {
  await db.updateTable('deliveries').set(RELEASED).where(isPending).where('lease_owner', 'is not', null).execute()
}

/** Marks deliveries as done, whatever their lease: the receiver acknowledged them. */
export async function markDone(
  db: Kysely<LeadsTables>,
  ids: readonly string[],
  state: DeliveryEnd,
  now: Date,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      state,
      ...RELEASED,
      last_error: null,
      delivered_at: state === 'delivered' ? now.toISOString() : null,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Schedules the next attempt of a failed delivery, or gives it up when `retryAt` is null. */
export async function scheduleRetry(
  db: Kysely<LeadsTables>,
  delivery: Pick<Delivery, 'id' | 'lease_owner'>,
  errorCode: string,
  retryAt: Date | null,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      ...RELEASED,
      last_error: errorCode,
      ...(retryAt === null ? { state: 'dead' as const } : { next_attempt_at: retryAt.toISOString() }),
    })
    .where('id', '=', delivery.id)
    .where('state', '=', 'pending')
    .where('lease_owner', '=', delivery.lease_owner)
    .execute()
}

/** Makes an undelivered delivery due at once, with all its attempts. @returns whether there is one */
export async function retryDelivery(db: Kysely<LeadsTables>, id: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('deliveries')
    .set({ state: 'pending', attempts: 0, next_attempt_at: now.toISOString(), last_error: null })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'dead'])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export function listDeliveries(db: Kysely<LeadsTables>, leadIds: readonly string[]): Promise<Delivery[]> {
  if (leadIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at')
    .orderBy('channel')
    .execute()
}

/** Counts the waiting and failed deliveries of each channel. */
export async function readOutbox(db: Kysely<LeadsTables>, now: Date): Promise<OutboxStatus[]> {
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
