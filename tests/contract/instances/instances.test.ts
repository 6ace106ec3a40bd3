import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORM_PATHS } from '#lib/forms.ts'
import { DEFAULT_LIMITS } from '#leads/limits.ts'
import { openLeadsDatabase } from '#leads/database/open.ts'
import { post, VALID } from '#tests/contract/leads/requests.ts'
import { temporaryFolder } from '#tests/contract/store/harness.ts'
import { runStore, TOKENS } from '#tests/contract/store/program.ts'
import { startBalancer } from '#tests/support/balancer.ts'
import { childEnvironment } from '#tests/support/childEnvironment.ts'
import { isFull } from '#tests/support/full.ts'
import { hasPostgres, startPostgres } from '#tests/support/postgres.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'

const PUBLISHES = isFull ? 100 : 10
const POSTS = isFull ? 500 : 60
const FRESH_WITHIN_MS = 1_000
const PROGRAM = fileURLToPath(new URL('instance.ts', import.meta.url))

async function startInstance(storeUrl: string, databaseUrl: string) {
  const child = spawn(process.execPath, [PROGRAM, storeUrl, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...childEnvironment, NODE_ENV: 'test' },
  })
  const [origin]: unknown[] = await once(createInterface(child.stdout), 'line')
  return { origin: String(origin), kill: () => child.kill('SIGKILL') }
}

// PGlite has one connection, so instances cannot share it.
describe.runIf(hasPostgres)('three instances behind a balancer', () => {
  const stops: (() => unknown)[] = []
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop()
  })

  let instances: Awaited<ReturnType<typeof startInstance>>[]
  let databaseUrl: string
  let storeUrl: string
  let site: string
  beforeAll(async () => {
    const postgres = await startPostgres()
    stops.push(() => postgres.close())
    databaseUrl = postgres.url
    const folder = await temporaryFolder()
    stops.push(() => folder.dispose())
    // The store tells the address of its webhook at its start, so the balancer learns its servers later.
    const origins: string[] = []
    const balancer = await startBalancer(origins)
    stops.push(() => balancer.close())
    site = balancer.url
    const store = await runStore(folder.path, { REVALIDATE_URL: `${site}/api/revalidate` })
    stops.push(() => store.end('SIGTERM'))
    storeUrl = store.url
    // The first one migrates the database.
    const first = await startInstance(storeUrl, databaseUrl)
    instances = [first, ...(await Promise.all([1, 2].map(() => startInstance(storeUrl, databaseUrl))))]
    for (const { kill, origin } of instances) {
      stops.push(kill)
      origins.push(origin)
    }
  })

  test(`show each of ${PUBLISHES} publishes within a second, and nothing older after it`, async () => {
    const content = createStoreClient(storeUrl, { token: TOKENS.write })
    const read = async (origin: string) => (await fetch(origin)).text()
    for (let number = 0; number < PUBLISHES; number += 1) {
      const text = `text ${number}`
      const deadline = performance.now() + FRESH_WITHIN_MS
      await content.createOrReplace({ _id: 'page', _type: 'note', text })
      for (const { origin } of instances) {
        while ((await read(origin)) !== text) expect(performance.now()).toBeLessThan(deadline)
      }
      expect(await Promise.all(instances.map(({ origin }) => read(origin)))).toEqual([text, text, text])
    }
  })

  test('count the calls of one visitor together', async () => {
    const { points } = DEFAULT_LIMITS.unknown
    const statuses = await Promise.all(
      Array.from({ length: points + 10 }, async (_, number) => {
        const body = { ...VALID.demo, email: `limit${number}@flood.example` }
        return (await post(`${site}${FORM_PATHS.demo}`, body, { 'x-forwarded-for': '203.0.113.1' })).status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(points)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  // Last, since it leaves two of them.
  test(`lose and double none of ${POSTS} posts when one of them is killed`, async () => {
    const waiting = Array.from({ length: POSTS }, (_, number) => number).values()
    let answered = 0
    async function sendNext(): Promise<void> {
      for (const number of waiting) {
        const body = { ...VALID.demo, email: `kill${number}@flood.example` }
        const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
        // A visitor whose post failed sends it again.
        while ((await post(`${site}${FORM_PATHS.demo}`, body, headers)).status !== 200);
        answered += 1
        if (answered === POSTS / 2) instances[0]?.kill()
      }
    }
    await Promise.all(Array.from({ length: 8 }, sendNext))
    const store = await openLeadsDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: '' })
    const records = await store.db
      .selectFrom('leads')
      .leftJoin('deliveries', 'deliveries.lead_id', 'leads.id')
      .select(({ fn }) => ['email', fn.count('deliveries.id').as('deliveries')])
      .where('email', 'like', 'kill%')
      .groupBy(['leads.id', 'email'])
      .execute()
    await store.close()
    expect(new Set(records.map(({ email }) => email)).size).toBe(POSTS)
    expect(records).toHaveLength(POSTS)
    expect(records.filter(({ deliveries }) => Number(deliveries) !== 2)).toEqual([])
  })
})
