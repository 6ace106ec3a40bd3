import { expect, onTestFinished, test } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { deletePerson, saveLead } from '#leads/database/leads.ts'
import { isSuppressed } from '#leads/database/suppressions.ts'
import { listDeliveries } from '#leads/database/outbox.ts'
import { createUnsubscribeLinks, readUnsubscribeRequest, unsubscribe } from '#leads/unsubscribe.ts'
import { createInput, storeLead } from './outbox.ts'
import { serveLeads } from './server.ts'
import { SECRET, testServices } from './services.ts'

const EMAIL = 'ann@lender.example'

async function start(locale: Locale = 'en-CA') {
  const services = await testServices()
  const server = await serveLeads(services)
  onTestFinished(server.close)
  const id = await storeLead(services, { email: EMAIL }, [])
  const link = new URL(
    createUnsubscribeLinks({ siteUrl: server.origin, secret: SECRET }, { id, email: EMAIL }, locale).oneClick,
  )
  const isOff = () => isSuppressed(services.database.db, { email: EMAIL, form: 'demo' })
  return { services, id, link, isOff }
}

/** The call of the page's button, which a browser makes. */
const pressOn = (link: URL) => fetch(`${link}&page=1`, pressButton)
const pressButton = { method: 'POST', headers: { accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' } as const
const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

test('One click in the mail program unsubscribes at once, and is idempotent', async () => {
  const { link, isOff } = await start()
  for (const _time of ['first', 'second']) expect((await fetch(link, oneClick)).status).toBe(200)
  expect(await isOff()).toBe(true)
})

test('Following the link changes nothing, as mail scanners do that', async () => {
  const { link, isOff } = await start()
  const answer = await fetch(link, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/unsubscribe?token=${link.searchParams.get('token')}`)
  expect(await isOff()).toBe(false)
})

test('The button of the page unsubscribes and confirms it', async () => {
  const { link, isOff } = await start()
  const answer = await pressOn(link)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/unsubscribe?token=${link.searchParams.get('token')}&done=1`,
  ])
  expect(await isOff()).toBe(true)
})

test('While nothing can be stored, the button leads back to the page, and a mail program is asked to try later', async () => {
  const { services, link } = await start()
  await services.database.db.schema.dropTable('suppressions').execute()
  const answer = await pressOn(link)
  expect(answer.headers.get('location')).toBe(`/unsubscribe?token=${link.searchParams.get('token')}`)
  expect((await fetch(link, oneClick)).status).toBe(503)
})

test('A link in French leads to the French page', async () => {
  const { link, isOff } = await start('fr-CA')
  const token = link.searchParams.get('token')
  const seen = await fetch(link, { redirect: 'manual' })
  expect(seen.headers.get('location')).toBe(`/fr/unsubscribe?token=${token}`)
  const done = await pressOn(link)
  expect(done.headers.get('location')).toBe(`/fr/unsubscribe?token=${token}&done=1`)
  expect(await isOff()).toBe(true)
})

test('Unsubscribing removes the address from the waitlist, and no request for an answer', async () => {
  const { services, link } = await start()
  const join = (email: string) => storeLead(services, { email, form: 'android-waitlist' }, ['visitor-mail'])
  const entry = await join('ANN@lender.example')
  const messages = (await listDeliveries(services.database.db, [entry])).map(({ id }) => id)
  await join('bea@lender.example')
  const deleted: string[] = []
  services.deleteMessages = async (ids) => void deleted.push(...ids)
  for (const _time of ['first', 'second']) expect((await fetch(link, oneClick)).status).toBe(200)
  const left = await services.database.db.selectFrom('leads').select(['email', 'form']).orderBy('email').execute()
  expect(left).toEqual([
    { email: EMAIL, form: 'demo' },
    { email: 'bea@lender.example', form: 'android-waitlist' },
  ])
  expect([messages.length, deleted]).toEqual([1, messages])
})

test('A link of an old mail removes an address that left the waitlist and joined it again', async () => {
  const { services, link } = await start()
  const join = (email: string, at: number) =>
    storeLead(services, { email, form: 'android-waitlist' }, ['visitor-mail'], new Date(at))
  const list = () => services.database.db.selectFrom('leads').select('email').orderBy('email').execute()
  const [lead] = await services.database.db.selectFrom('leads').select('id').execute()
  await deletePerson(services.database.db, lead?.id ?? '')
  const later = Date.now() + 1000
  await join('bea@lender.example', later)
  await join('ANN@lender.example', later)
  services.now = () => new Date(later + 1000)
  expect((await fetch(link, oneClick)).status).toBe(200)
  expect(await list()).toEqual([{ email: 'bea@lender.example' }])
})

test('The page confirms when the link is opened again, until the address asks for something', async () => {
  const { services, id, link } = await start()
  const read = () => readUnsubscribeRequest(services, link.searchParams.get('token') ?? '')
  expect(await read()).toEqual({ email: EMAIL, isDone: false })
  await fetch(link, oneClick)
  expect(await read()).toEqual({ email: EMAIL, isDone: true })
  await deletePerson(services.database.db, id)
  expect(await read()).toEqual({ email: undefined, isDone: true })
  const other = createInput({ email: EMAIL, form: 'android-waitlist' })
  await saveLead(services.database.db, other, [], new Date(Date.now() + 1000))
  expect(await read()).toEqual({ email: undefined, isDone: false })
  expect(await readUnsubscribeRequest(services, 'bm90IG91cnM.c2lnbmF0dXJl')).toBeNull()
})

test('The link works after the lead was deleted', async () => {
  const { services, id, link, isOff } = await start()
  await deletePerson(services.database.db, id)
  expect((await fetch(link, oneClick)).status).toBe(200)
  expect(await isOff()).toBe(true)
})

test.each([
  ['no token', ''],
  ['an altered token', 'bm90IG91cnM.c2lnbmF0dXJl'],
  ['a token signed for another purpose', 'MTIz'],
])('%s unsubscribes no one', async (_what, token) => {
  const { link, isOff } = await start()
  link.searchParams.set('token', token)
  expect((await fetch(link, oneClick)).status).toBe(400)
  expect(await isOff()).toBe(false)
})

/** A form that never ends and hides its length. */
const endless = (): RequestInit & { duplex: 'half' } => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('a'.repeat(4096)))
    },
  }),
  duplex: 'half',
})

