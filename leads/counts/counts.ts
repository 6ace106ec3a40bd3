import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Cell, CellCount } from '#lib/counts/cell.ts'
import { KEPT_DAYS, toDayNumber } from '#lib/counts/days.ts'
import type { LeadsTables } from '../database/schema.ts'

/** Time for which unknown addresses are kept: one without recent requests needs no redirect. */
export const KEPT_ADDRESS_DAYS = 35

/** Rows of a statement: databases limit its parameters. */
const BATCH_SIZE = 500

type CellFields = Omit<Cell, 'day'>

/** The first six bytes of a digest: a number that JavaScript, SQLite and PostgreSQL hold exactly. */
function createCellId({
  event,
  page,
  language,
  variant,
  partner,
  source,
  medium,
  campaign,
  split,
}: CellFields): number {
  const parts = [event, page, language, variant, partner, source, medium, campaign]
  // Cells of earlier releases, which had no splits, keep their ids.
  const text = (split === '' ? parts : [...parts, split]).join('\n')
  return hash('sha256', text, 'buffer').readUIntBE(0, 6)
}

function* toBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) yield items.slice(start, start + BATCH_SIZE)
}

/** Adds counts to those that are stored. Instances may add to the same cells at once. */
export async function addCounts(db: Kysely<LeadsTables>, counts: readonly CellCount[]): Promise<void> {
  const rows = counts
    .map(({ cell: { day, ...cell }, amount }) => ({ day: toDayNumber(day), cell_id: createCellId(cell), amount, cell }))
    // In one order, so that instances cannot wait for each other.
    .toSorted((one, other) => one.day - other.day || one.cell_id - other.cell_id)
  const cells = new Map(rows.map(({ cell_id: id, cell }) => [id, { id, ...cell }]))
  await db.transaction().execute(async (transaction) => {
    for (const values of toBatches([...cells.values()].toSorted((one, other) => one.id - other.id)))
      await transaction
        .insertInto('count_cells')
        .values(values)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    for (const batch of toBatches(rows))
      await transaction
        .insertInto('counts')
        .values(batch.map(({ day, cell_id, amount }) => ({ day, cell_id, amount })))
        .onConflict((conflict) =>
          conflict.columns(['day', 'cell_id']).doUpdateSet((expression) => ({
            amount: expression('counts.amount', '+', expression.ref('excluded.amount')),
          })),
        )
        .execute()
  })
}

/** Deletes counts that are too old, and the cells that only they had. @param today as an ISO date */
export async function deleteOldCounts(db: Kysely<LeadsTables>, today: string): Promise<void> {
  const day = toDayNumber(today)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('counts')
      .where('day', '<', day - KEPT_DAYS)
      .execute()
    await transaction
      .deleteFrom('counts')
      .where('day', '<', day - KEPT_ADDRESS_DAYS)
      .where('cell_id', 'in', (eb) => eb.selectFrom('count_cells').select('id').where('event', '=', 'not-found'))
      .execute()
    await transaction
      .deleteFrom('count_cells')
      .where('id', 'not in', (eb) => eb.selectFrom('counts').select('cell_id'))
      .execute()
  })
}
