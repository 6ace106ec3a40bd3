import type { Lead } from '../store/schema.ts'

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
] as const satisfies readonly (keyof Lead)[]

/**
 * One cell. What a spreadsheet would run as a formula is made text by an apostrophe, and everything is quoted
 * (RFC 4180), so that nothing a visitor typed is interpreted.
 */
export function escapeCsvCell(value: string | number | null): string {
  const text = String(value ?? '')
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Leads as a table, with the mark by which spreadsheets know UTF-8. */
export function leadsCsv(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => COLUMNS.map((column) => escapeCsvCell(lead[column])).join(','))
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`
}
