import type { LeadForm } from '#lib/leads/forms.ts'
import type { LeadFilter } from '#lib/leads/staff/listing.ts'
import { DELIVERY_STATES, LEAD_STATUSES } from '#lib/leads/store/schema.ts'

export type FilterName = 'search' | 'form' | 'status' | 'delivery'

const forms: readonly LeadForm[] = ['demo', 'one-pager', 'android-waitlist']

/** Everything, newest first. */
export const everything: LeadFilter = { search: '', page: 1 }

/** Whether a filter leaves anything out. */
export const narrows = ({ search, form, status, delivery }: LeadFilter) =>
  search !== '' || [form, status, delivery].some((choice) => choice !== undefined)

/** A filter with one choice changed, back on its first page; an unknown value chooses nothing. */
export function leadFilterFrom(filter: LeadFilter, name: FilterName, value: string): LeadFilter {
  const changed = { ...filter, page: 1 }
  if (name === 'search') return { ...changed, search: value }
  if (name === 'form') return { ...changed, form: forms.find((form) => form === value) }
  if (name === 'status') return { ...changed, status: LEAD_STATUSES.find((status) => status === value) }
  return { ...changed, delivery: DELIVERY_STATES.find((state) => state === value) }
}
