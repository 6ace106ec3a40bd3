// Lengths in drawing units: 600 wide, 200 high.

/** Steps before the drop: start, and height above the current rate in drops. */
const steps = [
  { from: 0, above: 2.2 },
  { from: 52, above: 2 },
  { from: 118, above: 1.8 },
  { from: 176, above: 1.6 },
  { from: 250, above: 1.4 },
  { from: 350, above: 1 },
] as const
export const DROP_AT = 520
const END = 600
const TOP = 36
/** The lowest grid line, clear of the month names. */
const BOTTOM = 190
/** Height of one drop. */
const DROP = 50

interface RateHistory {
  readonly line: string
  readonly area: string
  /** Heights of the current and the previous rate. */
  readonly now: number
  readonly before: number
  /** Rates with a grid line, and their heights. */
  readonly marks: readonly { rate: number; y: number }[]
}

const toY = (above: number) => Math.round(TOP + (2.2 - above) * DROP)

/**
 * Draws a rate's last six months.
 *
 * @param rate the current rate, in percent
 * @param drop its fall, in percentage points
 */
export function drawRateHistory(rate: number, drop: number): RateHistory {
  const now = toY(0)
  const falls = steps.map(({ from, above }) => `${from === 0 ? 'M0 ' : `H${from}V`}${toY(above)}`)
  const line = `${falls.join('')}H${DROP_AT}V${now}H${END}`
  return { line, area: `${line}V200H0z`, now, before: toY(1), marks: getMarks(rate, drop) }
}

/** Returns up to four round rates within the drawing, a readable distance apart. */
function getMarks(rate: number, drop: number) {
  const distance = Math.max(0.1, Math.round(drop * 8) / 10)
  const highest = Math.floor((rate + 2 * drop) / distance) * distance
  return [0, 1, 2, 3]
    .map((index) => highest - index * distance)
    .map((mark) => ({ rate: mark, y: toY((mark - rate) / drop) }))
    .filter(({ y }) => y <= BOTTOM)
}
