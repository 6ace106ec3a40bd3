import { type Campaign, NO_CAMPAIGN } from './campaign.ts'

/**
 * What is counted:
 *
 * - `shown`: a page was shown; of a partner's link page, that it was opened
 * - `to-app-store`, `to-android`, `to-scan`: where a link page sent its visitor
 * - `buying-power`: a button “See My Buying Power” was pressed on the page
 * - `form-opened`, `form-sent`: a visitor began a form on the page, and sent one
 * - `estimate-used`: the estimate showed a result, once a page view
 * - `not-found`: an unknown address was requested, which the cell names in place of a page
 * - `redirect`: an editor's redirect was used; the cell names its address
 */
export type CountedEvent =
  | 'shown'
  | 'to-app-store'
  | 'to-android'
  | 'to-scan'
  | 'buying-power'
  | 'form-opened'
  | 'form-sent'
  | 'estimate-used'
  | 'not-found'
  | 'redirect'

/** Value of what is beyond the bounds of a day. */
const OTHER = 'other'

/** What visits are counted by. Holds nothing of a visitor; an empty text stands for none. */
export interface Cell extends Campaign {
  /** In the company's time zone, as an ISO date. */
  day: string
  event: CountedEvent
  /** Name of a page in the registry; the path of a landing page; an address for `not-found` and `redirect`. */
  page: string
  /** Such as `en`. */
  language: string
  /** Landing variant, such as `lp1`; of a page below a landing page, the path of that. */
  variant: string
  /** Link ending of a partner. */
  partner: string
  /** Of a page that is split, the landing page that stands in for it, and the side that was shown: `/spring:b`. */
  split: string
}

export interface CellCount {
  cell: Cell
  amount: number
}

/** Returns whether a cell names an address in place of a page. */
export const isAddressEvent = (event: CountedEvent): boolean => event === 'not-found' || event === 'redirect'

/** Returns whether a cell names a landing page, by its path. */
export const isLandingPageCell = ({ event, page }: Pick<Cell, 'event' | 'page'>): boolean =>
  page.startsWith('/') && !isAddressEvent(event)

/** Removes what visitors can make up without end, and leaves what the site itself bounds. */
export const toBoundedCell = (cell: Cell): Cell => ({
  ...cell,
  ...NO_CAMPAIGN,
  source: cell.source === '' ? '' : OTHER,
  partner: cell.partner === '' ? '' : OTHER,
  page: isAddressEvent(cell.event) || isLandingPageCell(cell) ? OTHER : cell.page,
})
