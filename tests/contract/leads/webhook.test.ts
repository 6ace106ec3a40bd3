import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createFileTransport } from '#lib/mail/transport.ts'
import { retryDelivery } from '#leads/database/outbox.ts'
import { requestIds } from '#lib/requestId.ts'
import { listenLocally } from '#tests/support/listen.ts'
import { eventually } from '#tests/support/eventually.ts'
import { runWorker, storeLead } from './outbox.ts'
import { temporaryFolder, testServices } from './services.ts'

const SECRET = 'shared with the customer system'

/** A customer system that answers with one status after the other, the last one for ever. */
async function startCustomerSystem(statuses: number[]) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(statuses[Math.min(calls.length, statuses.length) - 1] ?? 200, { location: '/elsewhere' }).end()
    })
  })
  const { url, close } = await listenLocally(server)
  onTestFinished(close)
  return { calls, url: `${url}/leads` }
}

test('A customer system that hangs delays no mail', async () => {
  const services = await testServices()
  const hanging = await listenLocally(createServer(() => undefined))
  onTestFinished(hanging.close)
  for (const email of ['a@x.ca', 'b@x.ca', 'c@x.ca', 'd@x.ca', 'e@x.ca', 'f@x.ca']) {
    await storeLead(services, { email }, ['webhook', 'team-notice'])
  }
  const sent: string[] = []
  const transport = { send: async (id: string) => void sent.push(id), verify: async () => undefined }
  runWorker(services, { transport, webhook: { url: hanging.url, secret: SECRET } })
  await eventually(() => expect(sent).toHaveLength(6))
  hanging.close()
})

test('A customer system that cannot be reached is named by its failure, not by a TypeError of fetch', async () => {
  const services = await testServices()
  const { url, close } = await listenLocally(createServer())
  close()
  await storeLead(services, {}, ['webhook'])
  runWorker(services, {
    transport: createFileTransport(await temporaryFolder()),
    webhook: { url, secret: SECRET },
  })
  await eventually(() => expect(services.logged()).toContain('"code":"ECONNREFUSED"'))
})

test('A delivery is logged with the id of its lead, not of the request that woke the worker', async () => {
  const services = await testServices()
  const system = await startCustomerSystem([204])
  const worker = runWorker(services, {
    transport: createFileTransport(await temporaryFolder()),
    webhook: { url: system.url, secret: SECRET },
    // So that no poll delivers what a run leaves.
    pollMs: 60_000,
  })
  await worker.whenIdle()
  const id = await storeLead(services, {}, ['webhook'])
  requestIds.run('request-of-another-visitor', () => worker.wake())
  await eventually(() => expect(services.logged()).toMatch(new RegExp(`"id":"${id}".*"Delivery done"`)))
  expect(services.logged()).not.toContain('request-of-another-visitor')
})

test('A delivery made while the database was down is marked later, not repeated', async () => {
  const services = await testServices()
  const system = await startCustomerSystem([204])
  const { db } = services.database
  await storeLead(services, {}, ['webhook'])
  await sql`create trigger away before update of state on deliveries begin select raise(abort, 'away'); end`.execute(db)
  runWorker(services, {
    transport: createFileTransport(await temporaryFolder()),
    webhook: { url: system.url, secret: SECRET },
  })
  await eventually(() => expect(services.logged()).toContain('The outbox cannot be read.'))
  await sql`update deliveries set lease_until = null`.execute(db)
  await sql`drop trigger away`.execute(db)
  await eventually(async () => {
    expect(await db.selectFrom('deliveries').select('state').execute()).toEqual([{ state: 'delivered' }])
  })
  expect(system.calls).toHaveLength(1)
  expect(system.calls[0]?.headers['idempotency-key']).toBe(system.calls[0]?.headers['webhook-id'])
})

test('A delivery that failed while the database was down is tried again once it is back', async () => {
  const services = await testServices()
  const system = await startCustomerSystem([503, 204])
  const { db } = services.database
  await storeLead(services, {}, ['webhook'])
  await sql`create trigger away before update of next_attempt_at on deliveries begin select raise(abort, 'away'); end`.execute(
    db,
  )
  runWorker(services, {
    transport: createFileTransport(await temporaryFolder()),
    webhook: { url: system.url, secret: SECRET },
  })
  await eventually(() => expect(services.logged()).toContain('The outbox cannot be read.'))
  await sql`drop trigger away`.execute(db)
  await eventually(async () => {
    expect(await db.selectFrom('deliveries').select('state').execute()).toEqual([{ state: 'delivered' }])
  })
  expect(system.calls).toHaveLength(2)
})

test('A lead is sent once, signed over its id, time and body', async () => {
  const services = await testServices()
  const system = await startCustomerSystem([204])
  const id = await storeLead(services, {}, ['webhook'])
  const worker = runWorker(services, {
    transport: createFileTransport(await temporaryFolder()),
    webhook: { url: system.url, secret: SECRET },
  })
  await worker.whenIdle()
  // As a later poll would.
  worker.wake()
  await worker.whenIdle()
  expect(system.calls).toHaveLength(1)
  const [call] = system.calls
  const {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  } = call?.headers ?? {}
  const expected = createHmac('sha256', SECRET).update([messageId, timestamp, call?.body].join('.')).digest('base64')
  expect(signature).toBe(`v1,${expected}`)
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    type: 'lead.registered',
    data: { id, email: 'ann@lender.example', leadsPerMonth: '500-1500' },
  })
})

test.each([500, 404, 302])('Status %i fails the delivery; the next attempt has the same id', async (status) => {
  const services = await testServices()
  const system = await startCustomerSystem([status, 200])
  await storeLead(services, {}, ['webhook'])
  runWorker(services, {
    transport: createFileTransport(await temporaryFolder()),
    webhook: { url: system.url, secret: SECRET },
  })
  const delivery = await eventually(() =>
    services.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('last_error', 'is not', null)
      .executeTakeFirstOrThrow(),
  )
  expect(delivery.state).toBe('pending')
  await retryDelivery(services.database.db, delivery.id, new Date())
  await eventually(async () => {
    const row = await services.database.db.selectFrom('deliveries').select('state').executeTakeFirstOrThrow()
    expect(row.state).toBe('delivered')
  })
  expect(system.calls.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.id, delivery.id])
})

test('whenIdle after wake resolves once every due delivery is made', async () => {
  const services = await testServices()
  const system = await startCustomerSystem([204])
  const worker = runWorker(services, {
    transport: createFileTransport(await temporaryFolder()),
    webhook: { url: system.url, secret: SECRET },
    // So that no poll delivers what a run leaves.
    pollMs: 60_000,
  })
  await worker.whenIdle()
  await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((number) => storeLead(services, { email: `${number}@a.ca` }, ['webhook'])),
  )
  worker.wake()
  await worker.whenIdle()
  expect(system.calls).toHaveLength(7)
})
