import { token } from '#components/theme/theme.ts'
import { firstNumber } from '#lib/i18n/firstNumber.ts'
import { share } from '../vignette/amounts.ts'
import type { DrawingProps } from './Feature.tsx'

/** The ends of the Canadian score scale. */
const LOWEST = 300
const HIGHEST = 900
/** The dial turns by this many degrees from one end to the other, symmetric about the top. */
const SWEEP = 240

const bands = [
  { d: 'M33.8 152A88 88 0 0 1 85.2 23.6', stroke: token('neutral-300') },
  { d: 'M89.9 22.3A88 88 0 0 1 141.2 25.7', stroke: token('primary-200') },
  { d: 'M145.8 27.6A88 88 0 0 1 186.8 65.1', stroke: token('secondary-400') },
  { d: 'M189.1 69.4A88 88 0 0 1 186.2 152', stroke: token('primary-500') },
]

/** A credit score on its dial. */
export function CreditDial({ card }: DrawingProps) {
  const turn = (share(firstNumber(card.value) ?? LOWEST, LOWEST, HIGHEST) - 0.5) * SWEEP
  return (
    <div>
      <svg className="dial" viewBox="0 0 220 172" fill="none">
        {bands.map((band) => (
          <path key={band.d} {...band} />
        ))}
        <path className="dial-needle" d="M110 46V6" transform={`rotate(${Math.round(turn)} 110 108)`} />
        <text className="dial-score" x="110" y="118" textAnchor="middle">
          {card.value}
        </text>
        <text className="dial-label" x="110" y="142" textAnchor="middle">
          {card.label}
        </text>
        <text className="dial-end" x="34" y="170" textAnchor="middle">
          {LOWEST}
        </text>
        <text className="dial-end" x="186" y="170" textAnchor="middle">
          {HIGHEST}
        </text>
      </svg>
      <p className="dial-note">{card.note}</p>
    </div>
  )
}
