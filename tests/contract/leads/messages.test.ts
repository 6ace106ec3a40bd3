import { expect, test } from 'vitest'
import { toMailContent } from '#leads/mail/content.ts'
import { getMessagePath, messageTitles, ONE_PAGER_PDF } from '#leads/mail/preview.ts'
import { sendTest, showMessage, withMessageErrors } from '#leads/http/messagePreviews.ts'
import type { MailSettings } from '#leads/mail/channels.ts'
import { createSmtpTransport } from '#lib/mail/transport.ts'
import { readUnsubscribeToken } from '#leads/unsubscribe.ts'
import { isTooLong, renderOnePager } from '#leads/pdf/renderOnePager.ts'
import type { ReadSession, StaffMember } from '#leads/staff/session.ts'
import { getHeaders, getPart, startMailServer } from './mailServer.ts'
import { seedContents } from './seedContent.ts'
import { SITE_URL, testServices } from './services.ts'

const people: Record<string, StaffMember> = {
  writer: { id: 'p1', email: 'writer@homie.example', roles: ['marketer'] },
  guest: { id: 'p2', email: 'guest@homie.example', roles: [] },
}
const readSession: ReadSession = (token) => Promise.resolve(people[token] ?? null)

async function start(changed: Partial<MailSettings> = {}) {
  const services = await testServices({ email: { points: 2, duration: 60 } })
  const server = await startMailServer()
  const settings: MailSettings = {
    ...services,
    transport: createSmtpTransport(server.url),
    from: undefined,
    teamEmail: undefined,
    loadContent: (locale) => Promise.resolve(seedContents[locale]),
    renderOnePager,
    ...changed,
  }
  const request = (name: string, locale: 'en-CA' | 'fr-CA', headers = {}) =>
    new Request(`${SITE_URL}${getMessagePath('demo', locale).replace('demo', name)}`, { headers })
  return {
    services,
    server,
    show: (name: string, locale: 'en-CA' | 'fr-CA' = 'en-CA') =>
      withMessageErrors(() => showMessage(request(name, locale), name, settings)),
    send: (token: string, name = 'demo', headers = {}) =>
      sendTest(
        request(name, 'en-CA', { authorization: `Bearer ${token}`, ...headers }),
        name,
        services,
        settings,
        readSession,
      ),
  }
}

test.each(Object.keys(messageTitles))('the message "%s" is shown in both languages and not cached', async (name) => {
  const { show } = await start()
  const [english, french] = await Promise.all([show(name), show(name, 'fr-CA')])
  expect([english.status, english.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await english.text()).toContain('<html lang="en-CA">')
  expect(await french.text()).toContain('<html lang="fr-CA">')
})

test('a message fills the tokens of the site settings', async () => {
  const content = seedContents['en-CA']
  const demoConfirmation = { ...content.emails.demoConfirmation, preheader: '{year}: {ratingValue} of {ratingCount}' }
  const emails = { ...content.emails, demoConfirmation }
  const { show } = await start({ loadContent: () => Promise.resolve({ ...content, emails }) })
  expect(await (await show('demo')).text()).toContain(`${new Date().getUTCFullYear()}: 4.8 of 150`)
})

test('the 1-pager is shown as a PDF of one page', async () => {
  const { show } = await start()
  const answer = await show(ONE_PAGER_PDF)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(isTooLong(Buffer.from(await answer.arrayBuffer()))).toBe(false)
})

test.each([
  [
    'a missing text',
    { loadContent: async () => toMailContent({ site: null, emails: null, onePager: null }, 'en-CA') },
    422,
    /text is missing/,
  ],
  [
    'too many words',
    { renderOnePager: async () => Buffer.from('/Type /Page /Type /Page') },
    422,
    /too many words for one page/,
  ],
  ['a store that is down', { loadContent: () => Promise.reject(new Error('down')) }, 503, /right now/],
])('%s is reported in plain words', async (_case, changed, status, words) => {
  const { show } = await start(changed)
  const answer = await show(ONE_PAGER_PDF)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(words)])
})

test('an unknown message is not found', async () => {
  const { show, send } = await start()
  expect([(await show('constructor')).status, (await send('writer', 'constructor')).status]).toEqual([404, 404])
})

test('a test goes to the signed-in user, with a mark in its subject', async () => {
  const { send, server } = await start()
  const answer = await send('writer', 'one-pager')
  expect(await answer.json()).toEqual({ to: 'writer@homie.example', sendsMail: false })
  const [mail] = await server.received(1)
  expect(mail?.to).toEqual(['writer@homie.example'])
  expect(getHeaders(mail?.source ?? '').get('subject')).toMatch(/^Test: /)
  expect(isTooLong(getPart(mail?.source ?? '', 'application/pdf'))).toBe(false)
})

test('the unsubscribe link of a test does nothing', async () => {
  const { send, server, services } = await start()
  await send('writer')
  const [mail] = await server.received(1)
  const link =
    getHeaders(mail?.source ?? '')
      .get('list-unsubscribe')
      ?.slice(1, -1) ?? ''
  expect(link).toContain('token=')
  expect(readUnsubscribeToken(services.secret, new URL(link).searchParams.get('token') ?? '')).toBeNull()
})

test.each([
  ['an ended session', 'ended', {}, 401],
  ['a person without a role', 'guest', {}, 403],
  ['another site', 'writer', { origin: 'https://evil.example' }, 403],
])('a test is refused to %s', async (_who, token, headers, status) => {
  const { send, server } = await start()
  expect((await send(token, 'demo', headers)).status).toBe(status)
  expect(server.mails).toEqual([])
})

test('tests are limited by mailbox', async () => {
  const { send } = await start()
  const statuses = [await send('writer'), await send('writer'), await send('writer')].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 429])
})
