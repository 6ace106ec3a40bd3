import type { Insertable, Selectable } from 'kysely'
import type { BUSINESS_TYPES, LEADS_PER_MONTH, LENDER_TYPES } from '../contracts.ts'
import type { LeadForm } from '../forms.ts'

/** What staff made of a lead. */
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'closed'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** What can follow from a lead. */
export const CHANNELS = ['visitor-mail', 'team-notice', 'webhook'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * - `pending`: waits for its time or for its next attempt
 * - `delivered`: acknowledged by the other side; never sent again
 * - `suppressed`: not sent, since the person unsubscribed
 * - `dead`: given up; staff can try it again
 */
export const DELIVERY_STATES = ['pending', 'delivered', 'suppressed', 'dead'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Times are ISO 8601 in UTC with milliseconds, so that text order is time order in both databases. */
interface LeadTable {
  id: string
  form: LeadForm
  /** The address in lower case: one record per form and address. */
  email_key: string
  email: string
  name: string | null
  company: string | null
  leads_per_month: (typeof LEADS_PER_MONTH)[number] | null
  lender_type: (typeof LENDER_TYPES)[number] | null
  business_type: (typeof BUSINESS_TYPES)[number] | null
  /** What the calculator was asked, in words. */
  calculator: string | null
  status: LeadStatus
  source_page: string
  /** The home link of that page, such as `/`, `/lp1` or `/fr/business`. */
  source_home: string
  consent_version: string
  locale: string
  /** Address, name and company as `toSearchText` folds them. */
  search_text: string
  submissions: number
  created_at: string
  updated_at: string
}

/** The outbox: what must follow from a lead, committed together with it. */
interface DeliveryTable {
  id: string
  lead_id: string
  channel: Channel
  state: DeliveryState
  attempts: number
  next_attempt_at: string
  /** Until then the worker named by `lease_owner` has it; a worker that was killed loses it at that time. */
  lease_until: string | null
  lease_owner: string | null
  /** A code such as `ECONNREFUSED` or `SMTP 550`, never words of a server: those may quote an address. */
  last_error: string | null
  created_at: string
  delivered_at: string | null
}

/** Who unsubscribed. Only a digest is kept, so that it outlives the deletion of the person's record. */
interface SuppressionTable {
  email_digest: string
  created_at: string
}

export interface LeadsDatabase {
  leads: LeadTable
  deliveries: DeliveryTable
  suppressions: SuppressionTable
}

export type Lead = Selectable<LeadTable>
export type NewLead = Insertable<LeadTable>
export type Delivery = Selectable<DeliveryTable>
