import { describe, expect, onTestFinished, test } from 'vitest'
import type { LeadPage } from '#leads/staff/listing.ts'
import type { ReadSession, StaffMember } from '#leads/staff/session.ts'
import { hashEmail, saveSuspectedLead } from '#leads/database/leads.ts'
import { suppress } from '#leads/database/suppressions.ts'
import { claim, scheduleRetry, markDone } from '#leads/database/outbox.ts'
import { createInput, storeLead } from './outbox.ts'
import { leadsApp, serveLeads } from './server.ts'
import { testServices } from './services.ts'

const sessions: Record<string, StaffMember> = {
  boss: { id: 'p1', email: 'p1@homie.example', roles: ['administrator'] },
  writer: { id: 'p2', email: 'p2@homie.example', roles: ['editor'] },
  guest: { id: 'p3', email: 'p3@homie.example', roles: [] },
}
const readSession: ReadSession = (token) => Promise.resolve(sessions[token] ?? null)

function headersWith(token: string, others?: RequestInit['headers']): Headers {
  const headers = new Headers(others)
  headers.set('authorization', `Bearer ${token}`)
  return headers
}

async function start(session: ReadSession = readSession) {
  const services = await testServices()
  const server = await serveLeads(services, session)
  onTestFinished(server.close)
  const call = (path: string, { token = 'boss', ...init }: RequestInit & { token?: string } = {}) =>
    fetch(new Request(`${server.origin}/api/leads${path}`, init), { headers: headersWith(token, init.headers) })
  return { services, call, origin: server.origin }
}

/** Reads an exported table, whose encoding is that of its byte order mark. */
const readTable = async (response: Response) => new TextDecoder('utf-16le').decode(await response.arrayBuffer())

const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

