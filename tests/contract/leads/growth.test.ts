import { CompiledQuery, type Kysely, type QueryId, type RootOperationNode, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { leadFilterSchema } from '#leads/staff/leadQueries.ts'
import { listLeads } from '#leads/staff/listing.ts'
import type { LeadsDatabase } from '#leads/database/open.ts'
import { claim, readOutbox } from '#leads/database/outbox.ts'
import type { LeadsTables } from '#leads/database/schema.ts'
import { DATABASES } from './services.ts'

const DUE = new Date('2100-01-01T00:00:00Z')

/**
 * Stores leads with a delivery each. The oldest ten failed and have another name; the newest ten wait. The oldest 3,000
 * have a company, which more of them share than are counted.
 */
async function fill(db: Kysely<LeadsTables>, leads: number): Promise<void> {
  const numbers = sql`numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(leads)})`
  await sql`insert into leads (id, form, email_key, email, status, source_page, source_home, consent_version, locale,
      search_text, submissions, created_at, updated_at)
    with recursive ${numbers} select 'lead' || i, 'demo', 'p' || i || '@x.ca', 'p' || i || '@x.ca', 'new', '/', '/', '1',
      'en-CA', case when i <= 10 then 'tremblay' else 'ann' end || case when i <= 3000 then ' acme' else '' end, 1, cast(1000000 + i as text), cast(1000000 + i as text)
    from numbers`.execute(db)
  await sql`insert into deliveries (id, lead_id, channel, state, attempts, next_attempt_at, created_at)
    with recursive ${numbers} select 'delivery' || i, 'lead' || i, 'visitor-mail',
      case when i > ${sql.lit(leads - 10)} then 'pending' when i <= 10 then 'dead' else 'delivered' end,
      1, cast(1000000 + i as text), cast(1000000 + i as text) from numbers`.execute(db)
  await sql.raw('analyze').execute(db)
}

/** Collects the statements that are executed on the returned database. */
function watch(db: Kysely<LeadsTables>) {
  const statements: CompiledQuery[] = []
  const nodes = new WeakMap<QueryId, RootOperationNode>()
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      nodes.set(queryId, node)
      return node
    },
    async transformResult({ result, queryId }) {
      const node = nodes.get(queryId)
      if (node) statements.push(db.getExecutor().compileQuery(node, queryId))
      return result
    },
  })
  return { watched, statements }
}

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}
const planSchema: z.ZodType<Plan> = z.object({
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(planSchema).optional()
  },
})
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) })])

/** Counts the rows that a plan reads from tables. */
function countRead({ Plans = [], ...plan }: Plan): number {
  const rows = plan['Relation Name'] ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0
  return Plans.reduce((sum, each) => sum + countRead(each), rows * plan['Actual Loops'])
}

const work: Record<string, (database: LeadsDatabase) => Promise<unknown>> = {
  'the first page': (database) => listLeads(database, leadFilterSchema.parse({})),
  'the last page': (database) => listLeads(database, leadFilterSchema.parse({ toward: 'newer' })),
  'what was delivered': (database) => listLeads(database, leadFilterSchema.parse({ delivery: 'delivered' })),
  'what failed': (database) => listLeads(database, leadFilterSchema.parse({ delivery: 'dead' })),
  'a rare name': (database) => listLeads(database, leadFilterSchema.parse({ search: 'tremblay' })),
  'a claim': ({ db }) => claim(db, 'worker', 5, 60_000, DUE, 'visitor-mail'),
  'the state of the outbox': ({ db }) => readOutbox(db, DUE),
}

/** Fills a store and returns the statements of all work. */
async function run(openDatabase: () => Promise<LeadsDatabase>, leads: number) {
  const database = await openDatabase()
  onTestFinished(() => database.close())
  const { db } = database
  await fill(db, leads)
  const { watched, statements } = watch(db)
  const byWork = new Map<string, CompiledQuery[]>()
  for (const [name, start] of Object.entries(work)) {
    await start({ ...database, db: watched })
    byWork.set(name, statements.splice(0))
  }
  return { db, byWork }
}

test('no work of staff or of the outbox scans a table of SQLite', async () => {
  const [{ openDatabase }] = DATABASES
  const { db, byWork } = await run(openDatabase, 5_000)
  const scans: string[] = []
  for (const [name, statements] of byWork) {
    for (const { sql: text, parameters } of statements) {
      const query = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
      const { rows } = await db.executeQuery<{ detail: string }>(query)
      const steps = rows.map(({ detail }) => detail)
      // Leads that were collected are a table of their own.
      const tables = steps.includes('CO-ROUTINE leads') ? ['deliveries'] : ['deliveries', 'leads']
      expect(steps).not.toEqual([])
      scans.push(...tables.filter((table) => steps.includes(`SCAN ${table}`)).map((table) => `${name}: ${table}`))
    }
  }
  expect(scans).toEqual([])
})

test.each(['acme', 'tremblay'])(
  'a search for %s in SQLite does not read along the list to old leads',
  async (search) => {
    const [{ openDatabase }] = DATABASES
    const database = await openDatabase()
    onTestFinished(() => database.close())
    await fill(database.db, 5_000)
    const { watched, statements } = watch(database.db)
    const { leads, total, hasMore } = await listLeads({ ...database, db: watched }, leadFilterSchema.parse({ search }))
    expect([leads[0]?.id, total, hasMore]).toEqual(search === 'acme' ? ['lead3000', 2000, true] : ['lead10', 10, false])
    const steps: string[] = []
    for (const { sql: text, parameters } of statements) {
      const query = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
      const { rows } = await database.db.executeQuery<{ detail: string }>(query)
      steps.push(...rows.map(({ detail }) => detail))
    }
    expect(steps).not.toEqual([])
    expect(steps.filter((step) => /leads_newest/.test(step))).toEqual([])
  },
)

test('a claim in SQLite looks along the deliveries that wait once, and only until it has enough', async () => {
  const [{ openDatabase }] = DATABASES
  const database = await openDatabase()
  onTestFinished(() => database.close())
  const { watched, statements } = watch(database.db)
  await claim(watched, 'worker', 5, 60_000, DUE, 'visitor-mail')
  const [statement] = statements
  const query = CompiledQuery.raw(`explain query plan ${statement?.sql}`, [...(statement?.parameters ?? [])])
  const { rows } = await database.db.executeQuery<{ detail: string }>(query)
  const steps = rows.flatMap(({ detail }) => /INDEX \w+|TEMP B-TREE/.exec(detail) ?? [])
  expect(steps).toEqual(['INDEX sqlite_autoindex_deliveries_1', 'INDEX deliveries_due'])
})

test('the rows that PostgreSQL reads do not grow with the store', async () => {
  const [, { name: database, openDatabase }] = DATABASES
  const counts: Map<string, number>[] = []
  for (const leads of [5_000, 20_000]) {
    const { db, byWork } = await run(openDatabase, leads)
    const read = new Map<string, number>()
    for (const [name, statements] of byWork) {
      let count = 0
      for (const { sql: text, parameters } of statements) {
        const query = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
        const [row] = explained.parse((await db.executeQuery(query)).rows)
        count += countRead(row['QUERY PLAN'][0].Plan)
      }
      read.set(name, count)
    }
    counts.push(read)
  }
  const [small, large] = counts
  const growing = [...(small ?? [])].filter(([name, count]) => {
    // PGlite has no index of trigrams.
    if (database === 'PGlite' && name === 'a rare name') return false
    return (large?.get(name) ?? Infinity) > 1.2 * count + 100
  })
  expect(growing).toEqual([])
})
