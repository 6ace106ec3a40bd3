const WHOLE_DOLLARS = {
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

/** Formats an amount in short, such as $70M; in French without a space between its letter and its symbol: 70 M$. */
export const formatShortDollars = (amount: number, locale: string): string =>
  // Browsers have a space here, or none, by their version.
  formatNumber(amount, locale, { ...WHOLE_DOLLARS, notation: 'compact' }).replace(/([kM])\s\$/, '$1$$')

const dateFormatters = new Map<string, Intl.DateTimeFormat>()

/** Corrects a part of a French date: an ordinal for the first of a month, and an hour as in "7 h 46", on one line. */
function correctFrenchPart({ type, value }: Intl.DateTimeFormatPart, next: Intl.DateTimeFormatPart | undefined) {
  if (type === 'day' && value === '1' && next?.value.trim() === '') return '1er'
  if (type === 'hour') return value.replace(/^0(?=\d)/, '')
  return type === 'literal' && value.trim() === 'h' ? value.replaceAll(/\s/g, '\u{a0}') : value
}

/** Formats a time, or its day, as a person writes it. Intl alone has "1 décembre" and "07 h 46" in French. */
export function formatDate(time: Date | number | string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([locale, options])
  const formatter = dateFormatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dateFormatters.set(key, formatter)
  const date = new Date(time)
  if (!locale.startsWith('fr')) return formatter.format(date)
  return formatter
    .formatToParts(date)
    .map((part, index, parts) => correctFrenchPart(part, parts[index + 1]))
    .join('')
}

/** Joins a postal address to one line. A Canadian postal code does not break. */
export function formatAddress(lines: readonly string[]): string {
  return lines.join(', ').replaceAll(/\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/g, '$1\u{a0}$2')
}

/** Replaces characters that typed or pasted text has and our static fonts lack; removes invisible ones. */
export const toCommonCharacters = (text: string): string =>
  text
    .replaceAll(/[\u2007\u2009\u202F]/g, '\u00A0')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2012', '–')
    .replaceAll('\u2015', '—')
    .replaceAll(/[\p{Cf}\uFE0F]/gu, '')

const SUPERSCRIPTS: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³' }

/** Appends a footnote mark as superscript characters, for texts without markup. */
export const withFootnoteMark = (text: string, mark: string | undefined): string =>
  `${text}${(mark ?? '').replaceAll(/[123]/g, (digit) => SUPERSCRIPTS[digit] ?? digit)}`
