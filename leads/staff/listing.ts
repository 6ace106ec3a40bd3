import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { listDetails } from '../mail/composeMessages.ts'
import { findLead } from '../database/leads.ts'
import { findSuppressed, toSuppressionKey } from '../database/suppressions.ts'
import { listDeliveries } from '../database/outbox.ts'
import type { LeadsDatabase } from '../database/open.ts'
import type { Lead, LeadsTables } from '../database/schema.ts'
import { encodeCsvHeader, encodeCsvRows } from './csv.ts'
import { type LeadFilter, readPage, readParts, type SearchedDatabase, selectMatching } from './leadQueries.ts'
import { MINUTE_MS } from '#lib/durations.ts'

export type LeadView = Awaited<ReturnType<typeof withDeliveries>>[number]

export type DeliveryView = LeadView['deliveries'][number]

export interface LeadPage extends Awaited<ReturnType<typeof listLeads>> {
  /** False while no mail server is set and messages are written to disk. */
  sendsMail: boolean
}

/** Marks the leads whose address has unsubscribed: staff may not write to it either. */
async function withUnsubscribed(db: Kysely<LeadsTables>, leads: readonly Lead[]) {
  const suppressed = await findSuppressed(db, leads)
  return leads.map((lead) => ({ ...lead, unsubscribed: suppressed.has(toSuppressionKey(lead)) }))
}

type ListedLead = Awaited<ReturnType<typeof withUnsubscribed>>[number]

/** Adds the deliveries of leads, without their leases. */
async function withDeliveries(db: Kysely<LeadsTables>, leads: readonly ListedLead[]) {
  const deliveries = await listDeliveries(
    db,
    leads.map(({ id }) => id),
  )
  const byLead = Map.groupBy(deliveries, ({ lead_id }) => lead_id)
  return leads.map((stored) => {
    const { email_key: _key, search_text: _text, answers: _answers, ...lead } = stored
    const views = (byLead.get(lead.id) ?? []).map(
      ({ lead_id: _lead, lease_owner: _owner, lease_until: _until, ...view }) => view,
    )
    return {
      ...lead,
      details: listDetails(stored, defaultLocale),
      deliveries: views,
    }
  })
}

/** Reads a page of leads as the list shows them, with how many match. */
export async function listLeads(database: SearchedDatabase, filter: LeadFilter) {
  const { db } = database
  const { matching, ...count } = await selectMatching(database, filter)
  const { leads, newer, older } = await readPage(db, matching, filter)
  return { leads: await withDeliveries(db, await withUnsubscribed(db, leads)), ...count, newer, older }
}

/** Reads a lead as the list shows it; undefined once it was deleted. */
export async function readLead(db: Kysely<LeadsTables>, id: string): Promise<LeadView | undefined> {
  const lead = await findLead(db, id)
  const [view] = await withDeliveries(db, await withUnsubscribed(db, lead ? [lead] : []))
  return view
}

/** Leads that are read and formatted at a time: a few milliseconds, in which no other request is answered. */
const EXPORT_PART = 500

/** The time after which the snapshot of an export ends, since a client may stop reading without closing. */
const MAX_EXPORT_MS = 10 * MINUTE_MS

/**
 * Formats the leads that a filter matches as a table. Memory holds a part of them at a time.
 *
 * @param locale language of the column names
 * @param onEnd gets the number of leads, and whether these are all: an export may be cancelled or fail
 */
export async function* exportLeads(
  database: LeadsDatabase,
  filter: LeadFilter,
  locale: Locale,
  onEnd: (count: number, isComplete: boolean) => void,
): AsyncGenerator<Uint8Array> {
  const { db, close } = await database.openSnapshot()
  const timer = setTimeout(() => void close().catch(() => undefined), MAX_EXPORT_MS).unref()
  let count = 0
  let isComplete = false
  try {
    yield encodeCsvHeader(locale)
    for await (const part of readParts(db, filter, EXPORT_PART)) {
      const leads = await withUnsubscribed(db, part)
      count += leads.length
      if (leads.length > 0) yield encodeCsvRows(leads)
      await yieldToOthers()
    }
    isComplete = true
  } finally {
    clearTimeout(timer)
    onEnd(count, isComplete)
    await close()
  }
}
