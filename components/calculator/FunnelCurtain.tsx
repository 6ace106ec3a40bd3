import { funnelOf } from '#lib/calculator/impact.ts'
import { initialInputs } from '#lib/calculator/limits.ts'
import { FUNNEL_HEIGHT, FUNNEL_WIDTH, funnelBands } from './funnelGeometry.ts'

const { leads, ready, disqualified, returned, funded } = funnelBands(funnelOf(initialInputs), true)

/** The outline of a funnel, without a figure, where the results will be. Decoration, on wide screens only. */
export function FunnelCurtain() {
  return (
    <div className="calculator-curtain surface-dark" aria-hidden="true">
      <svg viewBox={`-1 0 ${FUNNEL_WIDTH + 2} ${FUNNEL_HEIGHT}`}>
        {[leads, ready, disqualified, returned, funded].map((band) => (
          <path key={band} d={band} />
        ))}
      </svg>
    </div>
  )
}
