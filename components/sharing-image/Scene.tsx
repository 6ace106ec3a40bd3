import { drawGauge } from '#components/illustrations/Gauge.tsx'
import { palette } from './palette.ts'
import type { SharingCard } from './card.ts'
import { textStyle } from './fonts.ts'

const scenes = {
  dusk: { sky: `linear-gradient(180deg, ${palette.lagoon} 0%, ${palette.teal} 100%)`, aspect: 300 / 560 },
  day: {
    sky: `linear-gradient(180deg, ${palette.shallow} 0%, ${palette.mist} 70%, ${palette.wash} 100%)`,
    aspect: 250 / 760,
  },
} as const

/** In pixels of the image. */
const ARCH = { width: 432, height: 558 } as const

const SUN = { left: 262, top: 196, width: 88, height: 88 } as const

interface SceneProps {
  scene: keyof typeof scenes
  /** Data URL of the drawing. */
  street: string
  /** Whether to draw the sun; the street by day includes one. */
  sun: boolean
  children?: React.ReactNode
}

/** Renders the arch of the landing page with its street; `children` float in front. */
export function Scene({ scene, street, sun, children }: SceneProps) {
  const { sky, aspect } = scenes[scene]
  const streetHeight = Math.round(ARCH.height * 0.46)
  const streetWidth = Math.round(streetHeight / aspect)
  return (
    <div style={{ display: 'flex', position: 'absolute', right: 64, bottom: 0, ...ARCH }}>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: 0,
          top: 0,
          ...ARCH,
          overflow: 'hidden',
          borderTopLeftRadius: ARCH.width / 2,
          borderTopRightRadius: ARCH.width / 2,
          backgroundImage: sky,
        }}
      >
        {sun && <div style={{ ...SUN, position: 'absolute', borderRadius: SUN.width / 2, background: palette.sun }} />}
        <img
          src={street}
          alt=""
          width={streetWidth}
          height={streetHeight}
          style={{ position: 'absolute', bottom: 0, left: (ARCH.width - streetWidth) / 2 }}
        />
      </div>
      {children}
    </div>
  )
}

/** Size and position of each motif in the arch; the phone is cut off by the image's edge. */
export const motifPositions = {
  answer: { width: 274, height: 284, style: { position: 'absolute', left: 78, top: 84 } },
  document: { width: 268, height: 300, style: { position: 'absolute', left: 88, top: 92 } },
  form: { width: 260, height: 300, style: { position: 'absolute', left: 86, top: 92 } },
  phone: { width: 260, height: 442, style: { position: 'absolute', left: 86, top: 116 } },
} as const

/** Renders the sample buyer's figure on the gauge. */
export function GaugeCard({ figure: { title, amount, position } }: { figure: NonNullable<SharingCard['figure']> }) {
  const { low, high, tip, unlit } = drawGauge(position)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        position: 'absolute',
        left: 12,
        top: 118,
        width: 316,
        padding: '22px 24px 20px',
        borderRadius: 28,
        background: palette.white,
        boxShadow: '0 24px 56px rgba(5, 19, 14, 0.45)',
      }}
    >
      <div style={textStyle('body', 21, palette.text)}>{title}</div>
      <div style={{ display: 'flex', position: 'relative', marginTop: 8, width: 244, height: 173 }}>
        <svg width={244} height={173} viewBox="0 0 260 184" fill="none" strokeWidth="5" strokeLinecap="round">
          <path d={unlit} stroke={palette.line} />
          <path d={low} stroke={palette.teal} />
          <path d={high} stroke={palette.green} />
          <path d={tip} stroke={palette.sun} strokeWidth="8" />
        </svg>
        <div
          style={{
            ...textStyle('heading', 36, palette.night),
            justifyContent: 'center',
            position: 'absolute',
            left: 0,
            width: 244,
            top: 84,
            letterSpacing: '-0.02em',
          }}
        >
          {amount}
        </div>
      </div>
    </div>
  )
}

const pill = {
  ...textStyle('body', 25),
  position: 'absolute',
  alignItems: 'center',
  padding: '16px 26px',
  borderRadius: 999,
  maxWidth: 400,
  whiteSpace: 'nowrap',
  boxShadow: '0 18px 44px rgba(5, 19, 14, 0.45)',
} as const

/** Renders the pipeline of the business page in two labels. */
export function ExchangePills({ exchange: [sent, returned] }: { exchange: NonNullable<SharingCard['exchange']> }) {
  return (
    <div style={{ display: 'flex', position: 'absolute', left: -44, ...ARCH, width: ARCH.width + 76 }}>
      <svg
        width={300}
        height={230}
        viewBox="0 0 300 230"
        fill="none"
        stroke={palette.sun}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ position: 'absolute', left: 110, top: 96 }}
      >
        <path d="M70 40c130-50 230 40 150 110" strokeDasharray="2 13" />
        <path d="M236 132l-18 20-6-26" />
      </svg>
      <div style={{ ...pill, left: 0, top: 108, background: palette.white, color: palette.night }}>{sent}</div>
      <div style={{ ...pill, right: 0, top: 268, background: palette.sun, color: palette.night }}>{returned}</div>
    </div>
  )
}
