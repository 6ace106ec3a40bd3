import { type AliasableExpression, type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import { toSearchText } from '#lib/searchText.ts'
import { LEAD_FORMS } from '#lib/forms.ts'
import type { LeadsDatabase } from '../database/open.ts'
import { DELIVERY_STATES, type DeliveryState, type Lead, LEAD_STATUSES, type LeadsTables } from '../database/schema.ts'

const PAGE_SIZE = 50

/** Leads that are counted, so that a page costs the same with any number of leads. */
const MAX_COUNT = 2_000
const COUNTED = MAX_COUNT + 1

/** Leads that an index collects before they are sorted. More of them are soon found along the list. */
const MAX_FOUND = { search: 10_000, delivery: MAX_COUNT } as const

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

const APOSTROPHE = /['’]/g

/** Lists the words of a search, without the marks around an address that was copied from a mail program. */
const listWords = (search: string) =>
  toSearchText(search)
    .split(/[\s<>,;"]+/)
    .filter(Boolean)

/** Matches any character for an apostrophe, which phones write as ’ and keyboards as '. */
function toLikePattern(word: string): string {
  const escaped = word.replace(/[\\%_]/g, (character) => `\\${character}`)
  return `%${escaped.replace(APOSTROPHE, '_')}%`
}

export type SearchedDatabase = Pick<LeadsDatabase, 'db' | 'engine'>

/** Counts the rows of a query, which has a limit. */
async function countRows(db: Kysely<LeadsTables>, rows: AliasableExpression<object>): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('counted'))
    .select((eb) => eb.fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const selectAll = (db: Kysely<LeadsTables>) => db.selectFrom('leads').selectAll()

const selectWithDelivery = (db: Kysely<LeadsTables>, state: DeliveryState) =>
  selectAll(db).where((eb) =>
    eb.exists(eb.selectFrom('deliveries').select('id').whereRef('lead_id', '=', 'leads.id').where('state', '=', state)),
  )

/** Finds leads by an index. */
interface Lookup {
  /** What the index holds of them, which is counted first. */
  rows: RawBuilder<object>
  ids: RawBuilder<string>
  /** Whether each of them matches. */
  isExact: boolean
  filter: keyof typeof MAX_FOUND
}

/** Finds the leads that have the trigrams of a search in SQLite; undefined for a search without any. */
function findByTrigrams(search: string): Lookup | undefined {
  const words = listWords(search)
  const parts = words.flatMap((word) => word.split(APOSTROPHE))
  const phrases = parts.filter((part) => Array.from(part).length >= 3).map((part) => `"${part}"`)
  if (phrases.length === 0) return undefined
  const rows = sql<object>`select rowid from leads_search where leads_search match ${phrases.join(' AND ')}`
  return {
    rows,
    ids: sql`select lead_id from lead_numbers where number in (${rows})`,
    isExact: parts.length === words.length && phrases.length === parts.length,
    filter: 'search',
  }
}

const findByState = (state: DeliveryState): Lookup => ({
  rows: sql`select distinct lead_id from deliveries where state = ${state}`,
  ids: sql`select lead_id from deliveries where state = ${state}`,
  isExact: true,
  filter: 'delivery',
})

/**
 * Selects the leads with a delivery and a search, of which rare ones are collected by an index; others are found along
 * the list. PostgreSQL uses its index of trigrams by itself.
 */
async function selectCandidates({ db, engine }: SearchedDatabase, filter: LeadFilter) {
  const { search, delivery, form, status } = filter
  const leads = delivery ? selectWithDelivery(db, delivery) : selectAll(db)
  const lookups = [engine === 'sqlite' ? findByTrigrams(search) : undefined, delivery && findByState(delivery)]
  const isOnlyFilter = [search, delivery, form, status].filter(Boolean).length === 1
  let count: number | undefined
  for (const lookup of lookups) {
    if (!lookup) continue
    const { rows, ids, isExact } = lookup
    const max = sql.lit(MAX_FOUND[lookup.filter] + 1)
    const found = await countRows(db, sql<object>`(${rows} limit ${max})`)
    if (isExact && isOnlyFilter) count = found
    if (found > MAX_FOUND[lookup.filter]) continue
    // With a limit, the planner collects these before it sorts and filters.
    const collected = leads.where('id', 'in', sql<string>`(${ids})`).limit(max)
    return { leads: collected, count, rest: isExact && lookup.filter === 'search' ? { ...filter, search: '' } : filter }
  }
  return { leads, count, rest: filter }
}

/** Selects the leads of `leads` that a filter matches, in no order. A search matches who has each of its words. */
function selectFrom(
  db: Kysely<LeadsTables>,
  leads: ReturnType<typeof selectWithDelivery>,
  { search, form, status }: LeadFilter,
) {
  let query = db.selectFrom(leads.as('leads'))
  for (const word of listWords(search))
    query = query.where(sql<boolean>`search_text like ${toLikePattern(word)} escape ${'\\'}`)
  if (form) query = query.where('form', '=', form)
  if (status) query = query.where('status', '=', status)
  return query
}

type MatchingLeads = ReturnType<typeof selectFrom>

/** Selects the leads that a filter matches, in no order, and counts them up to {@link MAX_COUNT}. */
export async function selectMatching(database: SearchedDatabase, filter: LeadFilter) {
  const { db } = database
  const { leads, rest, count: found } = await selectCandidates(database, filter)
  const matching = selectFrom(db, leads, rest)
  const count = found ?? (await countRows(db, matching.select('id').limit(COUNTED)))
  return { matching, total: Math.min(count, MAX_COUNT), hasMore: count > MAX_COUNT }
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

/** Reads a page of leads, newest first. Only those of the page are read whole. */
export async function readPage(
  db: Kysely<LeadsTables>,
  matching: MatchingLeads,
  { position, toward }: Pick<LeadFilter, 'position' | 'toward'>,
): Promise<PagePart> {
  const page = selectFromPosition(matching, { position, toward })
    .clearSelect()
    .select('id')
    .limit(PAGE_SIZE + 1)
  const rows = await selectFromPosition(selectFrom(db, selectAll(db), everything), { toward })
    .where('id', 'in', page)
    .execute()
  const isLast = rows.length <= PAGE_SIZE
  // The leads of the page that is shown may have been deleted, and the first page is a full one.
  if (position && (toward === 'older' ? rows.length === 0 : isLast))
    return readPage(db, matching, { toward: toward === 'older' ? 'newer' : 'older' })
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
export async function* readParts(db: Kysely<LeadsTables>, filter: LeadFilter, size: number): AsyncGenerator<Lead[]> {
  const { delivery } = filter
  const leads = delivery ? selectWithDelivery(db, delivery) : selectAll(db)
  const matching = selectFrom(db, leads, filter)
  let position: Position | undefined
  do {
    const start = { position, toward: 'older' } as const
    const next: Position | undefined = await selectFromPosition(selectFrom(db, selectAll(db), everything), start)
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
