import type { Kysely } from 'kysely'
import * as z from 'zod'
import { type CountedEvent, isAddressEvent } from '#lib/counts/cell.ts'
import { getLastDays, KEPT_DAYS, toDayNumber, toIsoDay } from '#lib/counts/days.ts'
import { computeDifference, type Difference } from '#lib/counts/difference.ts'
import { formatSide, parseSide, type SplitSide } from '#lib/landingPages/splitCookie.ts'
import type { LeadsTables } from '../database/schema.ts'
import { countPartner, MIN_SHOWN, readSums, type ShownNumber, type Sum, sumAddresses, toShown } from './sums.ts'

/** Addresses that are listed: the most requested ones. */
const MAX_ADDRESSES = 50

const isoDay = z.iso.date()

export const resultsRangeSchema = z
  .object({
    from: isoDay,
    to: isoDay,
    /** Name of the page in the registry, or path of the landing page, that alone is counted; by default all. */
    page: z.string().max(100).optional(),
  })
  .refine(({ from, to }) => from <= to && toDayNumber(to) - toDayNumber(from) <= KEPT_DAYS)

type ResultsRange = z.infer<typeof resultsRangeSchema>

const WEEK_DAYS = 7

/** The present path of each landing page, by its former ones. */
export type Renames = ReadonlyMap<string, string>

/** Names the landing pages of a sum by their present paths. */
function rename(sum: Sum, renames: Renames): Sum {
  const find = (path: string) => renames.get(path) ?? path
  const side = parseSide(sum.split)
  const split = side ? formatSide(find(side.variant), side.side) : ''
  return { ...sum, page: find(sum.page), variant: find(sum.variant), split }
}

/** Reads visits and sent forms of each day of a range, days without any included. */
async function readDays(db: Kysely<LeadsTables>, { from, to, page }: ResultsRange, renames: Renames) {
  const [first, last] = [toDayNumber(from), toDayNumber(to)]
  const pages = [page ?? '', ...[...renames.keys()].filter((former) => renames.get(former) === page)]
  const rows = await db
    .selectFrom('counts')
    .innerJoin('count_cells', 'count_cells.id', 'counts.cell_id')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('event', 'in', ['shown', 'form-sent'])
    .$if(page !== undefined, (query) => query.where('page', 'in', pages))
    .groupBy(['day', 'event'])
    .select((eb) => ['day', 'event', eb.fn.sum<number | string>('amount').as('amount')])
    .execute()
  const amounts = new Map(rows.map(({ day, event, amount }) => [`${day} ${event}`, Number(amount)]))
  return Array.from({ length: last - first + 1 }, (_, number) => {
    const day = first + number
    const get = (event: CountedEvent) => toShown(amounts.get(`${day} ${event}`) ?? 0)
    return { day: toIsoDay(day), shown: get('shown'), sent: get('form-sent') }
  })
}

const COLUMNS = {
  shown: 'shown',
  opened: 'form-opened',
  sent: 'form-sent',
  buyingPower: 'buying-power',
  toAppStore: 'to-app-store',
  toAndroid: 'to-android',
  estimateUsed: 'estimate-used',
} as const satisfies Record<string, CountedEvent>

type Column = keyof typeof COLUMNS

export type ResultRow = { name: string } & Record<Column, ShownNumber>

function countColumns(sums: readonly Sum[]): Record<Column, number> {
  const count = (event: CountedEvent) => sums.reduce((total, sum) => total + (sum.event === event ? sum.amount : 0), 0)
  return {
    shown: count(COLUMNS.shown),
    opened: count(COLUMNS.opened),
    sent: count(COLUMNS.sent),
    buyingPower: count(COLUMNS.buyingPower),
    toAppStore: count(COLUMNS.toAppStore),
    toAndroid: count(COLUMNS.toAndroid),
    estimateUsed: count(COLUMNS.estimateUsed),
  }
}

const showColumns = (counted: Record<Column, number>) => ({
  shown: toShown(counted.shown),
  opened: toShown(counted.opened),
  sent: toShown(counted.sent),
  buyingPower: toShown(counted.buyingPower),
  toAppStore: toShown(counted.toAppStore),
  toAndroid: toShown(counted.toAndroid),
  estimateUsed: toShown(counted.estimateUsed),
})

