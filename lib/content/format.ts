export const WHOLE_DOLLARS = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const

/** Formats Canadian dollars without cents: $612,400 in English, 612 400 $ in French. */
export const formatDollars = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, WHOLE_DOLLARS).format(amount)

/** Formats an interest rate. @param rate in per cent: 4.39 is "4.39%" */
export const formatRate = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(rate / 100)

export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value)
}

/** Formats a day, such as September 29, 2025. @param date ISO date, read as UTC, as a legal date has no time zone */
export function formatDay(date: string, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  // In French the first of a month is an ordinal, which Intl does not support.
  return words.format(new Date(`${date}T00:00:00Z`)).replace(/^1(?= \p{Ll})/u, '1er')
}

/** Joins a postal address to one line. A Canadian postal code does not break. */
export function formatAddress(lines: readonly string[]): string {
  return lines.join(', ').replaceAll(/\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/g, '$1\u{a0}$2')
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³' }

/** Appends a footnote mark as superscript characters, for texts without markup. */
export const withFootnoteMark = (text: string, mark: string | undefined): string =>
  `${text}${(mark ?? '').replaceAll(/[123]/g, (digit) => SUPERSCRIPTS[digit] ?? digit)}`
