import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { MailSettings } from '#leads/mail/channels.ts'
import { eventually } from '#tests/support/eventually.ts'
import { runWorker, storeLead } from './outbox.ts'
import { seedContents } from './seedContent.ts'
import { testServices } from './services.ts'

test.each([
  { mails: 10, reads: 1 },
  { mails: 40, reads: 4 },
])('$mails waiting messages read their content $reads times', async ({ mails, reads }) => {
  const services = await testServices()
  for (const number of Array(mails).keys())
    await storeLead(services, { email: `p${number}@x.ca`, form: 'one-pager' }, ['visitor-mail'])
  const loadContent = vi.fn<MailSettings['loadContent']>(async (locale) => seedContents[locale])
  const send = vi.fn<() => Promise<void>>(async () => undefined)
  await runWorker(services, { transport: { send, verify: async () => undefined }, loadContent }).whenIdle()
  expect([send.mock.calls.length, loadContent.mock.calls.length]).toEqual([mails, reads])
})

test.each([
  { mails: 10, statements: 7 },
  { mails: 40, statements: 19 },
])('$mails waiting messages take $statements statements', async ({ mails, statements }) => {
  // A slow batch is also marked at intervals.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const services = await testServices()
  for (const number of Array(mails).keys()) await storeLead(services, { email: `p${number}@x.ca` }, ['visitor-mail'])
  const transformQuery = vi.fn<KyselyPlugin['transformQuery']>(({ node }) => node)
  const db = services.database.db.withPlugin({ transformQuery, transformResult: async ({ result }) => result })
  const watched = { ...services, database: { ...services.database, db } }
  const transport = { send: async () => undefined, verify: async () => undefined }
  await runWorker(watched, { transport }).whenIdle()
  // A batch is leased, its leads and suppressions are read, and its ends are marked. Of each channel the last lease finds none.
  expect(transformQuery).toHaveBeenCalledTimes(statements)
})

test('finished messages are marked while another one takes long', async () => {
  const services = await testServices()
  for (const number of Array(10).keys()) await storeLead(services, { email: `p${number}@x.ca` }, ['visitor-mail'])
  const accepted = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>(async () => undefined).mockReturnValueOnce(accepted.promise)
  runWorker(services, { transport: { send, verify: async () => undefined } })
  onTestFinished(() => accepted.resolve())
  await eventually(async () => {
    const states = await services.database.db.selectFrom('deliveries').select('state').execute()
    expect(states.filter(({ state }) => state === 'delivered')).toHaveLength(9)
  })
})

test('other requests are answered between the messages of a batch', async () => {
  const services = await testServices()
  for (const number of Array(10).keys()) await storeLead(services, { email: `p${number}@x.ca` }, ['visitor-mail'])
  let turn = 0
  const count = () => {
    turn += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  onTestFinished(() => clearImmediate(timer))
  const turns: number[] = []
  const send = async () => void turns.push(turn)
  await runWorker(services, { transport: { send, verify: async () => undefined } }).whenIdle()
  expect(turns).toHaveLength(10)
  expect(new Set(turns).size).toBe(10)
})
