export const WHOLE_DOLLARS = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const

const formatters = new Map<string, Intl.NumberFormat>()

/** Formats a number. Formatters are reused: creating one takes longer than formatting all numbers of a page. */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const key = JSON.stringify([locale, options])
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options)
  formatters.set(key, formatter)
  return formatter.format(value)
}

/** Formats Canadian dollars without cents: $612,400 in English, 612 400 $ in French. */
export const formatDollars = (amount: number, locale: string): string => formatNumber(amount, locale, WHOLE_DOLLARS)

/** Formats an interest rate. @param rate in per cent: 4.39 is "4.39%" */
export const formatRate = (rate: number, locale: string): string =>
  formatNumber(rate / 100, locale, { style: 'percent', minimumFractionDigits: 2 })

/** Formats a date. In French the first of a month is an ordinal, which Intl does not support. */
export const formatDate = (date: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options).format(new Date(date)).replace(/^1(?= \p{Ll})/u, '1er')

/**
 * Formats a day, such as September 29, 2025.
 *
 * @param date ISO date, read as UTC, as a legal date has no time zone; empty in an unfinished draft
 */
export const formatDay = (date: string, locale: string): string =>
  date && formatDate(`${date}T00:00:00Z`, locale, { dateStyle: 'long', timeZone: 'UTC' })

/** Joins a postal address to one line. A Canadian postal code does not break. */
export function formatAddress(lines: readonly string[]): string {
  return lines.join(', ').replaceAll(/\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/g, '$1\u{a0}$2')
}

/** Replaces spaces and hyphens that typed or pasted text has and our static fonts lack; removes invisible characters. */
export const toCommonCharacters = (text: string): string =>
  text
    .replaceAll(/[\u2007\u2009\u202F]/g, '\u00A0')
    .replaceAll('\u2011', '-')
    .replaceAll(/\p{Cf}/gu, '')

const SUPERSCRIPTS: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³' }

/** Appends a footnote mark as superscript characters, for texts without markup. */
export const withFootnoteMark = (text: string, mark: string | undefined): string =>
  `${text}${(mark ?? '').replaceAll(/[123]/g, (digit) => SUPERSCRIPTS[digit] ?? digit)}`
