import { type AliasableExpression, type Kysely, sql } from 'kysely'
import * as z from 'zod'
import { toSearchText } from '#lib/searchText.ts'
import { LEAD_FORMS } from '../forms.ts'
import { DELIVERY_STATES, type DeliveryState, type Lead, LEAD_STATUSES, type LeadsDatabase } from '../store/schema.ts'

const PAGE_SIZE = 50

/** Leads that are counted, and looked up before they are sorted, so that a page costs the same in a store of any size. */
const MAX_COUNT = 10_000
const COUNTED = MAX_COUNT + 1

/** A lead's place in the list, as `time id`. Pages start at a lead, not at a number, so none is skipped or repeated. */
const positionSchema = z
  .string()
  .regex(/^\S{1,40} \S{1,40}$/)
  .transform((text) => {
    const [updated_at = '', id = ''] = text.split(' ')
    return { updated_at, id }
  })

export const leadFilterSchema = z.object({
  search: z.string().trim().max(200).default(''),
  form: z.enum(LEAD_FORMS).optional(),
  status: z.enum(LEAD_STATUSES).optional(),
  delivery: z.enum(DELIVERY_STATES).optional(),
  /** The lead that the page continues from; by default the newest, or with `newer` the oldest. */
  position: positionSchema.optional(),
  toward: z.enum(['older', 'newer']).default('older'),
})

export type LeadFilter = z.infer<typeof leadFilterSchema>

const everything = leadFilterSchema.parse({})

type Position = NonNullable<LeadFilter['position']>

const formatPosition = ({ updated_at, id }: Position): string => `${updated_at} ${id}`

/** Matches any character for an apostrophe, which phones write as ’ and keyboards as '. */
function toLikePattern(search: string): string {
  const escaped = toSearchText(search).replace(/[\\%_]/g, (character) => `\\${character}`)
  return `%${escaped.replace(/['’]/g, '_')}%`
}

/** Counts the rows of a query, whose limit is {@link COUNTED}. */
async function countRows(db: Kysely<LeadsDatabase>, rows: AliasableExpression<object>): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('counted'))
    .select((eb) => eb.fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const selectWithDelivery = (db: Kysely<LeadsDatabase>, state: DeliveryState) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where((eb) =>
      eb.exists(
        eb.selectFrom('deliveries').select('id').whereRef('lead_id', '=', 'leads.id').where('state', '=', state),
      ),
    )

/** Selects the leads with a delivery in a state: a rare state's are collected, others are found along the list. */
async function selectByState(db: Kysely<LeadsDatabase>, state: DeliveryState) {
  const inState = db.selectFrom('deliveries').select('lead_id').where('state', '=', state)
  if ((await countRows(db, inState.limit(COUNTED))) > MAX_COUNT) return selectWithDelivery(db, state)
  // With a limit, the planner collects these before it sorts and filters.
  return db.selectFrom('leads').selectAll().where('id', 'in', inState).limit(MAX_COUNT)
}

/** Selects the leads of `leads` that a filter matches, in no order. */
function selectFrom(
  db: Kysely<LeadsDatabase>,
  leads: ReturnType<typeof selectWithDelivery>,
  { search, form, status }: LeadFilter,
) {
  let query = db.selectFrom(leads.as('leads'))
  if (search !== '') query = query.where(sql<boolean>`search_text like ${toLikePattern(search)} escape '\\'`)
  if (form) query = query.where('form', '=', form)
  if (status) query = query.where('status', '=', status)
  return query
}

/** Selects the leads that a filter matches, in no order. */
export async function selectMatching(db: Kysely<LeadsDatabase>, filter: LeadFilter) {
  const { delivery } = filter
  return selectFrom(db, delivery ? await selectByState(db, delivery) : db.selectFrom('leads').selectAll(), filter)
}

type MatchingLeads = ReturnType<typeof selectFrom>

/** Counts leads up to {@link MAX_COUNT}. */
export async function countLeads(db: Kysely<LeadsDatabase>, matching: MatchingLeads) {
  const count = await countRows(db, matching.select('id').limit(COUNTED))
  return { total: Math.min(count, MAX_COUNT), hasMore: count > MAX_COUNT }
}

/** Orders leads and starts behind a position. */
function selectFromPosition(matching: MatchingLeads, { position, toward }: Pick<LeadFilter, 'position' | 'toward'>) {
  const order = toward === 'older' ? 'desc' : 'asc'
  const ordered = matching.selectAll().orderBy('updated_at', order).orderBy('id', order)
  if (!position) return ordered
  return ordered.where((eb) =>
    eb(eb.refTuple('updated_at', 'id'), toward === 'older' ? '<' : '>', eb.tuple(position.updated_at, position.id)),
  )
}

interface PagePart {
  leads: Lead[]
  /** Positions to continue from; null at the end of the list. */
  newer: string | null
  older: string | null
}

/** Reads a page of leads, newest first. */
export async function readPage(
  matching: MatchingLeads,
  { position, toward }: Pick<LeadFilter, 'position' | 'toward'>,
): Promise<PagePart> {
  const rows = await selectFromPosition(matching, { position, toward })
    .limit(PAGE_SIZE + 1)
    .execute()
  const isLast = rows.length <= PAGE_SIZE
  // The leads of the page that is shown may have been deleted, and the first page is a full one.
  if (position && (toward === 'older' ? rows.length === 0 : isLast))
    return readPage(matching, { toward: toward === 'older' ? 'newer' : 'older' })
  const leads = rows.slice(0, PAGE_SIZE)
  if (toward === 'newer') leads.reverse()
  const [first, last] = [leads.at(0), leads.at(-1)]
  const isOpen = { older: toward === 'older' ? !isLast : position, newer: toward === 'newer' ? !isLast : position }
  return {
    leads,
    newer: isOpen.newer && first ? formatPosition(first) : null,
    older: isOpen.older && last ? formatPosition(last) : null,
  }
}

/**
 * Reads all leads that a filter matches, newest first, in parts of a number of stored leads, however few of them match.
 *
 * @param db a snapshot: a lead that is sent again meanwhile moves to a part that was read before
 */
export async function* readParts(db: Kysely<LeadsDatabase>, filter: LeadFilter, size: number): AsyncGenerator<Lead[]> {
  const { delivery } = filter
  const leads = delivery ? selectWithDelivery(db, delivery) : db.selectFrom('leads').selectAll()
  const matching = selectFrom(db, leads, filter)
  let position: Position | undefined
  do {
    const start = { position, toward: 'older' } as const
    const next: Position | undefined = await selectFromPosition(
      selectFrom(db, db.selectFrom('leads').selectAll(), everything),
      start,
    )
      .clearSelect()
      .select(['updated_at', 'id'])
      .limit(1)
      .offset(size - 1)
      .executeTakeFirst()
    const part = selectFromPosition(matching, start)
    yield await (
      next ? part.where((eb) => eb(eb.refTuple('updated_at', 'id'), '>=', eb.tuple(next.updated_at, next.id))) : part
    ).execute()
    position = next
  } while (position)
}