/** Groups sums by a name, the most shown first. Those with an empty name are left out. */
function tabulate(sums: readonly Sum[], getName: (sum: Sum) => string): ResultRow[] {
  const groups = [...Map.groupBy(sums, getName)].filter(([name]) => name !== '')
  return groups
    .map(([name, members]) => ({ name, counted: countColumns(members) }))
    .toSorted((one, other) => other.counted.shown - one.counted.shown || other.counted.sent - one.counted.sent)
    .map(({ name, counted }) => ({ name, ...showColumns(counted) }))
}

/** Lists the link endings that were visited, the most visited first. */
function tabulatePartners(sums: readonly Sum[]) {
  const groups = Map.groupBy(sums, ({ partner }) => partner)
  return tabulate(sums, ({ partner }) => partner).map(({ name }) => ({ name, ...countPartner(groups.get(name) ?? []) }))
}

/** What each side of a split needs before its numbers say anything. */
const SPLIT_MINIMUM = { shown: 100, successes: MIN_SHOWN }

/** Computes by how much the rate of side B is higher; null for too few numbers. */
function compareSides(a: Record<Column, number>, b: Record<Column, number>, goal: Column): Difference | null {
  if ([a, b].some((side) => side.shown < SPLIT_MINIMUM.shown || side[goal] < SPLIT_MINIMUM.successes)) return null
  // A visitor may succeed twice on a page that was shown once.
  const toProportion = (side: Record<Column, number>) => ({
    successes: Math.min(side[goal], side.shown),
    trials: side.shown,
  })
  return computeDifference(toProportion(a), toProportion(b)) ?? null
}

/** Compares the sides of each split, those shown most first. */
function tabulateSplits(sums: readonly Sum[]) {
  const groups = Map.groupBy(sums, ({ split }) => parseSide(split)?.variant ?? '')
  return [...groups]
    .filter(([variant]) => variant !== '')
    .map(([variant, members]) => {
      const count = (side: SplitSide) => countColumns(members.filter(({ split }) => parseSide(split)?.side === side))
      const [a, b] = [count('a'), count('b')]
      return {
        variant,
        /** Name or path of the page that is split. */
        page: members.find(({ event }) => event === COLUMNS.shown)?.page ?? '',
        sides: { a: showColumns(a), b: showColumns(b) },
        differences: { sent: compareSides(a, b, 'sent'), buyingPower: compareSides(a, b, 'buyingPower') },
        minimum: SPLIT_MINIMUM,
        total: a.shown + b.shown,
      }
    })
    .toSorted((one, other) => other.total - one.total)
    .map(({ total: _total, ...split }) => split)
}

export type Results = Awaited<ReturnType<typeof readResults>>

/** Reads the results of a range: its days, and tables by page, campaign, partner and edition. */
export async function readResults(db: Kysely<LeadsTables>, range: ResultsRange, renames: Renames = new Map()) {
  const week = getLastDays(range.to, WEEK_DAYS)
  const [sums, days, weekSums] = await Promise.all([
    readSums(db, range),
    readDays(db, range, renames),
    readSums(db, week),
  ])
  const visits = sums.filter(({ event }) => !isAddressEvent(event)).map((sum) => rename(sum, renames))
  const chosen = visits.filter(({ page }) => range.page === undefined || page === range.page)
  return {
    days,
    total: showColumns(countColumns(chosen)),
    pages: tabulate(visits, ({ page }) => page),
    campaigns: tabulate(chosen, ({ source, medium, campaign }) =>
      [source, medium, campaign].filter(Boolean).join(' / '),
    ),
    partners: tabulatePartners(chosen),
    editions: tabulate(chosen, ({ language, variant }) => [language, variant].filter(Boolean).join(' / ')),
    splits: tabulateSplits(visits),
    /** Of the week that ends with the range. */
    unknown: sumAddresses(weekSums, 'not-found')
      .filter(({ amount }) => amount >= MIN_SHOWN)
      .slice(0, MAX_ADDRESSES),
  }
}
