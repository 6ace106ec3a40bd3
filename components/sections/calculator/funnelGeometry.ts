import type { Funnel } from '#lib/calculator/impact.ts'

const LEADS_WIDTH = 72
const LEADS_HEIGHT = 160
const GAP = 10
const QUALIFY_END = 270
/** The magnifying glass over the end, which makes the funded mortgages distinguishable. */
export const LENS = { x: 488, y: 38, radius: 30 } as const
const LENS_START = LENS.x - LENS.radius
const FUNDED_WIDTH = 22
/** Height of today's funded mortgages in the lens; the added ones are in proportion. */
const FUNDED_HEIGHT = 22
const MIN_BAND_HEIGHT = 1
/** The drawing's size, in its own units. */
export const FUNNEL_WIDTH = 520
export const FUNNEL_HEIGHT = 180

const toRectangle = (x: number, y: number, width: number, height: number) =>
  height <= 0 ? '' : `M${x} ${round(y)}h${width}v${round(height)}h${-width}z`

function toBand(x1: number, top1: number, bottom1: number, x2: number, top2: number, bottom2: number): string {
  if (bottom1 - top1 <= 0) return ''
  const middle = round((x1 + x2) / 2)
  const [t1, b1, t2, b2] = [top1, bottom1, top2, bottom2].map(round)
  return `M${x1} ${t1}C${middle} ${t1} ${middle} ${t2} ${x2} ${t2}V${b2}C${middle} ${b2} ${middle} ${b1} ${x1} ${b1}z`
}

const round = (value: number) => Math.round(value * 10) / 10

/** Draws a year's leads to scale, with the end magnified: the bands as path data, empty without such leads. */
export function computeFunnelBands(funnel: Funnel, withProduct: boolean) {
  const { yearlyLeads, disqualifiedCount, baselineConversions, productConversions } = funnel
  const toShare = (count: number) => (yearlyLeads === 0 ? 0 : count / yearlyLeads)
  const share = toShare(disqualifiedCount)
  const readyBottom = GAP + LEADS_HEIGHT * (1 - share)
  const lostTop = readyBottom + (share > 0 ? GAP : 0)
  const bottom = GAP + LEADS_HEIGHT + GAP
  const toBandHeight = (count: number) => Math.max(MIN_BAND_HEIGHT, LEADS_HEIGHT * toShare(count))
  const fundedEnd = LENS.y + toBandHeight(baselineConversions)
  const returns = withProduct && share > 0
  const returnedHeight = toBandHeight(productConversions)
  const middle = (lostTop + bottom) / 2
  const added = baselineConversions === 0 ? 0 : (FUNDED_HEIGHT * productConversions) / baselineConversions
  const fundedTop = LENS.y - FUNDED_HEIGHT * 0.7
  const fundedLeft = LENS.x - FUNDED_WIDTH / 2
  return {
    leads: toRectangle(0, GAP, LEADS_WIDTH, LEADS_HEIGHT + (share > 0 ? GAP : 0)),
    // Leads that are ready or still qualifying; at its end, those that fund.
    ready: toBand(LEADS_WIDTH, GAP, readyBottom, LENS_START, LENS.y, fundedEnd),
    // They leave the funnel or enter the product.
    disqualified:
      share > 0 ? toBand(LEADS_WIDTH, lostTop, bottom, QUALIFY_END, lostTop + (withProduct ? 0 : 2 * GAP), bottom) : '',
    returned: returns
      ? toBand(QUALIFY_END, middle, middle + returnedHeight, LENS_START, fundedEnd, fundedEnd + returnedHeight)
      : '',
    // In the lens: today's funded mortgages, and those the product adds.
    funded: toRectangle(fundedLeft, fundedTop, FUNDED_WIDTH, FUNDED_HEIGHT),
    added: returns ? toRectangle(fundedLeft, fundedTop + FUNDED_HEIGHT, FUNDED_WIDTH, added) : '',
  }
}
