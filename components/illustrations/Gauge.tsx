import type { CSSProperties } from 'react'

/** Ticks on an arc from lower left to lower right. Lengths in drawing units. */
const TICKS = 48
const SWEEP_DEGREES = 220
const CENTRE = 130
const INNER_RADIUS = 103
const OUTER_RADIUS = 122

const round = (value: number) => Math.round(value * 10) / 10

function drawTick(index: number, inner = INNER_RADIUS, outer = OUTER_RADIUS): string {
  const angle = ((-90 - SWEEP_DEGREES / 2 + (SWEEP_DEGREES * index) / (TICKS - 1)) * Math.PI) / 180
  const pointAt = (radius: number) =>
    `${round(CENTRE + radius * Math.cos(angle))} ${round(CENTRE + radius * Math.sin(angle))}`
  return `M${pointAt(inner)}L${pointAt(outer)}`
}

const drawTicks = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => drawTick(from + index)).join('')

/** Draws a gauge at a position from 0 to 1 as paths: two halves of lit ticks, the long tick, the unlit ticks. */
export function drawGauge(position: number) {
  const tip = Math.round(position * (TICKS - 1))
  const middle = Math.ceil(tip / 2)
  return {
    low: drawTicks(0, middle),
    high: drawTicks(middle, tip),
    tip: drawTick(tip, INNER_RADIUS - 8, OUTER_RADIUS + 6),
    unlit: drawTicks(tip + 1, TICKS),
  }
}

/** Renders the gauge of a page at a value from 0 to 1. CSS draws it, so that the value can be animated. */
export function Gauge({ position }: { position: number }) {
  return <span className="gauge" style={{ '--level': snap(position).toFixed(3) }} />
}

export const snap = (position: number) => Math.round(position * (TICKS - 1)) / (TICKS - 1)

/** Returns the position of a value between two ends, from 0 to 1. */
export function toFraction(value: number, low: number, high: number): number {
  return high > low ? Math.min(1, Math.max(0, (value - low) / (high - low))) : 0
}

/** Returns a fraction as the custom property `--fraction`. */
export const fractionStyle = (value: number): CSSProperties => ({ '--fraction': Math.round(value * 1000) / 1000 })
