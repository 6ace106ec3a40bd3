import type { Funnel } from '#lib/calculator/impact.ts'

const LEADS_WIDTH = 72
const LEADS_HEIGHT = 160
const GAP = 10
const QUALIFY_END = 240
const FUNDED_START = 420
const FUNDED_WIDTH = 12
const FUNDED_TOP = 24
/** The drawing's size, in its own units. */
export const FUNNEL_WIDTH = FUNDED_START + FUNDED_WIDTH
export const FUNNEL_HEIGHT = 180
/**
 * Funded mortgages to scale would be invisible: the baseline has this height, and the added ones are in proportion.
 */
const FUNDED_HEIGHT = 10

/** The bands of a funnel as path data; empty without such leads. */
interface FunnelBands {
  /** All leads of a year, full height. */
  leads: string
  /** Leads that are ready or still qualifying. */
  ready: string
  /** Disqualified leads, which leave the funnel or enter the product. */
  disqualified: string
  /** Leads that the product returns; empty without it. */
  returned: string
  funded: string
}

const rectangle = (x: number, y: number, width: number, height: number) =>
  height <= 0 ? '' : `M${x} ${y}h${width}v${round(height)}h${-width}z`

/** A curved band between two positions and heights. */
function band(x1: number, top1: number, bottom1: number, x2: number, top2: number, bottom2: number): string {
  if (bottom1 - top1 <= 0) return ''
  const middle = round((x1 + x2) / 2)
  const [t1, b1, t2, b2] = [top1, bottom1, top2, bottom2].map(round)
  return `M${x1} ${t1}C${middle} ${t1} ${middle} ${t2} ${x2} ${t2}V${b2}C${middle} ${b2} ${middle} ${b1} ${x1} ${b1}z`
}

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Draws a year's leads to scale.
 *
 * @param withProduct whether the disqualified leads return
 */
export function funnelBands(funnel: Funnel, withProduct: boolean): FunnelBands {
  const share = funnel.yearlyLeads === 0 ? 0 : funnel.disqualifiedCount / funnel.yearlyLeads
  const readyBottom = GAP + LEADS_HEIGHT * (1 - share)
  const lostTop = readyBottom + (share > 0 ? GAP : 0)
  const bottom = GAP + LEADS_HEIGHT
  const fundedBottom = FUNDED_TOP + FUNDED_HEIGHT
  const added = funnel.baselineConversions === 0 ? 0 : funnel.productConversions / funnel.baselineConversions
  const addedBottom = fundedBottom + FUNDED_HEIGHT * (withProduct ? added : 0)
  const lost =
    share > 0
      ? band(LEADS_WIDTH, lostTop, bottom + GAP, QUALIFY_END, lostTop + (withProduct ? 0 : 2 * GAP), bottom + GAP)
      : ''
  return {
    leads: rectangle(0, GAP, LEADS_WIDTH, LEADS_HEIGHT + (share > 0 ? GAP : 0)),
    ready: band(LEADS_WIDTH, GAP, readyBottom, FUNDED_START, FUNDED_TOP, fundedBottom),
    disqualified: lost,
    returned:
      withProduct && share > 0 ? band(QUALIFY_END, lostTop, bottom + GAP, FUNDED_START, fundedBottom, addedBottom) : '',
    funded: rectangle(FUNDED_START, FUNDED_TOP, FUNDED_WIDTH, addedBottom - FUNDED_TOP),
  }
}
