import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { toSearchText } from '#lib/searchText.ts'
import { LEAD_FORMS } from '../forms.ts'
import { listDetails } from '../mail/messages.ts'
import { findSuppressed, toSuppressionKey } from '../store/leads.ts'
import { listDeliveries } from '../store/outbox.ts'
import { DELIVERY_STATES, type Lead, LEAD_STATUSES, type LeadsDatabase } from '../store/schema.ts'

const PAGE_SIZE = 50

/** Number of addresses that one query looks up; PostgreSQL takes 65,535 parameters. */
const MAX_PARAMETERS = 5_000

export const leadFilterSchema = z.object({
  search: z.string().trim().max(200).default(''),
  form: z.enum(LEAD_FORMS).optional(),
  status: z.enum(LEAD_STATUSES).optional(),
  delivery: z.enum(DELIVERY_STATES).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

type LeadFilter = z.infer<typeof leadFilterSchema>

export type LeadView = Awaited<ReturnType<typeof withDeliveries>>[number]

export type DeliveryView = LeadView['deliveries'][number]

export interface LeadPage extends Awaited<ReturnType<typeof listLeads>> {
  /** False while no mail server is set and messages are written to disk. */
  sendsMail: boolean
}

/** Matches any character for an apostrophe, which phones write as ’ and keyboards as '. */
function toLikePattern(search: string): string {
  const escaped = toSearchText(search).replace(/[\\%_]/g, (character) => `\\${character}`)
  return `%${escaped.replace(/['’]/g, '_')}%`
}

function selectMatching(db: Kysely<LeadsDatabase>, { search, form, status, delivery }: LeadFilter) {
  let query = db.selectFrom('leads')
  if (search !== '') query = query.where(sql<boolean>`search_text like ${toLikePattern(search)} escape '\\'`)
  if (form) query = query.where('form', '=', form)
  if (status) query = query.where('status', '=', status)
  if (delivery) {
    query = query.where('id', 'in', (eb) => eb.selectFrom('deliveries').select('lead_id').where('state', '=', delivery))
  }
  return query
}

const selectNewest = (db: Kysely<LeadsDatabase>, filter: LeadFilter) =>
  selectMatching(db, filter).selectAll().orderBy('updated_at', 'desc').orderBy('id')

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
  const { count } = await selectMatching(db, filter)
    .select((expression) => expression.fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  const total = Number(count)
  // The page that is shown may have been the last one until its leads were deleted.
  const page = Math.min(filter.page, Math.max(1, Math.ceil(total / PAGE_SIZE)))
  const leads = await selectNewest(db, filter)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return { leads: await withDeliveries(db, await withUnsubscribed(db, leads)), total, page, pageSize: PAGE_SIZE }
}

export const listAllLeads = async (db: Kysely<LeadsDatabase>, filter: LeadFilter): Promise<ListedLead[]> =>
  withUnsubscribed(db, await selectNewest(db, filter).execute())

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
