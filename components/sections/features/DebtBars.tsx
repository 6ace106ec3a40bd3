import { firstNumber } from '#lib/i18n/firstNumber.ts'
import { shareStyle } from '../vignette/shareStyle.ts'
import type { DrawingProps } from './Feature.tsx'

/** The shortest bar, and how much of a debt is left: of the one paid first, and of the others. */
const SHORTEST = 0.2
const LEFT = { first: 0.42, other: 0.78 } as const

/** Debts by what they cost a month, shrinking; the one to pay first has a note. */
export function DebtBars({ card }: DrawingProps) {
  const costs = card.rows.map((row) => firstNumber(row.value) ?? 0)
  const highest = Math.max(...costs, 1)
  return (
    <div>
      <ul className="debts" role="list">
        {card.rows.map((row, index) => {
          const length = SHORTEST + (1 - SHORTEST) * ((costs[index] ?? 0) / highest)
          return (
            <li key={row._key} data-first={row.note ? '' : undefined}>
              <p>
                <span>{row.label}</span>
                <span className="numeric">{row.value}</span>
              </p>
              <span className="debt-bar">
                <i className="debt-before" style={shareStyle(length)} />
                <i style={shareStyle(length * (row.note ? LEFT.first : LEFT.other))} />
                {row.note && (
                  <span className="debt-tag" style={shareStyle(length)}>
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
