export const WHOLE_DOLLARS = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const

/** Canadian dollars without cents, as the locale writes them: $612,400 in English, 612 400 $ in French. */
export const formatDollars = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, WHOLE_DOLLARS).format(amount)

/** @param rate in per cent: 4.39 is "4.39%" */
export const formatRate = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(rate / 100)

export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value)
}

/**
 * A day in words, such as September 29, 2025.
 *
 * @param date ISO date without a time; read as UTC, since a day in law has no time zone
 */
export function formatDay(date: string, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  // French writes the first of a month as an ordinal, which Intl does not.
  return words.format(new Date(`${date}T00:00:00Z`)).replace(/^1(?= \p{Ll})/u, '1er')
}

/**
 * A postal address in one sentence. A Canadian postal code stays on one line.
 *
 * @param lines as on an envelope
 */
export function formatAddress(lines: readonly string[]): string {
  return lines.join(', ').replaceAll(/\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/g, '$1\u{a0}$2')
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³' }

/** A claim with its footnote mark as characters, for texts without markup. Digits that fonts lack stay as they are. */
export const withFootnoteMark = (text: string, mark: string | null): string =>
  `${text}${(mark ?? '').replaceAll(/[123]/g, (digit) => SUPERSCRIPTS[digit] ?? digit)}`
