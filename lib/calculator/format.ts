import { formatNumber, formatShortDollars } from '#lib/content/format.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** Formats a yearly volume in millions, thousands or dollars: 999,600 is "$1M", never "$1000K". */
export const formatVolume = (volume: number, locale: Locale): string => formatShortDollars(volume, locale)

/** Formats a count, such as "1,500". Fractions of a lead or a mortgage are rounded only here. */
export const formatCount = (count: number, locale: Locale): string =>
  formatNumber(count, locale, { maximumFractionDigits: 0 })

/** Formats a percentage. @param percent 95 is "95%" */
export const formatPercent = (percent: number, locale: Locale): string =>
  formatNumber(percent / 100, locale, { style: 'percent', maximumFractionDigits: 0 })

/** Describes the change of acquisition cost, which is never positive: −28 is "28% lower", 0 is "No change". */
export const formatCostChange = (
  cacImprovement: number,
  strings: { readonly percentLower: string; readonly noChange: string },
  locale: Locale,
): string =>
  cacImprovement < 0
    ? fillPlaceholders(strings.percentLower, { percent: formatPercent(-cacImprovement, locale) })
    : strings.noChange
