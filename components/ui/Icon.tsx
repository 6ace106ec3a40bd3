import type { CSSProperties } from 'react'

const shapes = {
  arrow: { size: 20, stroke: 1.9, path: 'M4 10h12m-5-5 5 5-5 5' },
  check: { size: 20, stroke: 2.2, path: 'm4.5 10.5 3.6 3.6 7.4-8' },
  warning: { size: 20, stroke: 1.8, path: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 6v4.8M10 13.6v.1' },
  external: { size: 16, stroke: 1.7, path: 'M5 11 11.5 4.5M6.5 4h5.5v5.5' },
  menu: { size: 24, stroke: 2, path: 'M4 8h16M4 16h16' },
  close: { size: 24, stroke: 2, path: 'M6 6l12 12M18 6 6 18' },
  rates: { size: 24, stroke: 1.7, path: 'M3.5 7.5h6l4 8h7M17 12l3.5 3.5L17 19' },
  gauge: { size: 24, stroke: 1.7, path: 'M4.5 18a9 9 0 1 1 15 0M12 14l4-4.5M12 14h.01' },
  shield: {
    size: 24,
    stroke: 1.7,
    path: 'M12 3 4.5 6v5.5c0 4.6 3 7.8 7.5 9.5 4.5-1.7 7.5-4.9 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  },
  pause: { size: 20, stroke: 2.2, path: 'M7.25 5.5v9M12.75 5.5v9' },
  play: { size: 20, stroke: 1.9, path: 'M7.25 4.75v10.5L15.5 10z' },
  bell: { size: 24, stroke: 1.7, path: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4' },
} as const

export type IconName = keyof typeof shapes

/** A decorative icon in the text colour. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const { size, stroke, path } = shapes[name]
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** Stars; `label` is the accessible text ("5 out of 5 stars"). */
export function StarRating({ rating, label }: { rating: number; label: string }) {
  const count: CSSProperties & { '--count': number } = { '--count': rating }
  return <span className="stars" role="img" aria-label={label} style={count} />
}
