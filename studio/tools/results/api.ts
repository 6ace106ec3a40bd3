import type { Results } from '#leads/staff/results.ts'
import type { ShownNumber } from '#leads/staff/sums.ts'
import { type DayRange, KEPT_DAYS } from '#lib/counts/days.ts'
import { BYTE_ORDER_MARK, encodeCsv } from '#lib/csv.ts'
import { formatSide } from '#lib/landingPages/splitCookie.ts'
import { siteCall } from '#studio/kit/requests.ts'

/** Ranges to choose from, in days until today; 0 is a range of one's own. */
export const rangeTitles = [
  ['1', 'Today'],
  ['7', '7 days'],
  ['28', '28 days'],
  ['90', '90 days'],
  ['0', 'Other days'],
] as const

export type RangeLength = (typeof rangeTitles)[number][0]

const failures = {
  400: `These days cannot be shown. Choose at most ${KEPT_DAYS} days, the first one before the last.`,
  403: 'Your account has no role that may see results.',
  429: 'There were many requests at once. Try again in a minute.',
  other: 'The site does not answer right now. Try again in a moment.',
}

export type ResultsView = Results & { isCounting: boolean }

/** Loads the results of a range from the site. @param page name of a page; empty for all */
export async function loadResults(
  token: string | undefined,
  { from, to }: DayRange,
  page: string,
  signal?: AbortSignal,
): Promise<ResultsView> {
  const query = new URLSearchParams({ from, to, ...(page !== '' && { page }) })
  return (await siteCall(token, `/api/results?${query}`, failures, signal && { signal })).json()
}

/** Returns the height of a number in a drawing: fewer than five are drawn as two. */
export const toHeight = (shown: ShownNumber): number => (shown === '<5' ? 2 : shown)

/** Encodes all tables as one that spreadsheets open. */
export function encodeResults({ days, pages, campaigns, partners, editions, splits, unknown }: ResultsView) {
  const sides = splits.flatMap(({ variant, sides: { a, b } }) => [
    { name: formatSide(variant, 'a'), ...a },
    { name: formatSide(variant, 'b'), ...b },
  ])
  const tables = { Page: pages, Campaign: campaigns, Edition: editions, 'Side of a split': sides }
  return encodeCsv(
    [
      ['Table', 'Name', 'Shown', 'Forms opened', 'Forms sent', 'Buying power', 'To App Store', 'To Android'],
      ...days.map(({ day, shown, sent }) => ['Day', day, shown, '', sent, '', '', '']),
      ...Object.entries(tables).flatMap(([table, rows]) =>
        rows.map((row) => [
          table,
          row.name,
          row.shown,
          row.opened,
          row.sent,
          row.buyingPower,
          row.toAppStore,
          row.toAndroid,
        ]),
      ),
      ...partners.flatMap(({ name, scanPage, link, sent, toAppStore, toAndroid }) => [
        ['Partner’s scan page', name, scanPage, '', '', '', '', ''],
        ['Partner’s link', name, link, '', sent, '', toAppStore, toAndroid],
      ]),
      ...unknown.map(({ name, amount }) => ['Unknown address', name, amount, '', '', '', '', '']),
    ],
    BYTE_ORDER_MARK,
  )
}
