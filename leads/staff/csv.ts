import { formatDate } from '#lib/content/format.ts'
import { BYTE_ORDER_MARK, encodeCsv } from '#lib/csv.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { translateGroup } from '#lib/i18n/translator.ts'
import { answerNames, getAnswerKey, getAnswers } from '../database/answers.ts'
import type { Lead } from '../database/schema.ts'

/** A lead as a row of the table shows it. */
type Row = Lead & { unsubscribed: boolean }

const FIRST_COLUMNS = ['created_at', 'updated_at', 'form', 'status'] as const satisfies readonly (keyof Row)[]

const LAST_COLUMNS = [
  'source_page',
  'source_home',
  'landing_variant',
  'split',
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

/** Formats a time in the company's zone. The Swedish format is that of ISO 8601, which spreadsheets of every language read. */
const formatTime = (time: string) =>
  formatDate(time, 'sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: SITE_TIME_ZONE })

const getFirstValue = (lead: Row, column: (typeof FIRST_COLUMNS)[number]) =>
  column === 'created_at' || column === 'updated_at' ? formatTime(lead[column]) : lead[column]

/** Encodes the header of a table of leads: each column's name in a language, and its key, which stays. */
export function encodeCsvHeader(locale: Locale): Uint8Array {
  const strings: { columns: Partial<Record<string, string>> } = translateGroup('leadsTable', locale)
  const labels: Partial<Record<string, string>> = translateGroup('forms', locale).labels
  const keys = [...FIRST_COLUMNS, ...answerNames.map(getAnswerKey), ...LAST_COLUMNS]
  return encodeCsv([keys.map((key) => `${strings.columns[key] ?? labels[key] ?? key} (${key})`)], BYTE_ORDER_MARK)
}

/** Encodes leads as rows of the table, with times in the company's time zone. */
export const encodeCsvRows = (leads: readonly Row[]): Uint8Array =>
  encodeCsv(
    leads.map((lead) => {
      const answers = getAnswers(lead)
      return [
        ...FIRST_COLUMNS.map((column) => getFirstValue(lead, column)),
        ...answerNames.map((name) => answers[name] ?? null),
        ...LAST_COLUMNS.map((column) => lead[column]),
      ]
    }),
  )