describe('Every staff call', () => {
  const calls = [
    { path: '/', method: 'GET' },
    { path: '/export', method: 'GET' },
    { path: '/any', method: 'GET' },
    { path: '/any', method: 'PATCH' },
    { path: '/any', method: 'DELETE' },
    { path: '/deliveries/any/retry', method: 'POST' },
    { path: '/no/such/call', method: 'GET' },
  ]
  const visitors = [
    { who: 'an ended session', token: 'ended', status: 401 },
    { who: 'an editor', token: 'writer', status: 403 },
    { who: 'a person without a role', token: 'guest', status: 403 },
  ]
  test.each(
    calls.flatMap(({ path, method }) =>
      visitors.map(({ who, token, status }) => ({ path, method, who, token, status })),
    ),
  )('$method $path answers $who with $status only', async ({ path, method, token, status }) => {
    const { services, call } = await start()
    await storeLead(services, {}, [])
    const answer = await call(path, { method, token })
    expect([answer.status, await answer.text()]).toEqual([status, ''])
  })

  test('needs a session', async () => {
    const { origin } = await start()
    expect((await fetch(`${origin}/api/leads/`)).status).toBe(401)
  })

  test('is refused from another site', async () => {
    const { call } = await start()
    expect((await call('/', { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })

  test('answers 503 while sessions cannot be checked', async () => {
    const { call } = await start(() => Promise.reject(new Error('down')))
    const answer = await call('/')
    expect([answer.status, await answer.text()]).toEqual([503, ''])
  })
})

test('Staff see a lead with its deliveries, without internal fields', async () => {
  const { services, call } = await start()
  const id = await storeLead(services, {}, ['visitor-mail'])
  const page = await (await call('/?search=tremblay')).json()
  expect(page).toMatchObject({
    total: 1,
    hasMore: false,
    sendsMail: false,
    leads: [{ id, email: 'ann@lender.example', deliveries: [{ channel: 'visitor-mail', state: 'pending' }] }],
  })
  expect(page.leads[0].details).toContainEqual({ label: 'Lender type', value: 'A lender (prime)' })
  expect(await (await call(`/${id}`)).json()).toEqual(page.leads[0])
  expect((await call('/nobody')).status).toBe(404)
  expect(Object.keys(page.leads[0])).not.toContain('email_key')
  expect(Object.keys(page.leads[0].deliveries[0])).not.toContain('lease_owner')
})

test('pages continue from a lead in both directions, and end at the newest and the oldest', async () => {
  const { services, call } = await start()
  // Two at a time, which differ by their ids only.
  for (const number of Array(120).keys())
    await storeLead(services, { email: `p${number}@x.ca` }, [], new Date(Date.UTC(2026, 2, 1) + (number >> 1)))
  const open = async (query: Record<string, string>): Promise<LeadPage> =>
    (await call(`/?${new URLSearchParams(query)}`)).json()
  const emails = ({ leads }: LeadPage) => leads.map(({ email }) => email)
  const older = (page: LeadPage) => open({ position: page.older ?? '', toward: 'older' })
  const newer = (page: LeadPage) => open({ position: page.newer ?? '', toward: 'newer' })

  const first = await open({})
  const second = await older(first)
  const third = await older(second)
  expect(first).toMatchObject({ total: 120, hasMore: false, newer: null })
  expect(third.older).toBeNull()
  const all = [first, second, third].flatMap(emails)
  expect([all.length, new Set(all).size]).toEqual([120, 120])
  expect(first.leads.map(({ updated_at }) => updated_at)).toEqual(
    first.leads.map(({ updated_at }) => updated_at).toSorted((a, b) => b.localeCompare(a)),
  )
  expect(emails(await newer(third))).toEqual(emails(second))
  expect(emails(await newer(second))).toEqual(emails(first))

  const oldest = await open({ toward: 'newer' })
  expect([emails(oldest), oldest.older]).toEqual([all.slice(-50), null])
  // A page that starts less than a page from the newest lead is the first one.
  expect(emails(await newer({ ...first, newer: first.older }))).toEqual(emails(first))
})

test('the page after leads that were deleted meanwhile is the last one', async () => {
  const { services, call } = await start()
  const id = await storeLead(services, {}, [])
  const position = new URLSearchParams({ position: '2020-01-01T00:00:00.000Z x' })
  expect(await (await call(`/?${position}`)).json()).toMatchObject({ total: 1, leads: [{ id }], older: null })
  expect(await (await call(`/?${position}&search=nobody`)).json()).toMatchObject({ total: 0, leads: [] })
})

test.each(["o'neil", 'O’NEIL'])('a search for %s finds a name with either apostrophe', async (search) => {
  const { services, call } = await start()
  await storeLead(services, { name: 'Zoë O’Neil', email: 'zoe@lender.example' }, [])
  await storeLead(services, { name: "Max O'Neil", email: 'max@lender.example' }, [])
  expect(await (await call(`/?search=${encodeURIComponent(search)}`)).json()).toMatchObject({ total: 2 })
})

test.each(['status=lost', 'form=other', 'position=x', 'toward=up', 'delivery=maybe'])(
  'A filter "%s" that does not exist is refused',
  async (query) => {
    const { call } = await start()
    expect((await call(`/?${query}`)).status).toBe(400)
  },
)

test('The list and the export mark an address that unsubscribed after its mail', async () => {
  const { services, call } = await start()
  await storeLead(services, { email: 'Leaves@x.ca' }, [])
  await suppress(services.database.db, hashEmail('leaves@x.ca'), new Date())
  await storeLead(services, { email: 'stays@x.ca' }, [])
  const { leads }: LeadPage = await (await call('/')).json()
  expect(Object.fromEntries(leads.map(({ email, unsubscribed }) => [email, unsubscribed]))).toEqual({
    'Leaves@x.ca': true,
    'stays@x.ca': false,
  })
  const [titles, ...rows] = (await readTable(await call('/export'))).trim().split('\r\n')
  expect(titles).toMatch(/\t"Unsubscribed \(unsubscribed\)"$/)
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row).toMatch(row.includes('Leaves') ? /\t"true"$/ : /\t"false"$/)
})

test('Staff let an address that asked for it get mail again', async () => {
  const { services, call } = await start()
  const id = await storeLead(services, { email: 'leaves@x.ca' }, [])
  await suppress(services.database.db, hashEmail('leaves@x.ca'), new Date(Date.now() + 1000))
  const isMarked = async () => (await (await call('/')).json()).leads[0].unsubscribed
  expect(await isMarked()).toBe(true)
  expect((await call(`/${id}/suppression`, { method: 'DELETE' })).status).toBe(204)
  expect(await isMarked()).toBe(false)
  expect((await call(`/${id}/suppression`, { method: 'DELETE' })).status).toBe(404)
})

test('A suspected request is answered once staff release it', async () => {
  const { services, call } = await start()
  const id = await saveSuspectedLead(services.database.db, createInput(), services.now())
  const listed = async () => (await (await call('/?status=suspected')).json()).leads
  expect(await listed()).toMatchObject([{ id, deliveries: [] }])
  expect((await call(`/${id}`, { method: 'PATCH', ...json({ status: 'new' }) })).status).toBe(204)
  expect(await listed()).toEqual([])
  const [lead] = (await (await call('/')).json()).leads
  expect(lead.deliveries.map(({ channel }: { channel: string }) => channel)).toEqual(['team-notice', 'visitor-mail'])
})

test('A suspected request of a known address is shown until someone acts', async () => {
  const { services, call } = await start()
  const { db } = services.database
  const id = await storeLead(services, {}, [])
  const suspect = () => saveSuspectedLead(db, createInput({ company: 'Bots Inc.' }), services.now())
  const read = async () => (await (await call('/')).json()).leads
  const { company } = createInput()
  expect(await suspect()).toBe(id)
  expect(await read()).toMatchObject([{ status: 'new', company, suspected_at: expect.any(String) }])
  expect((await call(`/${id}`, { method: 'PATCH', ...json({ status: 'new' }) })).status).toBe(204)
  expect(await read()).toMatchObject([{ suspected_at: null }])
  await suspect()
  await storeLead(services, {}, [])
  expect(await read()).toMatchObject([{ suspected_at: null, submissions: 2 }])
})

test('A search for a control character finds what it would without it', async () => {
  const { services, call } = await start()
  await storeLead(services, {}, [])
  expect(await (await call('/?search=lender%00')).json()).toMatchObject({ total: 1 })
})

test('Staff change the status of a request', async () => {
  const { services, call } = await start()
  const id = await storeLead(services, {}, [])
  expect((await call(`/${id}`, { method: 'PATCH', ...json({ status: 'contacted' }) })).status).toBe(204)
  expect(await (await call('/')).json()).toMatchObject({ leads: [{ id, status: 'contacted' }] })
  for (const status of ['gone', 'suspected']) {
    expect((await call(`/${id}`, { method: 'PATCH', ...json({ status }) })).status).toBe(400)
  }
  expect((await call('/nobody', { method: 'PATCH', ...json({ status: 'closed' }) })).status).toBe(404)
})

test('Staff delete all requests of a person, and the log names only ids', async () => {
  const { services, call } = await start()
  const id = await storeLead(services, {}, ['visitor-mail'])
  await storeLead(services, { form: 'one-pager', email: 'ANN@lender.example' }, ['visitor-mail'])
  const other = await storeLead(services, { email: 'bea@lender.example' }, [])
  expect((await call(`/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await (await call('/')).json()).toMatchObject({ total: 1, leads: [{ id: other }] })
  expect(await services.database.db.selectFrom('deliveries').selectAll().execute()).toEqual([])
  expect(services.logged()).toContain(id)
  expect(services.logged()).not.toContain('ann@')
})

test('Staff retry a failed delivery, but not a completed one', async () => {
  const { services, call } = await start()
  await storeLead(services, {}, ['webhook'])
  const [delivery] = await claim(services.database.db, 'w', 1, 60_000, new Date(), 'webhook')
  if (!delivery) throw new Error('nothing was due')
  const retry = () => call(`/deliveries/${delivery.id}/retry`, { method: 'POST' })
  await scheduleRetry(services.database.db, delivery, 'HTTP 500', null)
  expect((await retry()).status).toBe(204)
  await markDone(services.database.db, [delivery.id], 'delivered', new Date())
  expect((await retry()).status).toBe(409)
})

test('The export lets others run between its parts, and ends when its reader leaves', async () => {
  const services = await testServices()
  for (const number of Array(1_200).keys()) await storeLead(services, { email: `p${number}@x.ca` }, [])
  const app = leadsApp(services, readSession)
  const open = () => app.fetch(new Request('http://localhost/api/leads/export', { headers: headersWith('boss') }))
  let turns = 0
  const count = () => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  onTestFinished(() => clearImmediate(timer))
  let table = ''
  const turnsOfChunks: number[] = []
  const decoder = new TextDecoder('utf-16le')
  for await (const chunk of (await open()).body ?? []) {
    table += decoder.decode(chunk, { stream: true })
    turnsOfChunks.push(turns)
  }
  expect(table.trimEnd().split('\r\n')).toHaveLength(1_201)
  expect(services.logged()).toContain('"count":1200')
  // The titles, and parts of 500, with a turn of the event loop between two.
  const [, ...turnsOfParts] = turnsOfChunks
  expect(turnsOfParts).toHaveLength(3)
  expect(new Set(turnsOfParts).size).toBe(3)

  const reader = (await open()).body?.getReader()
  await reader?.read()
  await reader?.read()
  await reader?.cancel()
  expect(services.logged()).toMatch(/"count":500,.*"The export of leads ended early"/)
})

test('The export is answered 503 while the database is down', async () => {
  const { services, call } = await start()
  services.database.openSnapshot = () => Promise.reject(new Error('down'))
  expect((await call('/export')).status).toBe(503)
})

test('The export escapes formulas', async () => {
  const { services, call } = await start()
  await storeLead(
    services,
    { email: 'a@x.ca', name: '=HYPERLINK("https://evil.example")', company: '@SUM(A1), "Ltd"' },
    [],
  )
  await storeLead(services, { email: '+1@x.ca', name: '-2+3', company: 'Plain' }, [])
  const answer = await call('/export')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-16')
  const table = await readTable(answer)
  expect(table).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(table).toContain(`"'@SUM(A1), ""Ltd"""`)
  expect(table).toContain(`"'-2+3"\t"'+1@x.ca"\t"Plain"`)
  expect(table.trim().split('\r\n')).toHaveLength(3)
})

test('The export begins with the byte order mark by which spreadsheets detect UTF-16', async () => {
  const { call } = await start()
  const bytes = new Uint8Array(await (await call('/export')).arrayBuffer())
  expect([...bytes.subarray(0, 4)]).toEqual([0xff, 0xfe, 0x22, 0])
})

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'Première demande, heure de Toronto (created_at)', 'Entreprise (company)'],
  ['en-CA', 'First request, Toronto time (created_at)', 'Company (company)'],
  ['de', 'First request, Toronto time (created_at)', 'Company (company)'],
])('The columns of an export for %s have names and stable keys', async (language, first, company) => {
  const { call } = await start()
  const table = await readTable(await call('/export', { headers: { 'accept-language': language } }))
  const titles = table.trim().split('\t')
  expect(titles[0]).toBe(`"${first}"`)
  expect(titles).toContain(`"${company}"`)
})

test.each([
  ['summer', '2026-07-01T03:30:00.000Z', '2026-06-30 23:30:00'],
  ['winter', '2026-01-01T04:59:59.000Z', '2025-12-31 23:59:59'],
  ['at midnight', '2026-01-02T05:00:00.000Z', '2026-01-02 00:00:00'],
])("The times of an export are the company's: %s", async (_when, stored, shown) => {
  const { services, call } = await start()
  const id = await storeLead(services, {}, [])
  await services.database.db.updateTable('leads').set({ created_at: stored }).where('id', '=', id).execute()
  expect(await readTable(await call('/export'))).toContain(`\r\n"${shown}"\t`)
})
