import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isTooLong } from '#leads/pdf/renderOnePager.ts'
import { createFileTransport, createSmtpTransport, SMTP_TIMEOUTS } from '#lib/mail/transport.ts'
import { hashEmail } from '#leads/database/leads.ts'
import { isSuppressed, suppress } from '#leads/database/suppressions.ts'
import { retryDelivery } from '#leads/database/outbox.ts'
import { eventually } from '#tests/support/eventually.ts'
import { getHeaders, getPart, startMailServer } from './mailServer.ts'
import { runWorker, storeLead } from './outbox.ts'
import { SITE_URL, temporaryFolder, testServices } from './services.ts'

const FROM = 'Homie <hello@homie.example>'

/** Ten steps, from the connection to the answer to the message, each within its timeout. */
const SLOWEST_DELIVERY_MS = 10 * SMTP_TIMEOUTS.socketTimeout

async function settled(services: Awaited<ReturnType<typeof testServices>>) {
  return eventually(async () => {
    const rows = await services.database.db.selectFrom('deliveries').selectAll().execute()
    if (rows.some(({ state }) => state === 'pending')) throw new Error('still pending')
    return rows
  })
}

test('A demo request is confirmed to the visitor in HTML and text', async () => {
  const services = await testServices()
  const server = await startMailServer()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await storeLead(services, { name: 'Ann <b>Tremblay</b>' }, ['visitor-mail'])
  const [mail] = await server.received(1)
  const source = mail?.source ?? ''
  expect(mail).toMatchObject({ from: 'hello@homie.example', to: ['ann@lender.example'] })
  expect(getHeaders(source).get('subject')).toBe('We received your demo request')
  const text = getPart(source, 'text/plain').toString()
  expect(text).toMatch(/Leads per month\s+500–1,500/)
  expect(text).toMatch(/Lender type\s+A lender \(prime\)/)
  expect(text).toContain('100 Example Street, Suite 200, Montréal')
  expect(text).toContain(`${SITE_URL}/unsubscribe?token=`)
  expect(getPart(source, 'text/html').toString()).toContain('Ann &lt;b&gt;Tremblay&lt;/b&gt;')
  expect(await settled(services)).toMatchObject([{ state: 'delivered', attempts: 1, last_error: null }])
})

test.each(['https://spam.example/x', 'casino24.net', 'www.x1.ca', '例え。テスト', '+1 (888) 555-0199'])(
  'The address or phone number %s in a name goes to the team, not to the mailbox given',
  async (address) => {
    const services = await testServices()
    const server = await startMailServer()
    runWorker(services, { transport: createSmtpTransport(server.url), from: FROM, teamEmail: 'team@homie.example' })
    const spam = { name: `WIN $500 at ${address}`, company: address }
    await storeLead(services, spam, ['visitor-mail', 'team-notice'])
    for (const { to, source } of await server.received(2)) {
      const isForTeam = to.includes('team@homie.example')
      const text = getPart(source, 'text/plain').toString()
      expect(text.includes(address)).toBe(isForTeam)
      expect(text.includes('We received your request for your company')).toBe(!isForTeam)
      expect(getHeaders(source).get('to')).toBe(to.join())
    }
  },
)

test('A numbered company is named to the visitor', async () => {
  const services = await testServices()
  const server = await startMailServer()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await storeLead(services, { company: '9123-4567 Québec inc.' }, ['visitor-mail'])
  const [mail] = await server.received(1)
  expect(getPart(mail?.source ?? '', 'text/plain').toString()).toContain('9123-4567 Québec inc.')
})

test('Every message to a visitor can be unsubscribed from with one click', async () => {
  const services = await testServices()
  const server = await startMailServer()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await storeLead(services, { form: 'android-waitlist', name: null }, ['visitor-mail'])
  const [mail] = await server.received(1)
  const headers = getHeaders(mail?.source ?? '')
  expect(headers.get('list-unsubscribe')).toMatch(/^<https:\/\/homie\.example\/api\/unsubscribe\?token=[\w.-]+>$/)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headers.get('subject')).toBe('You are on the Homie for Android waitlist')
})

test('The 1-pager arrives as a PDF of one page', async () => {
  const services = await testServices()
  const server = await startMailServer()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await storeLead(services, { form: 'one-pager' }, ['visitor-mail'])
  const [mail] = await server.received(1)
  const source = mail?.source ?? ''
  expect(source).toContain('filename=Homie-1-pager.pdf')
  expect(isTooLong(getPart(source, 'application/pdf'))).toBe(false)
})

test('The team gets the request by mail, and a reply goes to the visitor', async () => {
  const services = await testServices()
  const server = await startMailServer()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM, teamEmail: 'team@homie.example' })
  await storeLead(services, { form: 'one-pager', leads_per_month: null, lender_type: null, business_type: null }, [
    'team-notice',
  ])
  const [mail] = await server.received(1)
  const source = mail?.source ?? ''
  expect(mail?.to).toEqual(['team@homie.example'])
  expect(getHeaders(source).get('reply-to')).toBe('Ann Tremblay <ann@lender.example>')
  const text = getPart(source, 'text/plain').toString()
  expect(text).toMatch(/Email\s+ann@lender\.example/)
  expect(text).not.toContain('not given')
  expect(text).not.toContain('..')
  expect(text).not.toContain('Leads per month')
})

