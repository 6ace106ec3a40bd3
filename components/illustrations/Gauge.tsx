import type { CSSProperties } from 'react'

/** Ticks on an arc of 220 degrees, from lower left to lower right. Lengths in drawing units. */
const TICKS = 48
const SWEEP = 220
const CENTRE = 130
const INNER = 103
const OUTER = 122
/** Colour steps of the lit ticks; each step is one path. */
const COLOURS = 8

interface GaugeDrawing {
  /** Lit ticks by colour; `mix` is the share of the high end's colour, 0 to 1. */
  readonly lit: readonly { mix: number; path: string }[]
  /** The long tick at the value. */
  readonly tip: string
  readonly unlit: string
}

const round = (value: number) => Math.round(value * 10) / 10

function tick(index: number, inner = INNER, outer = OUTER): string {
  const angle = ((-90 - SWEEP / 2 + (SWEEP * index) / (TICKS - 1)) * Math.PI) / 180
  const at = (radius: number) =>
    `${round(CENTRE + radius * Math.cos(angle))} ${round(CENTRE + radius * Math.sin(angle))}`
  return `M${at(inner)}L${at(outer)}`
}

/**
 * Draws a gauge as paths.
 *
 * @param position from 0, the low end, to 1, the high end
 */
export function drawGauge(position: number): GaugeDrawing {
  const at = Math.round(position * (TICKS - 1))
  const indexes = [...Array(TICKS).keys()]
  const lit = Map.groupBy(indexes.slice(0, at), (index) => Math.floor((index / Math.max(1, at)) * COLOURS))
  return {
    lit: [...lit].map(([step, group]) => ({
      mix: round(step / (COLOURS - 1)),
      path: group.map((index) => tick(index)).join(''),
    })),
    tip: tick(at, INNER - 8, OUTER + 6),
    unlit: indexes
      .slice(at + 1)
      .map((index) => tick(index))
      .join(''),
  }
}

/** The gauge of a page, at a value from 0 to 1. Its styles draw it, so that the value can move. */
export function Gauge({ position }: { position: number }) {
  const style: Shares = { '--level': snap(position) }
  return <span className="gauge" style={style} />
}

/** The nearest tick to a position. */
export const snap = (position: number) => Math.round(position * (TICKS - 1)) / (TICKS - 1)

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
