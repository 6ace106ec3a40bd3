import type { IconName } from './icon.styles.ts'

/** Renders a decorative icon in the text colour, drawn by the stylesheet. */
export const Icon = ({ name }: { name: IconName }) => <svg className={`icon icon-${name}`} aria-hidden="true" />

/** Renders stars; `label` is the accessible text ("5 out of 5 stars"). */
export function StarRating({ rating, label }: { rating: number; label: string }) {
  return <span className="stars" role="img" aria-label={label} style={{ '--count': rating }} />
}

/** The mark, in a square of 32 units. */
export const LOGO_PATH = 'M4 29V3.5h6.6v7.1L17.6 5.4 28 13.6V29h-6.6v-8.7a5.4 5.4 0 0 0-10.8 0V29z'

export function LogoMark({ className = 'logo-mark' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d={LOGO_PATH} />
    </svg>
  )
}
