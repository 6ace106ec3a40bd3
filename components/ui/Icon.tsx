import icons from './icons.svg'

/** Sizes in CSS pixels of the icons in `icons.svg`. */
const sizes = {
  arrow: 20,
  check: 20,
  warning: 20,
  external: 16,
  menu: 24,
  close: 24,
  rates: 24,
  gauge: 24,
  shield: 24,
  pause: 20,
  play: 20,
  bell: 24,
  torch: 24,
  camera: 24,
  status: 54,
} as const

export type IconName = keyof typeof sizes

/** Renders a decorative icon in the text colour, from one file for all pages. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className} width={sizes[name]} height={sizes[name]} aria-hidden="true">
      <use href={`${icons.src}#${name}`} />
    </svg>
  )
}

/** Renders stars; `label` is the accessible text ("5 out of 5 stars"). */
export function StarRating({ rating, label }: { rating: number; label: string }) {
  return <span className="stars" role="img" aria-label={label} style={{ '--count': rating }} />
}
