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
 * Formats a cell. An apostrophe disables formulas, and everything is quoted (RFC 4180), so that a spreadsheet
 * interprets nothing a visitor typed (OWASP: CSV injection).
 */
export function escapeCsvCell(value: string | number | null): string {
  const text = String(value ?? '')
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Formats leads as CSV, with the byte order mark by which spreadsheets detect UTF-8. */
export function leadsCsv(leads: readonly Lead[]): string {
  const rows = leads.map((lead) => COLUMNS.map((column) => escapeCsvCell(lead[column])).join(','))
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`
}