test('The body is not read, with or without a valid link', async () => {
  const { link } = await start()
  expect((await fetch(link, endless())).status).toBe(200)
  link.searchParams.set('token', 'bm90IG91cnM.c2lnbmF0dXJl')
  expect((await fetch(link, endless())).status).toBe(400)
})

test("An invalid link with the page's button shows the page with the error", async () => {
  const { link } = await start()
  link.searchParams.set('token', 'bm90IG91cnM.c2lnbmF0dXJl')
  const answer = await pressOn(link)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe${link.search}`])
})

test('While the database cannot be opened, the button leads back and a mail program may retry', async () => {
  const { link } = await start()
  const answers = [
    unsubscribe(new Request(`${link}&page=1`, pressButton), null),
    unsubscribe(new Request(link, oneClick), null),
  ]
  const [browser, mailProgram] = await Promise.all(answers)
  expect([browser?.status, browser?.headers.get('location')]).toEqual([303, `/unsubscribe${link.search}`])
  expect([mailProgram?.status, mailProgram?.headers.get('retry-after')]).toEqual([503, '30'])
})

test('The link contains no email address', async () => {
  const { link } = await start()
  const [encoded = ''] = (link.searchParams.get('token') ?? '').split('.')
  expect(Buffer.from(encoded, 'base64url').toString()).not.toContain('ann')
})

test.each(['text/html', '*/*', 'application/json'])(
  'One click is not redirected when %s is accepted',
  async (accept) => {
    const { link, isOff } = await start()
    expect((await fetch(link, { ...oneClick, headers: { accept }, redirect: 'manual' })).status).toBe(200)
    expect(await isOff()).toBe(true)
  },
)
