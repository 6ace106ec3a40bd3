import { Gauge } from '#components/illustrations/Gauge.tsx'
import { share } from '../vignette/amounts.ts'
import type { DrawingProps } from './Feature.tsx'

/** Buying power on the gauge, and what moved it this week. */
export function PowerGauge({ card, gauge }: DrawingProps) {
  return (
    <>
      <div className="power-gauge">
        <Gauge position={share(gauge.figure, gauge.low, gauge.high)} />
        <p className="power-figure">{card.value}</p>
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
