import { expect, onTestFinished, test, vi } from 'vitest'
import type { MailSettings } from '#leads/mail/channels.ts'
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
