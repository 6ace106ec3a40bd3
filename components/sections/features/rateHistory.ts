// Lengths in drawing units: 600 wide, 200 high.

export const DROP_AT = 520
/** Returns the height of a rate, given in drops above the current one. */
const toY = (above: number) => Math.round(36 + (2.2 - above) * 50)
/** Heights of the current rate, and of the rate before the drop. */
export const RATE_Y = toY(0)
export const RATE_BEFORE_Y = toY(1)
/** The rate's steps over six months, the last one the drop. */
export const RATE_LINE = `M0 36H52V46H118V56H176V66H250V76H350V${RATE_BEFORE_Y}H${DROP_AT}V${RATE_Y}H600`
/** The lowest grid line, clear of the month names. */
const BOTTOM = 190

/** Returns up to four round rates and their heights, for the current rate in percent and its fall in points. */
export function getRateMarks(rate: number, drop: number): { rate: number; y: number }[] {
  const distance = Math.max(0.1, Math.round(drop * 8) / 10)
  const highest = Math.floor((rate + 2 * drop) / distance) * distance
  return [0, 1, 2, 3]
    .map((index) => highest - index * distance)
    .map((mark) => ({ rate: mark, y: toY((mark - rate) / drop) }))
    .filter(({ y }) => y <= BOTTOM)
}
