import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { fileTransport } from '#lib/leads/mail/transport.ts'
import { retryDelivery } from '#lib/leads/store/outbox.ts'
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

test('A request is announced once, signed over its id, time and body', async () => {
  const services = await testServices()
  const system = await startCustomerSystem([204])
  const id = await storeLead(services, {}, ['webhook'])
  runWorker(services, {
    transport: fileTransport(await temporaryFolder()),
    webhook: { url: system.url, secret: SECRET },
  })
  await eventually(() => expect(system.calls).toHaveLength(1))
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

test.each([500, 404, 302])('An answer of %i is no delivery; the next attempt has the same id', async (status) => {
  const services = await testServices()
  const system = await startCustomerSystem([status, 200])
  await storeLead(services, {}, ['webhook'])
  runWorker(services, {
    transport: fileTransport(await temporaryFolder()),
    webhook: { url: system.url, secret: SECRET },
  })
  const delivery = await eventually(() =>
    services.store.db
      .selectFrom('deliveries')
      .selectAll()
      .where('last_error', 'is not', null)
      .executeTakeFirstOrThrow(),
  )
  expect(delivery.state).toBe('pending')
  await retryDelivery(services.store.db, delivery.id, new Date())
  await eventually(async () => {
    const row = await services.store.db.selectFrom('deliveries').select('state').executeTakeFirstOrThrow()
    expect(row.state).toBe('delivered')
  })
  expect(system.calls.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.id, delivery.id])
})

test('Who waits for rest after a nudge finds everything that was due delivered', async () => {
  const services = await testServices()
  const system = await startCustomerSystem([204])
  const worker = runWorker(services, {
    transport: fileTransport(await temporaryFolder()),
    webhook: { url: system.url, secret: SECRET },
  })
  await worker.whenIdle()
  await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((number) => storeLead(services, { email: `${number}@a.ca` }, ['webhook'])),
  )
  worker.wake()
  await worker.whenIdle()
  expect(system.calls).toHaveLength(7)
})
