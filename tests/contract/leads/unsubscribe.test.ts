import { expect, onTestFinished, test } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { isSuppressed } from '#lib/leads/store/suppressions.ts'
import { deleteLead } from '#lib/leads/store/leads.ts'
import { unsubscribeLinks } from '#lib/leads/unsubscribeLink.ts'
import { storeLead } from './outbox.ts'
import { serveLeads } from './server.ts'
import { SECRET, testServices } from './services.ts'

const EMAIL = 'ann@lender.example'

async function start(locale: Locale = 'en-CA') {
  const services = await testServices()
  const server = await serveLeads(services)
  onTestFinished(server.close)
  const id = await storeLead(services, { email: EMAIL }, [])
  const link = new URL(
    unsubscribeLinks({ siteUrl: server.origin, secret: SECRET }, { id, email: EMAIL }, locale).oneClick,
  )
  const isOff = () => isSuppressed(services.store.db, EMAIL)
  return { services, id, link, isOff }
}

const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }

test('One click in the mail program stops mail at once, again and again if need be', async () => {
  const { link, isOff } = await start()
  for (const _time of ['first', 'second']) expect((await fetch(link, oneClick)).status).toBe(200)
  expect(await isOff()).toBe(true)
})

test('Following the link changes nothing: a mail scanner does that too', async () => {
  const { link, isOff } = await start()
  const answer = await fetch(link, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/unsubscribe?token=${link.searchParams.get('token')}`)
  expect(await isOff()).toBe(false)
})

test('The button of the page stops mail and shows that it did', async () => {
  const { link, isOff } = await start()
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams({ from: 'page' }), redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/unsubscribe?token=${link.searchParams.get('token')}&done=1`,
  ])
  expect(await isOff()).toBe(true)
})

test('A link in French leads to the French page', async () => {
  const { link, isOff } = await start('fr-CA')
  const token = link.searchParams.get('token')
  const seen = await fetch(link, { redirect: 'manual' })
  expect(seen.headers.get('location')).toBe(`/fr/unsubscribe?token=${token}`)
  const done = await fetch(link, { method: 'POST', body: new URLSearchParams({ from: 'page' }), redirect: 'manual' })
  expect(done.headers.get('location')).toBe(`/fr/unsubscribe?token=${token}&done=1`)
  expect(await isOff()).toBe(true)
})

test('The link still works after the record was deleted', async () => {
  const { services, id, link, isOff } = await start()
  await deleteLead(services.store.db, id)
  expect((await fetch(link, oneClick)).status).toBe(200)
  expect(await isOff()).toBe(true)
})

test.each([
  ['no token', ''],
  ['an altered token', 'bm90IG91cnM.c2lnbmF0dXJl'],
  ['a token signed for another purpose', 'MTIz'],
])('%s stops nobody’s mail', async (_what, token) => {
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

test('A form that never ends is cut off at the limit', async () => {
  const { link, isOff } = await start()
  const answer = await fetch(link, endless())
  expect([answer.status, (await answer.json()).error]).toEqual([413, 'payload_too_large'])
  expect(await isOff()).toBe(false)
})

test('Nothing is read of who has no link of ours', async () => {
  const { link } = await start()
  link.searchParams.set('token', 'bm90IG91cnM.c2lnbmF0dXJl')
  expect((await fetch(link, endless())).status).toBe(400)
})

test('Who presses the button with a link that is not ours sees the page, which says so', async () => {
  const { link } = await start()
  link.searchParams.set('token', 'bm90IG91cnM.c2lnbmF0dXJl')
  const headers = { accept: 'text/html,*/*;q=0.8' }
  const answer = await fetch(link, { method: 'POST', headers, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe${link.search}`])
})

test('The link holds no address', async () => {
  const { link } = await start()
  const [encoded = ''] = (link.searchParams.get('token') ?? '').split('.')
  expect(Buffer.from(encoded, 'base64url').toString()).not.toContain('ann')
})
