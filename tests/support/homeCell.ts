import { NO_CAMPAIGN } from '#lib/counts/campaign.ts'
import type { Cell } from '#lib/counts/cell.ts'

/** What a visit of the home page without a campaign counts as. */
export const HOME_CELL: Cell = {
  ...NO_CAMPAIGN,
  day: '2026-11-01',
  event: 'shown',
  page: 'home',
  language: 'en',
  variant: '',
  partner: '',
  split: '',
}
