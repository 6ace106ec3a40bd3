import type { Kysely } from 'kysely'
import type { Cell, CountedEvent } from '#lib/counts/cell.ts'
import { type DayRange, toDayNumber } from '#lib/counts/days.ts'
import type { LeadsTables } from '../database/schema.ts'

/** Smaller numbers are not shown exactly. */
export const MIN_SHOWN = 5

/** A number as it is shown: of a few visits it could be known whose they were. */
export type ShownNumber = number | '<5'

export const toShown = (amount: number): ShownNumber => (amount > 0 && amount < MIN_SHOWN ? '<5' : amount)

/** How often a cell was counted on the days of a range. */
export interface Sum extends Omit<Cell, 'day'> {
  amount: number
}

/** Reads how often each cell was counted in a range. */
export async function readSums(db: Kysely<LeadsTables>, { from, to }: DayRange): Promise<Sum[]> {
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

/** Counts how often a partner's pages were shown, and where its link led. */
export function countPartner(sums: readonly Sum[]) {
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

/** Adds up how often each address was requested, the most requested first. */
export function sumAddresses(sums: readonly Sum[], event: CountedEvent): { name: string; amount: number }[] {
  const groups = Map.groupBy(
    sums.filter((sum) => sum.event === event),
    ({ page }) => page,
  )
  return [...groups]
    .map(([name, members]) => ({ name, amount: members.reduce((total, { amount }) => total + amount, 0) }))
    .toSorted((one, other) => other.amount - one.amount)
}
