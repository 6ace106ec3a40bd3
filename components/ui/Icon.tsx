import { LOGO_PATH } from '#lib/brand.ts'
import type { IconName } from './icon.styles.ts'

/** Renders a decorative icon in the text colour, drawn by the stylesheet. */
export const Icon = ({ name }: { name: IconName }) => <svg className={`icon icon-${name}`} aria-hidden="true" />

/** Renders stars; `label` is the accessible text ("5 out of 5 stars"). */
export function StarRating({ rating, label }: { rating: number; label: string }) {
  return <span className="stars" role="img" aria-label={label} style={{ '--count': rating }} />
}

export function LogoMark({ className = 'logo-mark' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d={LOGO_PATH} />
    </svg>
  )
}
