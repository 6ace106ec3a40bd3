import { firstNumber } from '#lib/i18n/firstNumber.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import type { DrawingProps } from './Feature.tsx'
import { DROP_AT, drawRateHistory } from './rateHistory.ts'

/** December to May: the months before the day on the phone's lock screen. */
const months = [11, 0, 1, 2, 3, 4].map((month) => Date.UTC(2026, month, 1))

/** Six months of a rate, the drop marked and named. The card's value is the drop, its note names the new rate. */
export function RateLine({ card }: DrawingProps) {
  const { line, area, now, before, marks } = drawRateHistory(
    firstNumber(card.note) ?? 4,
    firstNumber(card.value) ?? 0.25,
  )
  const monthName = new Intl.DateTimeFormat(defaultLocale, { month: 'short', timeZone: 'UTC' })
  const rateText = new Intl.NumberFormat(defaultLocale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <div className="rate">
      <p className="rate-tip">
        <b>{card.value}</b> {card.note}
      </p>
      <svg viewBox="0 0 640 216" preserveAspectRatio="xMaxYMax slice" fill="none">
        <path className="rate-grid" d={marks.map(({ y }) => `M0 ${Math.round(y)}h600`).join('')} />
        {marks.map(({ rate, y }) => (
          <text key={rate} x="640" y={Math.round(y) + 4} textAnchor="end">
            {rateText.format(rate)}
          </text>
        ))}
        <path className="rate-area" d={area} />
        <path className="rate-line" d={line} />
        <path className="rate-drop" d={`M${DROP_AT} ${before}V${now}`} />
        <path className="rate-guide" d={`M${DROP_AT} ${now}V200`} />
        <circle className="rate-halo" cx={DROP_AT} cy={now} r="13" />
        <circle className="rate-dot" cx={DROP_AT} cy={now} r="6" />
        {months.map((month, index) => (
          <text key={month} x={4 + index * 100} y="210">
            {monthName.format(month)}
          </text>
        ))}
      </svg>
    </div>
  )
}
