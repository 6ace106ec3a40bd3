import type { Kysely } from 'kysely'
import * as z from 'zod'
import { type Cell, type CountedEvent, isAddressEvent } from '#lib/counts/cell.ts'
import { type DayRange, getLastDays, KEPT_DAYS, toDayNumber, toIsoDay } from '#lib/counts/days.ts'
import { computeDifference, type Difference } from '#lib/counts/difference.ts'
import { formatSide, parseSide, type SplitSide } from '#lib/landingPages/splitCookie.ts'
import type { LeadsTables } from '../database/schema.ts'

const MIN_SHOWN = 5

/** Addresses that are listed: the most requested ones. */
const MAX_ADDRESSES = 50

/** A number as it is shown: of a few visits it could be known whose they were. */
export type ShownNumber = number | '<5'

const toShown = (amount: number): ShownNumber => (amount > 0 && amount < MIN_SHOWN ? '<5' : amount)

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

/** How often a cell was counted on the days of a range. */
interface Sum extends Omit<Cell, 'day'> {
  amount: number
}

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

/** Reads how often each cell was counted in a range, of addresses apart from pages. */
async function readSums(db: Kysely<LeadsTables>, { from, to }: DayRange): Promise<Sum[]> {
  const rows = await db
    .with('sums', (sums) =>
      sums
        .selectFrom('counts')
        .where('day', '>=', toDayNumber(from))
        .where('day', '<=', toDayNumber(to))
        .groupBy('cell_id')
        .select((eb) => ['cell_id', eb.fn.sum<number | string>('amount').as('amount')]),
    )
    .selectFrom('sums')
    .innerJoin('count_cells', 'count_cells.id', 'sums.cell_id')
    .select(['event', 'page', 'language', 'variant', 'partner', 'source', 'medium', 'campaign', 'split', 'sums.amount'])
    .execute()
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
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

function countPartner(sums: readonly Sum[]) {
  const count = (event: CountedEvent, page?: string) => {
    const counted = sums.filter((sum) => sum.event === event && (page === undefined || sum.page === page))
    return toShown(counted.reduce((total, { amount }) => total + amount, 0))
  }
  return {
    scanPage: count('shown', 'scan'),
    link: count('shown', 'link'),
    toAppStore: count('to-app-store'),
    toAndroid: count('to-android'),
    sent: count('form-sent'),
  }
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

/** Reads the last day on which each redirect was used. */
async function readLastUses(db: Kysely<LeadsTables>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('counts')
    .innerJoin('count_cells', 'count_cells.id', 'counts.cell_id')
    .where('event', '=', 'redirect')
    .groupBy('page')
    .select((eb) => ['page', eb.fn.max('day').as('day')])
    .execute()
  return new Map(rows.map(({ page, day }) => [page, toIsoDay(day)]))
}

function sumAddresses(sums: readonly Sum[], event: CountedEvent): { name: string; amount: number }[] {
  const groups = Map.groupBy(
    sums.filter((sum) => sum.event === event),
    ({ page }) => page,
  )
  return [...groups]
    .map(([name, members]) => ({ name, amount: members.reduce((total, { amount }) => total + amount, 0) }))
    .toSorted((one, other) => other.amount - one.amount)
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

export type PartnerUsage = Awaited<ReturnType<typeof readPartnerUsage>>

/**
 * Reads how often a partner's pages were shown in a range, and where its link led.
 *
 * @param endings its link endings: printed codes have former ones
 */
export async function readPartnerUsage(db: Kysely<LeadsTables>, endings: readonly string[], range: DayRange) {
  const sums = await readSums(db, range)
  return countPartner(sums.filter(({ partner }) => endings.includes(partner)))
}

/**
 * Reads the numbers of all partners that were visited in a range, by id.
 *
 * @param partners ids with all link endings
 */
export async function readPartnersUsage(
  db: Kysely<LeadsTables>,
  partners: ReadonlyMap<string, readonly string[]>,
  range: DayRange,
): Promise<Record<string, PartnerUsage>> {
  const groups = Map.groupBy(await readSums(db, range), ({ partner }) => partner)
  const visited = [...partners].flatMap(([id, endings]) => {
    const sums = endings.flatMap((ending) => groups.get(ending) ?? [])
    return sums.length > 0 ? [[id, countPartner(sums)] as const] : []
  })
  return Object.fromEntries(visited)
}

export interface RedirectUse {
  amount: ShownNumber
  /** As an ISO date; null if it was never used. */
  lastDay: string | null
}

export type Usage = Awaited<ReturnType<typeof readUsage>>

/**
 * Reads what the forms and lists of documents show: how often redirects were used of late, and when each was used last.
 *
 * @param today as an ISO date
 */
export async function readUsage(db: Kysely<LeadsTables>, today: string) {
  const range = getLastDays(today)
  const first = db.selectFrom('counts').select((eb) => eb.fn.min<number | null>('day').as('day'))
  const [sums, lastUses, start] = await Promise.all([readSums(db, range), readLastUses(db), first.executeTakeFirst()])
  const used = new Map(sumAddresses(sums, 'redirect').map(({ name, amount }) => [name, amount]))
  const redirects = [...lastUses].map(([address, lastDay]): [string, RedirectUse] => [
    address,
    { amount: toShown(used.get(address) ?? 0), lastDay },
  ])
  return {
    /** First day with counts, as an ISO date. */
    since: typeof start?.day === 'number' ? toIsoDay(start.day) : null,
    redirects: Object.fromEntries(redirects),
  }
}
