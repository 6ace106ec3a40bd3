import { firstNumber } from '#lib/i18n/firstNumber.ts'
import { shareStyle } from '../vignette/shareStyle.ts'
import type { DrawingProps } from './Feature.tsx'

/** How much of the bar the savings fill: room is left for what is still to come. */
const FILLED = 0.8

/** What is saved, by where it is kept, with the minimum marked. The card's note names the minimum. */
export function DownPayment({ card }: DrawingProps) {
  const parts = card.rows.map((row) => firstNumber(row.value) ?? 0)
  const whole = parts.reduce((sum, part) => sum + part, 0) / FILLED
  const minimum = firstNumber(card.note)
  return (
    <div>
      <p className="down-top">
        <b>{card.value}</b>
        <span>{card.label}</span>
      </p>
      <div className="down-bar">
        {card.rows.map((row, index) => (
          <i key={row._key} data-part={index} style={shareStyle((parts[index] ?? 0) / whole)} />
        ))}
        {minimum !== undefined && (
          <span className="down-mark" style={shareStyle(minimum / whole)}>
            <span>{card.note}</span>
          </span>
        )}
      </div>
      <ul className="down-key" role="list">
        {card.rows.map((row, index) => (
          <li key={row._key} data-part={index}>
            {row.label} <b>{row.value}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
