import { formatDate } from '#lib/content/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { translateGroup } from '#lib/i18n/translator.ts'
import type { Lead } from '../store/schema.ts'

/** A lead as a row of the table shows it. */
type Row = Lead & { unsubscribed: boolean }

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
  'landing_variant',
  'partner',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'referrer_host',
  'locale',
  'consent_version',
  'submissions',
  'unsubscribed',
] as const satisfies readonly (keyof Row)[]

export const CSV_CONTENT_TYPE = 'text/csv; charset=utf-16'

/** Formats a time in the company's zone. The Swedish format is that of ISO 8601, which spreadsheets of every language read. */
const formatTime = (time: string) =>
  formatDate(time, 'sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: SITE_TIME_ZONE })

const getValue = (lead: Row, column: (typeof COLUMNS)[number]) =>
  column === 'created_at' || column === 'updated_at' ? formatTime(lead[column]) : lead[column]

/**
 * Formats a quoted cell (RFC 4180). An apostrophe disables formulas that a visitor typed (OWASP: CSV injection), also after
 * a separator or a quote, where a spreadsheet with other settings begins another cell.
 */
export function escapeCsvCell(value: string | number | boolean | null): string {
  const harmless = String(value ?? '').replaceAll(/(^|[;,"\t\r\n] *)(?=[=+\-@\t\r\n])/g, "$1'")
  return `"${harmless.replaceAll('"', '""')}"`
}

/**
 * Encodes lines as UTF-16 with tabs: Excel splits those into columns under every regional setting, whereas a comma or a
 * semicolon is a separator in some of them only.
 */
const encodeLines = (lines: readonly string[]): Uint8Array =>
  Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'utf16le')

const toLine = (cells: readonly (string | number | boolean | null)[]) => cells.map(escapeCsvCell).join('\t')

/** Encodes the header of a table of leads: each column's name in a language, and its key, which stays. */
export function encodeCsvHeader(locale: Locale): Uint8Array {
  const strings = translateGroup('leadsTable', locale)
  return encodeLines([`\uFEFF${toLine(COLUMNS.map((column) => `${strings.columns[column]} (${column})`))}`])
}

/** Encodes leads as rows of the table, with times in the company's time zone. */
export const encodeCsvRows = (leads: readonly Row[]): Uint8Array =>
  encodeLines(leads.map((lead) => toLine(COLUMNS.map((column) => getValue(lead, column)))))
