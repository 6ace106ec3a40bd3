import type { Kysely } from 'kysely'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { listDetails } from '../mail/messages.ts'
import { findSuppressed, toSuppressionKey } from '../store/leads.ts'
import { listDeliveries } from '../store/outbox.ts'
import type { Lead, LeadsDatabase } from '../store/schema.ts'
import { countLeads, type LeadFilter, readPage, selectFromPosition, selectMatching } from './leadQueries.ts'

/** Number of addresses that one query looks up; PostgreSQL takes 65,535 parameters. */
const MAX_PARAMETERS = 5_000

export type LeadView = Awaited<ReturnType<typeof withDeliveries>>[number]

export type DeliveryView = LeadView['deliveries'][number]

export interface LeadPage extends Awaited<ReturnType<typeof listLeads>> {
  /** False while no mail server is set and messages are written to disk. */
  sendsMail: boolean
}

/** Marks the leads whose address has unsubscribed: staff may not write to it either. */
async function withUnsubscribed(db: Kysely<LeadsDatabase>, leads: readonly Lead[]) {
  const marked = []
  for (let start = 0; start < leads.length; start += MAX_PARAMETERS) {
    const part = leads.slice(start, start + MAX_PARAMETERS)
    const suppressed = await findSuppressed(db, part)
    marked.push(...part.map((lead) => ({ ...lead, unsubscribed: suppressed.has(toSuppressionKey(lead)) })))
  }
  return marked
}

type ListedLead = Awaited<ReturnType<typeof withUnsubscribed>>[number]

/** Adds the deliveries of leads, without their leases. */
async function withDeliveries(db: Kysely<LeadsDatabase>, leads: readonly ListedLead[]) {
  const deliveries = await listDeliveries(
    db,
    leads.map(({ id }) => id),
  )
  const byLead = Map.groupBy(deliveries, ({ lead_id }) => lead_id)
  return leads.map((stored) => {
    const { email_key: _key, search_text: _text, ...lead } = stored
    const views = (byLead.get(lead.id) ?? []).map(
      ({ lead_id: _lead, lease_owner: _owner, lease_until: _until, ...view }) => view,
    )
    return { ...lead, details: listDetails(stored, defaultLocale), deliveries: views }
  })
}

export async function listLeads(db: Kysely<LeadsDatabase>, filter: LeadFilter) {
  const matching = await selectMatching(db, filter)
  const count = await countLeads(db, matching)
  const { leads, newer, older } = await readPage(matching, filter)
  return { leads: await withDeliveries(db, await withUnsubscribed(db, leads)), ...count, newer, older }
}

export const listAllLeads = async (db: Kysely<LeadsDatabase>, filter: LeadFilter): Promise<ListedLead[]> =>
  withUnsubscribed(db, await selectFromPosition(await selectMatching(db, filter), { toward: 'older' }).execute())

const COLUMNS = [
  'created_at',
  'updated_at',
  'form',
  'status',
  'name',
  'email',
  'company',
  'leads_per_month',
  'lender_type',
  'business_type',
  'calculator',
  'source_page',
  'source_home',
  'locale',
  'consent_version',
  'submissions',
  'unsubscribed',
] as const satisfies readonly (keyof ListedLead)[]

/**
 * Formats a quoted cell (RFC 4180). An apostrophe disables formulas that a visitor typed (OWASP: CSV injection), also after
 * a separator or a quote, where a spreadsheet with other settings begins another cell.
 */
export function escapeCsvCell(value: string | number | boolean | null): string {
  const harmless = String(value ?? '').replaceAll(/(^|[;,"\t\r\n] *)(?=[=+\-@\t\r\n])/g, "$1'")
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Formats leads as CSV, with the byte order mark by which spreadsheets detect UTF-8. */
export function formatLeadsCsv(leads: readonly ListedLead[]): string {
  const rows = leads.map((lead) => COLUMNS.map((column) => escapeCsvCell(lead[column])).join(','))
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`
}
