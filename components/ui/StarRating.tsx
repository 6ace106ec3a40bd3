import type { CSSProperties } from 'react'

/** Full stars. `label` says the rating aloud ("5 out of 5 stars"). */
export function StarRating({ rating, label }: { rating: number; label: string }) {
  const count: CSSProperties & { '--count': number } = { '--count': rating }
  return <span className="stars" role="img" aria-label={label} style={count} />
}
