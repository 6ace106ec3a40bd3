import type { Insertable, Selectable } from 'kysely'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Cell } from '#lib/counts/cell.ts'
import type { LeadForm } from '#lib/forms.ts'

/** `suspected`: from a request that looks like a bot's; nothing is sent until staff set another status. */
export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'closed', 'suspected'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

export const CHANNELS = ['visitor-mail', 'team-notice', 'webhook'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * - `pending`: waits for its first or next attempt
 * - `delivered`: acknowledged by the receiver; never sent again
 * - `suppressed`: not sent, as the person unsubscribed after the request
 * - `dead`: given up; staff can retry it
 */
export const DELIVERY_STATES = ['pending', 'delivered', 'suppressed', 'dead'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Times are ISO 8601 in UTC with milliseconds, which sort as text in both databases. */
interface LeadTable {
  id: string
  form: LeadForm
  /** The email address in lower case; unique per form. */
  email_key: string
  email: string
  name: string | null
  company: string | null
  leads_per_month: string | null
  lender_type: string | null
  business_type: string | null
  calculator: string | null
  /** What was entered in fields without a column, as JSON. */
  answers: string | null
  status: LeadStatus
  source_page: string
  /** The page's home link, such as `/`, `/lp1` or `/fr/business`. */
  source_home: string
  /** Landing variant by which the visit began; null for the site itself. */
  landing_variant: string | null
  /** Landing page and side of a split that the form's page showed, such as `/spring:b`. */
  split: string | null
  /** Link ending of the partner whose link or code led here. */
  partner: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  /** Host of the site that led here. */
  referrer_host: string | null
  consent_version: string
  locale: Locale
  /** Address, name, company and where the visit came from, normalized by `toSearchText`. */
  search_text: string
  submissions: number
  created_at: string
  updated_at: string
  /** Time of a later request that looked like a bot's, which changed nothing; null once staff or the person acted since. */
  suspected_at: string | null
}

/** The outbox: deliveries of a lead, committed together with it. */
interface DeliveryTable {
  id: string
  lead_id: string
  channel: Channel
  state: DeliveryState
  attempts: number
  next_attempt_at: string
  /** End of the lease of `lease_owner`; afterwards any worker may take the delivery. */
  lease_until: string | null
  lease_owner: string | null
  /** A code such as `ECONNREFUSED` or `SMTP 550`, never a server's message: that may quote an address. */
  last_error: string | null
  created_at: string
  delivered_at: string | null
}

/**
 * Unsubscribed addresses as digests, so that they outlive the deletion of a lead. A later consent to a form lifts the
 * block of its messages.
 */
interface SuppressionTable {
  email_digest: string
  created_at: string
}

/** The consent of each request. Like suppressions, these records outlive the lead and hold no address. */
interface ConsentTable extends Pick<LeadTable, 'form' | 'consent_version' | 'locale' | 'source_page' | 'created_at'> {
  email_digest: string
}

/** What visits are counted by, each combination once. `id` is a digest of the others. */
interface CountCellTable extends Omit<Cell, 'day'> {
  id: number
}

/** How often a cell was counted on a day. */
interface CountTable {
  /** Days since 1970. */
  day: number
  cell_id: number
  amount: number
}

/** Mails of numbers, which one instance sends once. */
interface SentMailTable {
  id: string
  /** After a while without `sent_at`, another instance may send it. */
  claimed_at: string
  sent_at: string | null
}

/** Links to the results of one partner, for readers without an account. */
interface ResultsLinkTable {
  id: string
  key_digest: string
  /** Published id of the partner's document. */
  partner_id: string
  /** Id of the account that made it. */
  author: string
  created_at: string
  expires_at: string
}

/** Addresses of other sites that content links to, as last checked. */
interface CheckedLinkTable {
  url: string
  checked_at: string
  /** How often it failed in a row. */
  failures: number
  /** Such as `404` or `ENOTFOUND`; null if it worked. */
  failure: string | null
}

export interface LeadsTables {
  leads: LeadTable
  deliveries: DeliveryTable
  suppressions: SuppressionTable
  consents: ConsentTable
  count_cells: CountCellTable
  counts: CountTable
  sent_mails: SentMailTable
  results_links: ResultsLinkTable
  checked_links: CheckedLinkTable
}

export type Lead = Selectable<LeadTable>
export type NewLead = Insertable<LeadTable>
export type Delivery = Selectable<DeliveryTable>
