import { drawGauge } from '#components/illustrations/Gauge.tsx'
import { LOGO_PATH } from '#components/ui/Logo.tsx'
import { palette } from './palette.ts'

const { green, night, teal, sage, mint, line, sun, white } = palette
const { lit, tip, unlit } = drawGauge(0.6)

/** A question and its answer, a signed document, a phone; each 260 units wide and without text. */
const drawings = {
  answer: (
    <>
      <path
        fill={white}
        d="M28 0h150a28 28 0 0 1 28 28v56a28 28 0 0 1-28 28H70l-34 30v-31a28 28 0 0 1-36-27V28A28 28 0 0 1 28 0z"
      />
      <path stroke={teal} strokeWidth="9" d="M84 44a19 19 0 1 1 27 17c-6 3-8 7-8 14" />
      <circle fill={teal} cx="103" cy="91" r="6" />
      <path
        fill={green}
        d="M86 134h146a28 28 0 0 1 28 28v50a28 28 0 0 1-28 28v30l-34-30H86a28 28 0 0 1-28-28v-50a28 28 0 0 1 28-28z"
      />
      <path stroke={sun} strokeWidth="9" d="M90 187l14 14 26-28" />
      <path stroke={sage} strokeWidth="8" d="M156 174h72M156 200h44" />
    </>
  ),
  document: (
    <>
      <path fill={white} d="M34 0h136l54 54v212a16 16 0 0 1-16 16H34a16 16 0 0 1-16-16V16A16 16 0 0 1 34 0z" />
      <path fill={sage} d="M170 0l54 54h-38a16 16 0 0 1-16-16z" />
      <path stroke={teal} strokeWidth="10" d="M50 50h76" />
      <path stroke={line} strokeWidth="8" d="M50 90h140M50 120h140M50 150h108M50 180h72M50 210h66M50 240h54" />
      <path fill={green} d="M190 150c20 16 40 22 62 22v42c0 40-26 62-62 76-36-14-62-36-62-76v-42c22 0 42-6 62-22z" />
      <path stroke={sun} strokeWidth="10" d="M162 218l20 20 38-40" />
    </>
  ),
  phone: (
    <>
      <rect fill={night} width="260" height="520" rx="42" />
      <rect fill={white} x="12" y="12" width="236" height="520" rx="32" />
      <path fill={night} d="M92 26h76a8 8 0 0 1 0 16H92a8 8 0 0 1 0-16z" />
      <g transform="translate(26 84) scale(.8)" strokeWidth="6">
        <path stroke={line} d={unlit} />
        {lit.map(({ mix, path }) => (
          <path key={mix} stroke={mix < 0.5 ? teal : green} d={path} />
        ))}
        <path stroke={sun} strokeWidth="10" d={tip} />
        <path fill={green} transform="translate(90 70) scale(2.5)" d={LOGO_PATH} />
      </g>
      <path stroke={mint} strokeWidth="14" d="M72 262h116M96 292h68" />
      <path fill={sun} d="M62 326h136a24 24 0 0 1 0 48H62a24 24 0 0 1 0-48z" />
      <path stroke={night} strokeWidth="7" d="M112 350l13 13 24-26" />
    </>
  ),
} as const

export type MotifName = keyof typeof drawings

/** Position of each in the arch; the phone is cut off by the image's edge. */
const positions = {
  answer: { left: 78, top: 84, width: 274, height: 284 },
  document: { left: 88, top: 92, width: 268, height: 300 },
  phone: { left: 86, top: 116, width: 260, height: 442 },
} as const satisfies Record<MotifName, object>

/** Renders the topic of a page in front of the arch. */
export function Motif({ name }: { name: MotifName }) {
  const { left, top, width, height } = positions[name]
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ position: 'absolute', left, top }}
    >
      {drawings[name]}
    </svg>
  )
}
