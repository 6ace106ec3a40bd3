import { Gauge, toFraction, fractionStyle } from '#components/illustrations/Gauge.tsx'
import { formatDate, formatNumber } from '#lib/content/format.ts'
import { findFirstNumber } from '#lib/i18n/firstNumber.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import type { PersonalPageContent } from '#lib/content/pageContent.ts'
import { DROP_AT, RATE_BEFORE_Y, RATE_LINE, RATE_Y, getRateMarks } from './rateHistory.ts'

type FeaturesContent = PersonalPageContent['features']

export interface DrawingProps {
  card: FeaturesContent['items'][number]['vignette']
  gauge: FeaturesContent['gauge']
}

/** Renders buying power on the gauge, and this week's changes. */
export function PowerGauge({ card, gauge }: DrawingProps) {
  return (
    <>
      <div className="power-gauge">
        <Gauge position={toFraction(gauge.figure, gauge.low, gauge.high)} />
        <p className="power-figure" data-figure="">
          {card.value}
        </p>
        <p className="power-label">{card.label}</p>
      </div>
      <p className="power-note">{card.note}</p>
      <ul className="ledger" role="list">
        {card.rows.map((row) => (
          <li key={row._key}>
            <span className="ledger-day">{row.note}</span>
            <span>{row.label}</span>
            <b data-falling={row.value?.startsWith('−') ? '' : undefined}>{row.value}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

/** December to May: the months before the date on the phone's lock screen. */
const months = [11, 0, 1, 2, 3, 4].map((month) => Date.UTC(2026, month, 1))

/** The drop in a draft whose rate did not fall. */
const EXAMPLE_DROP = 0.25

/** Renders six months of a rate, which fell at the end. */
export function RateLine({ card, gauge }: DrawingProps) {
  const marks = getRateMarks(gauge.rate, gauge.rateDrop || EXAMPLE_DROP)
  const locale = requestLocale()
  return (
    <div className="rate">
      <p className="rate-tip">
        <b>{card.value}</b>
        {card.note && ` ${card.note}`}
      </p>
      <svg viewBox="0 0 640 216" preserveAspectRatio="xMaxYMax slice">
        <path className="rate-grid" d={marks.map(({ y }) => `M0 ${y}h600`).join('')} />
        <g className="rate-marks">
          {marks.map(({ rate, y }) => (
            <text key={rate} x="640" y={y + 4}>
              {formatNumber(rate, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}
            </text>
          ))}
        </g>
        <path className="rate-area" d={`${RATE_LINE}V200H0z`} />
        <path className="rate-line" d={RATE_LINE} />
        <path className="rate-drop" d={`M${DROP_AT} ${RATE_BEFORE_Y}V${RATE_Y}`} />
        <path className="rate-plumb" d={`M${DROP_AT} ${RATE_Y}V200`} />
        <circle className="rate-halo" cx={DROP_AT} cy={RATE_Y} r="13" />
        <circle className="rate-dot" cx={DROP_AT} cy={RATE_Y} r="6" />
        {months.map((month, index) => (
          <text key={month} x={4 + index * 100} y="210">
            {formatDate(month, locale, { month: 'short', timeZone: 'UTC' })}
          </text>
        ))}
      </svg>
    </div>
  )
}

const FILLED_SHARE = 0.8

/** Renders savings by account, with the minimum marked, which the card's note names. */
export function DownPayment({ card }: DrawingProps) {
  const parts = card.rows.map((row) => findFirstNumber(row.value) ?? 0)
  const whole = parts.reduce((sum, part) => sum + part, 0) / FILLED_SHARE
  const minimum = findFirstNumber(card.note)
  return (
    <div>
      <p className="down-top">
        <b>{card.value}</b>
        <span>{card.label}</span>
      </p>
      <div className="down-bar">
        {card.rows.map((row, index) => (
          <i key={row._key} data-part={index} style={fractionStyle((parts[index] ?? 0) / whole)} />
        ))}
        {minimum !== undefined && (
          <span className="down-mark" style={fractionStyle(minimum / whole)}>
            <span>{card.note}</span>
          </span>
        )}
      </div>
      <ul className="down-key" role="list">
        {card.rows.map((row, index) => (
          <li key={row._key} data-part={index}>
            {`${row.label} `}
            <b>{row.value}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shortest bar, and the remaining share of the first and the other debts. */
const MIN_LENGTH = 0.2
const REMAINING = { first: 0.42, other: 0.78 } as const

/** Renders debts by monthly cost; the one to pay first has a note. */
export function DebtBars({ card }: DrawingProps) {
  const costs = card.rows.map((row) => findFirstNumber(row.value) ?? 0)
  const highest = Math.max(...costs, 1)
  return (
    <div>
      <ul className="debts" role="list">
        {card.rows.map((row, index) => {
          const length = MIN_LENGTH + (1 - MIN_LENGTH) * ((costs[index] ?? 0) / highest)
          return (
            <li key={row._key} data-first={row.note ? '' : undefined}>
              <p>
                <span>{row.label}</span>
                <span className="numeric">{row.value}</span>
              </p>
              <span className="debt-bar">
                <i className="debt-before" style={fractionStyle(length)} />
                <i style={fractionStyle(length * (row.note ? REMAINING.first : REMAINING.other))} />
                {row.note && (
                  <span className="debt-tag" style={fractionStyle(length)}>
                    {row.note}
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="debt-total">
        <span>{card.label}</span>
        <span>
          <b>{card.value}</b>
          <small>{card.note}</small>
        </span>
      </p>
    </div>
  )
}

/** Ends of the Canadian score scale. */
const MIN_SCORE = 300
const MAX_SCORE = 900
/** Range of the dial, symmetric about the top. */
const SWEEP_DEGREES = 240

/** Renders a score on the dial; the card's value holds its number. */
export function CreditDial({ card }: DrawingProps) {
  const turn = (toFraction(findFirstNumber(card.value) ?? MIN_SCORE, MIN_SCORE, MAX_SCORE) - 0.5) * SWEEP_DEGREES
  return (
    <div>
      <svg className="dial" viewBox="0 0 220 172">
        {['poor', 'fair', 'good', 'excellent'].map((band) => (
          <circle key={band} pathLength="360" />
        ))}
        <path className="dial-needle" d="M110 46V6" transform={`rotate(${Math.round(turn)} 110 108)`} />
        <text className="dial-score" x="110" y="118">
          {card.value}
        </text>
        <text className="dial-label" x="110" y="142">
          {card.label}
        </text>
        <text x="34" y="170">
          {MIN_SCORE}
        </text>
        <text x="186" y="170">
          {MAX_SCORE}
        </text>
      </svg>
      <p className="dial-note">{card.note}</p>
    </div>
  )
}
