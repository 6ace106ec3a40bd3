import type { CSSProperties } from 'react'

type Shares = CSSProperties & { [name: `--${string}`]: number }

/** A share of the whole, from 0 to 1, as the custom property `--share` that a drawing's styles read. */
export function shareStyle(value: number): CSSProperties {
  const style: Shares = { '--share': Math.round(value * 1000) / 1000 }
  return style
}
