import type { CSSProperties } from 'react'

/** How far a value lies between two ends, from 0 to 1. */
export function share(value: number, low: number, high: number): number {
  return high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0
}

type Shares = CSSProperties & { [name: `--${string}`]: number }

/** A share of the whole, from 0 to 1, as the custom property `--share` that a drawing's styles read. */
export function shareStyle(value: number): CSSProperties {
  const style: Shares = { '--share': Math.round(value * 1000) / 1000 }
  return style
}
