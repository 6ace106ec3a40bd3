import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMonthlyMail, getMonthBefore } from '#leads/counts/monthlyMail.ts'
import { addCounts } from '#leads/counts/counts.ts'
import { createLeadsLog } from '#leads/log.ts'
import type { MailTransport } from '#lib/mail/transport.ts'
import { HOME_CELL } from '#tests/support/homeCell.ts'
import { SITE_URL, DATABASES } from '../leads/services.ts'

const READERS = [
  { id: 'ann', email: 'ann@homie.example', language: 'en-CA' as const },
  { id: 'luc', email: 'luc@homie.example', language: 'fr-CA' as const },
]

/** In Toronto the third of December. */
const IN_TIME = new Date('2026-12-03T15:00:00Z')

test.each([
  ['2026-12-03', { from: '2026-11-01', to: '2026-11-30' }],
  ['2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
  ['2026-01-01', { from: '2025-12-01', to: '2025-12-31' }],
])('the month before %s', (day, month) => {
  expect(getMonthBefore(day)).toEqual(month)
})

test.each(DATABASES)(
  'results of a month are mailed once, in the language of each reader, in $name',
  async ({ openDatabase }) => {
    const database = await openDatabase()
    onTestFinished(() => database.close())
    await addCounts(database.db, [
      { cell: { ...HOME_CELL, day: '2026-11-30', source: 'news' }, amount: 1_200 },
      { cell: { ...HOME_CELL, day: '2026-12-01' }, amount: 9_000 },
      { cell: { ...HOME_CELL, day: '2026-10-31' }, amount: 3 },
    ])
    const sent: { id: string; to: unknown; subject: unknown; text: unknown }[] = []
    let isDown = true
    const createInstance = () =>
      createMonthlyMail(
        { database, siteUrl: SITE_URL, log: createLeadsLog() },
        {
          loadReaders: () => Promise.resolve(READERS),
          loadSender: () => Promise.resolve({ name: 'Homie', address: 'partners@homie.example' }),
          transport: {
            send(id, { to, subject, text }) {
              if (isDown) return Promise.reject(new Error('down'))
              sent.push({ id, to, subject, text })
              return Promise.resolve()
            },
          },
        },
      )
    const [one, other] = [createInstance(), createInstance()]
    await one.check(new Date('2026-12-09T15:00:00Z'))
    await one.check(IN_TIME)
    isDown = false
    // Until the first attempt counts as lost, no instance sends it again.
    await other.check(IN_TIME)
    expect(sent).toEqual([])
    const later = new Date(IN_TIME.getTime() + 60 * 60_000)
    await Promise.all([one.check(later), other.check(later)])
    await createInstance().check(new Date(later.getTime() + 60 * 60_000))
    expect(sent.map(({ id }) => id).toSorted()).toEqual(['results-2026-11-ann', 'results-2026-11-luc'])
    const [english, french] = sent.toSorted((a, b) => a.id.localeCompare(b.id))
    expect(english).toMatchObject({
      to: 'ann@homie.example',
      subject: 'Results of November 2026',
      text: expect.stringContaining('Pages shown: 1,200 (fewer than 5)\n'),
    })
    expect(String(english?.text).trim().split('\n')).toHaveLength(10)
    expect(french).toMatchObject({
      subject: 'Résultats\u{a0}: novembre 2026',
      text: expect.stringMatching(/Pages affichées\u{a0}: 1.200 \(moins de 5\)\nFormulaires ouverts\u{a0}: 0 \(0\)/u),
    })
  },
)

test('no mail is sent about a month without visits', async () => {
  const [sqlite] = DATABASES
  const database = await sqlite.openDatabase()
  onTestFinished(() => database.close())
  const mail = createMonthlyMail(
    { database, siteUrl: SITE_URL, log: createLeadsLog() },
    {
      loadReaders: () => Promise.resolve(READERS),
      loadSender: () => Promise.reject(new Error('is not needed')),
      transport: { send: () => Promise.reject(new Error('is not sent')) },
    },
  )
  await expect(mail.check(IN_TIME)).resolves.toBeUndefined()
})

test('a stop waits for the mail that is being sent, notes its end and sends no other', async () => {
  vi.useFakeTimers({ now: IN_TIME, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const [sqlite] = DATABASES
  const database = await sqlite.openDatabase()
  onTestFinished(() => database.close())
  await addCounts(database.db, [{ cell: { ...HOME_CELL, day: '2026-11-30' }, amount: 1_200 }])
  const [begun, accepted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const send = vi.fn<MailTransport['send']>(() => {
    begun.resolve()
    return accepted.promise
  })
  const stop = createMonthlyMail(
    { database, siteUrl: SITE_URL, log: createLeadsLog() },
    {
      loadReaders: () => Promise.resolve(READERS),
      loadSender: () => Promise.resolve({ name: 'Homie', address: 'partners@homie.example' }),
      transport: { send },
    },
  ).start()
  await begun.promise
  let isStopped = false
  const stopped = (async () => {
    await stop()
    isStopped = true
  })()
  await yieldToOthers()
  expect(isStopped).toBe(false)
  accepted.resolve()
  await stopped
  const sent = await database.db.selectFrom('sent_mails').select(['id', 'sent_at']).execute()
  expect(sent).toEqual([{ id: 'results-2026-11-ann', sent_at: IN_TIME.toISOString() }])
  expect(send).toHaveBeenCalledOnce()
})
