import type { SharingCard } from './card.ts'
import { fontFamily } from './fonts.ts'
import { palette } from './palette.ts'
import { ARCH } from './Scene.tsx'

const pill = {
  display: 'flex',
  position: 'absolute',
  alignItems: 'center',
  padding: '16px 26px',
  borderRadius: 999,
  maxWidth: 400,
  fontFamily: fontFamily('body'),
  fontSize: 25,
  whiteSpace: 'nowrap',
  boxShadow: '0 18px 44px rgba(5, 19, 14, 0.45)',
} as const

/** What goes in above, what comes back below: the pipeline of the business page in two labels. */
export function ExchangePills({ exchange: [sent, returned] }: { exchange: NonNullable<SharingCard['exchange']> }) {
  return (
    <div
      style={{ display: 'flex', position: 'absolute', left: -44, top: 0, width: ARCH.width + 76, height: ARCH.height }}
    >
      <svg
        width={300}
        height={230}
        viewBox="0 0 300 230"
        fill="none"
        style={{ position: 'absolute', left: 110, top: 96 }}
      >
        <path
          d="M70 40c130-50 230 40 150 110"
          stroke={palette.sun}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="2 13"
        />
        <path
          d="M236 132l-18 20-6-26"
          stroke={palette.sun}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div style={{ ...pill, left: 0, top: 108, background: palette.white, color: palette.night }}>{sent}</div>
      <div style={{ ...pill, right: 0, top: 268, background: palette.sun, color: palette.night }}>{returned}</div>
    </div>
  )
}