test("the team's mail contains the calculator's figures", async () => {
  const services = await testServices()
  const server = await startMailServer()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM, teamEmail: 'team@homie.example' })
  await storeLead(services, { calculator: 'Average deal size: $583,000' }, ['team-notice'])
  const [mail] = await server.received(1)
  expect(getPart(mail?.source ?? '', 'text/plain').toString()).toContain('Average deal size: $583,000')
})

test('A visitor of the French site gets mail in French, the team in English', async () => {
  const services = await testServices()
  const server = await startMailServer()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM, teamEmail: 'team@homie.example' })
  await storeLead(services, { form: 'one-pager', locale: 'fr-CA' }, ['visitor-mail', 'team-notice'])
  const mails = await server.received(2)
  const sourceTo = (address: string) => mails.find(({ to }) => to[0] === address)?.source ?? ''
  const visitor = sourceTo('ann@lender.example')
  const html = getPart(visitor, 'text/html').toString()
  expect(html).toContain('<html lang="fr-CA"')
  for (const path of ['/fr/unsubscribe?token=', '/fr/privacy"', '/api/website/1-pager?lang=fr-CA"']) {
    expect(html).toContain(SITE_URL + path)
  }
  expect(getHeaders(visitor).get('list-unsubscribe')).toContain('lang=fr-CA')
  expect(isTooLong(getPart(visitor, 'application/pdf'))).toBe(false)
  const notice = getPart(sourceTo('team@homie.example'), 'text/plain').toString()
  expect(notice, 'headings keep their letters').not.toMatch(/[A-Z]{4,} [A-Z]{4,}/)
  for (const line of ['The sender reads the site in French.', 'Company name']) expect(notice).toContain(line)
})

test.each([
  { what: 'a name with a line break', values: { name: 'Ann\r\nBcc: eve@evil.example' } },
  { what: 'a company with a line break', values: { company: 'X\r\nBcc: eve@evil.example\r\n\r\nHello' } },
  { what: 'an address list as address', values: { email: 'ann,<eve@evil.example>' } },
])('$what adds neither header nor recipient', async ({ values }) => {
  const services = await testServices()
  const server = await startMailServer()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM, teamEmail: 'team@homie.example' })
  await storeLead(services, values, ['team-notice'])
  const [mail] = await server.received(1)
  expect(mail?.to).toEqual(['team@homie.example'])
  expect(getHeaders(mail?.source ?? '').has('bcc')).toBe(false)
})

test('An address that looks like a list goes to one mailbox or to none', async () => {
  const services = await testServices()
  const server = await startMailServer()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await storeLead(services, { email: 'ann,<eve@evil.example>' }, ['visitor-mail'])
  await storeLead(services, { email: 'good@lender.example' }, ['visitor-mail'])
  await settled(services)
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('eve@evil.example')
})

test('Mail that failed while the server was down arrives once it is back', async () => {
  const services = await testServices()
  const server = await startMailServer()
  await server.close()
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await storeLead(services, {}, ['visitor-mail'])
  const [waiting] = await eventually(async () => {
    const rows = await services.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('last_error', 'is not', null)
      .execute()
    expect(rows).toHaveLength(1)
    return rows
  })
  expect(waiting).toMatchObject({ state: 'pending', attempts: 1, last_error: 'ECONNREFUSED' })
  const back = await startMailServer({ port: server.port })
  await retryDelivery(services.database.db, waiting?.id ?? '', new Date())
  const [mail] = await back.received(1)
  expect(getHeaders(mail?.source ?? '').get('message-id')).toBe(`<${waiting?.id}@homie.example>`)
  expect(await settled(services)).toMatchObject([{ state: 'delivered' }])
})

test('A refused mailbox is given up at once and stays visible, until the person asks again', async () => {
  const services = await testServices()
  const refusals = [{ responseCode: 550 }]
  const server = await startMailServer({ refuse: () => refusals.pop() ?? null })
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await storeLead(services, {}, ['visitor-mail'])
  expect(await settled(services)).toMatchObject([{ state: 'dead', attempts: 1, last_error: 'SMTP 550' }])
  await storeLead(services, {}, ['visitor-mail'])
  expect(await settled(services)).toMatchObject([{ state: 'delivered' }])
})

test.each([
  ['A full mailbox', { refuse: () => ({ responseCode: 452 }) }, 'SMTP 452'],
  ['Our sender, refused until the operator corrects it,', { refuseSender: { responseCode: 550 } }, 'SENDER 550'],
])('%s is retried later', async (_what, refusals, code) => {
  const services = await testServices()
  const server = await startMailServer(refusals)
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await storeLead(services, {}, ['visitor-mail'])
  const row = await eventually(() =>
    services.database.db.selectFrom('deliveries').selectAll().where('last_error', '=', code).executeTakeFirstOrThrow(),
  )
  expect(row.state).toBe('pending')
  expect(Date.parse(row.next_attempt_at)).toBeGreaterThan(Date.now())
})

