import { drawGauge } from './gauge.ts'

const colour = (mix: number) => `color-mix(in oklch, var(--gauge-high) ${mix * 100}%, var(--gauge-low))`

/**
 * The tick gauge. Its colours are the custom properties `--gauge-low`, `--gauge-high`, `--gauge-tip` and
 * `--gauge-off` of whatever it stands in.
 *
 * @param props.position where the value lies between the ends, 0 to 1
 */
export function Gauge({ position }: { position: number }) {
  const { lit, tip, unlit } = drawGauge(position)
  return (
    <svg className="gauge" viewBox="0 0 260 184" fill="none" strokeWidth="4" strokeLinecap="round" aria-hidden="true">
      <path d={unlit} stroke="var(--gauge-off)" />
      {lit.map(({ mix, path }) => (
        <path key={mix} d={path} stroke={colour(mix)} />
      ))}
      <path d={tip} stroke="var(--gauge-tip)" strokeWidth="6" />
    </svg>
  )
}
