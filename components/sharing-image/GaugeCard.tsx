import { drawGauge } from '#components/illustrations/gauge.ts'
import type { SharingCard } from './card.ts'
import { fontFamily } from './fonts.ts'
import { palette } from './palette.ts'

/** The sample buyer's figure on the gauge of the app, on a card that floats before the scene. */
export function GaugeCard({ figure: { title, amount, position } }: { figure: NonNullable<SharingCard['figure']> }) {
  const { lit, tip, unlit } = drawGauge(position)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        position: 'absolute',
        left: -56,
        top: 118,
        width: 316,
        padding: '22px 24px 20px',
        borderRadius: 28,
        background: palette.white,
        boxShadow: '0 24px 56px rgba(5, 19, 14, 0.45)',
      }}
    >
      <div style={{ display: 'flex', fontFamily: fontFamily('body'), fontSize: 21, color: palette.text }}>{title}</div>
      <div style={{ display: 'flex', position: 'relative', marginTop: 8, width: 244, height: 173 }}>
        <svg width={244} height={173} viewBox="0 0 260 184" fill="none" strokeWidth="5" strokeLinecap="round">
          <path d={unlit} stroke={palette.line} />
          {lit.map(({ mix, path }) => (
            <path key={mix} d={path} stroke={mix < 0.5 ? palette.teal : palette.green} />
          ))}
          <path d={tip} stroke={palette.sun} strokeWidth="8" />
        </svg>
        <div
          style={{
            display: 'flex',
            justifyContent: 'center',
            position: 'absolute',
            left: 0,
            width: 244,
            top: 84,
            fontFamily: fontFamily('heading'),
            fontSize: 36,
            letterSpacing: '-0.02em',
            color: palette.night,
          }}
        >
          {amount}
        </div>
      </div>
    </div>
  )
}