test.each(['demo', 'one-pager', 'android-waitlist'] as const)(
  'What an unsubscribed person asks for by the %s form is sent',
  async (form) => {
    const services = await testServices()
    const server = await startMailServer()
    const asked = new Date()
    await storeLead(services, { form: 'android-waitlist' }, [], new Date(asked.getTime() - 60_000))
    await suppress(services.database.db, hashEmail('ann@lender.example'), new Date(asked.getTime() - 1))
    await storeLead(services, { form }, ['visitor-mail'], asked)
    runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
    expect(await settled(services)).toMatchObject([{ state: 'delivered' }])
    expect(server.mails).toHaveLength(1)
  },
)

test('A new yes to one form lifts no block of another', async () => {
  const services = await testServices()
  const { db } = services.database
  const now = Date.now()
  await storeLead(services, { form: 'demo' }, [], new Date(now - 60_000))
  await suppress(db, hashEmail('ann@lender.example'), new Date(now - 1000))
  await storeLead(services, { form: 'android-waitlist' }, [], new Date(now))
  const email = 'Ann@lender.example'
  expect(await isSuppressed(db, { email, form: 'android-waitlist' })).toBe(false)
  expect(await isSuppressed(db, { email, form: 'demo' })).toBe(true)
  await suppress(db, hashEmail(email), new Date(now + 1000))
  expect(await isSuppressed(db, { email, form: 'android-waitlist' })).toBe(true)
})

test('An unsubscribed person gets no mail, not even one already queued, until the next request', async () => {
  const services = await testServices()
  const server = await startMailServer()
  await storeLead(services, {}, ['visitor-mail'], new Date(Date.now() - 1000))
  await suppress(services.database.db, hashEmail('ANN@lender.example'), new Date())
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  expect(await settled(services)).toMatchObject([{ state: 'suppressed' }])
  expect(server.mails).toEqual([])
  // What is asked for a moment later is answered.
  await storeLead(services, {}, ['visitor-mail'], new Date())
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  expect(await settled(services)).toMatchObject([{ state: 'suppressed' }, { state: 'delivered' }])
})

test('Two workers on one store send each message once', async () => {
  const services = await testServices()
  const server = await startMailServer()
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, number) => storeLead(services, { email: `p${number}@x.ca` }, ['visitor-mail'])),
  )
  for (const _ of [1, 2]) runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await settled(services)
  expect(server.mails).toHaveLength(ids.length)
  expect(new Set(server.mails.flatMap(({ to }) => to)).size).toBe(ids.length)
})

test('A message that a slow mail server takes minutes for is not sent by another instance too', async () => {
  let aheadMs = 0
  const services = { ...(await testServices()), now: () => new Date(Date.now() + aheadMs) }
  const accepted = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>(async () => undefined).mockReturnValueOnce(accepted.promise)
  await storeLead(services, {}, ['visitor-mail'])
  runWorker(services, { transport: { send, verify: async () => undefined } })
  onTestFinished(() => accepted.resolve())
  await eventually(() => expect(send).toHaveBeenCalledOnce())
  aheadMs = SLOWEST_DELIVERY_MS
  await runWorker(services, { transport: { send, verify: async () => undefined } }).whenIdle()
  expect(send).toHaveBeenCalledOnce()
  accepted.resolve()
  expect(await settled(services)).toMatchObject([{ state: 'delivered', attempts: 1 }])
})

test('Without a mail server each message becomes one file', async () => {
  const services = await testServices()
  const folder = await temporaryFolder()
  runWorker(services, { transport: createFileTransport(join(folder, 'mail')) })
  await storeLead(services, {}, ['visitor-mail', 'team-notice'])
  const deliveries = await settled(services)
  const files = await readdir(join(folder, 'mail'))
  expect(files.toSorted()).toEqual(deliveries.map(({ id }) => `${id}.eml`).toSorted())
  const sources = await Promise.all(files.map((file) => readFile(join(folder, 'mail', file), 'utf8')))
  const recipients = new Set(sources.map((source) => getHeaders(source).get('to')))
  expect(recipients).toEqual(new Set(['Ann Tremblay <ann@lender.example>', 'partners@example.com']))
})

test('No log line of the worker names a person', async () => {
  const services = await testServices()
  const server = await startMailServer({ refuse: () => ({ responseCode: 550 }) })
  runWorker(services, { transport: createSmtpTransport(server.url), from: FROM })
  await storeLead(services, {}, ['visitor-mail'])
  await settled(services)
  await eventually(() => expect(services.logged()).toContain('Delivery failed permanently'))
  for (const secret of ['ann@', 'Tremblay', 'Prêts']) expect(services.logged()).not.toContain(secret)
})
