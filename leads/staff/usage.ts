import type { Kysely } from 'kysely'
import { type DayRange, getLastDays, toIsoDay } from '#lib/counts/days.ts'
import type { LeadsTables } from '../database/schema.ts'
import { countPartner, readSums, type ShownNumber, sumAddresses, toShown } from './sums.ts'

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
