import { drawGauge } from '#components/illustrations/Gauge.tsx'
import { palette } from '#lib/brand.ts'
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

interface SceneProps {
  scene: keyof typeof scenes
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
    <div tw="absolute right-16 bottom-0 flex" style={ARCH}>
      <div tw="absolute top-0 left-0 flex overflow-hidden rounded-t-[216px]" style={{ ...ARCH, backgroundImage: sky }}>
        {sun && (
          <div
            tw="absolute top-[196px] left-[262px] h-[88px] w-[88px] rounded-full"
            style={{ background: palette.sun }}
          />
        )}
        <img
          tw="absolute bottom-0"
          src={street}
          alt=""
          width={streetWidth}
          height={streetHeight}
          style={{ left: (ARCH.width - streetWidth) / 2 }}
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
      tw="absolute top-[118px] left-3 flex w-[316px] flex-col items-center rounded-[28px] px-6 pt-[22px] pb-5"
      style={{ background: palette.white, boxShadow: '0 24px 56px rgba(5, 19, 14, 0.45)' }}
    >
      <div style={textStyle('body', 21, palette.warmGray)}>{title}</div>
      <div tw="relative mt-2 flex h-[173px] w-[244px]">
        <svg width={244} height={173} viewBox="0 0 260 184" fill="none" strokeWidth="5" strokeLinecap="round">
          <path d={unlit} stroke={palette.line} />
          <path d={low} stroke={palette.teal} />
          <path d={high} stroke={palette.green} />
          <path d={tip} stroke={palette.sun} strokeWidth="8" />
        </svg>
        <div
          tw="absolute top-[84px] left-0 w-[244px] justify-center"
          style={{ ...textStyle('heading', 36, palette.night), letterSpacing: '-0.02em' }}
        >
          {amount}
        </div>
      </div>
    </div>
  )
}

const pill = 'absolute max-w-[400px] items-center whitespace-nowrap rounded-full px-[26px] py-4'
const pillStyle = (background: string) => ({
  ...textStyle('body', 25, palette.night),
  background,
  boxShadow: '0 18px 44px rgba(5, 19, 14, 0.45)',
})

/** Renders the pipeline of the business page in two labels. */
export function ExchangePills({ exchange: [sent, returned] }: { exchange: NonNullable<SharingCard['exchange']> }) {
  return (
    <div tw="absolute left-[-44px] flex" style={{ ...ARCH, width: ARCH.width + 76 }}>
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
      <div tw={`${pill} top-[108px] left-0`} style={pillStyle(palette.white)}>
        {sent}
      </div>
      <div tw={`${pill} top-[268px] right-0`} style={pillStyle(palette.sun)}>
        {returned}
      </div>
    </div>
  )
}
