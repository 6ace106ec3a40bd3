import type { CSSProperties } from 'react'

/** Position of a value between two ends, from 0 to 1. */
export function share(value: number, low: number, high: number): number {
  return high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0
}

type Shares = CSSProperties & { [name: `--${string}`]: number }

/** A share, from 0 to 1, as the custom property `--share`. */
export function shareStyle(value: number): CSSProperties {
  const style: Shares = { '--share': Math.round(value * 1000) / 1000 }
  return style
}
