import { describe, expect, onTestFinished, test } from 'vitest'
import { issueFormToken } from '#leads/limits.ts'
import { FORM_PATHS, FORM_TOKEN_HEADER, HONEYPOT_HEADER, MIN_TOKEN_AGE_MS } from '#lib/forms.ts'
import type { LeadForm } from '#lib/forms.ts'
import type { LimitSettings } from '#leads/limits.ts'
import { post, VALID } from './requests.ts'
import { serveLeads } from './server.ts'
import { SECRET, SITE_URL, testServices } from './services.ts'

const INVALID_EMAIL = 'Please enter a valid email address'
const INCOMPLETE = 'Please fill out all fields'
const FORMS: LeadForm[] = ['demo', 'one-pager', 'android-waitlist']

async function start(limits?: Partial<LimitSettings>) {
  const services = await testServices(limits)
  const server = await serveLeads(services)
  onTestFinished(server.close)
  const records = () => services.database.db.selectFrom('leads').selectAll().orderBy('email').execute()
  const url = (form: LeadForm) => `${server.origin}${FORM_PATHS[form]}`
  return { services, records, url, origin: server.origin }
}

describe.each(FORMS)('The %s call', (form) => {
  test('accepts the specified body alone and stores it with its source', async () => {
    const { records, url } = await start()
    const answer = await post(url(form), VALID[form], {
      referer: `${SITE_URL}/lp1/android-waitlist?utm=x`,
      'accept-language': 'en',
    })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(await records()).toMatchObject([
      {
        form,
        email: VALID[form].email,
        source_page: '/lp1/android-waitlist',
        source_home: '/lp1',
        locale: 'en-CA',
        status: 'new',
      },
    ])
  })

  test('answers the same address twice with success and keeps one record, updated', async () => {
    const { records, url } = await start()
    const answers = [
      await post(url(form), VALID[form]),
      await post(url(form), { ...VALID[form], company: 'Newer', email: VALID[form].email.toUpperCase() }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await records()).toMatchObject([
      { submissions: 2, ...(form !== 'android-waitlist' && { company: 'Newer' }) },
    ])
  })

  test.each(Object.keys(VALID[form]))('names a missing %s', async (field) => {
    const { records, url } = await start()
    const answer = await post(url(form), { ...VALID[form], [field]: undefined })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      success: false,
      error: 'validation_failed',
      message: 'Some fields are missing or not valid.',
      fields: { [field]: form === 'android-waitlist' ? 'Email is required' : INCOMPLETE },
    })
    expect(await records()).toEqual([])
  })

  const wrongTypes = [null, 7, true, [], {}, ['a@b.ca']]
  const rows = Object.keys(VALID[form]).flatMap((field) => wrongTypes.map((value) => ({ field, value })))
  test.each(rows)('refuses $value as $field', async ({ field, value }) => {
    const { records, url } = await start()
    const answer = await post(url(form), { ...VALID[form], [field]: value })
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).fields)).toEqual([field])
    expect(await records()).toEqual([])
  })

  test.each(['null', '[]', '"text"', '7'])('names every field when the body is %s', async (body) => {
    const { url } = await start()
    const answer = await post(url(form), body)
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).fields)).toEqual(Object.keys(VALID[form]))
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const { url } = await start()
    const answer = await fetch(url(form), { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await answer.json()).toMatchObject({ success: false, error: 'method_not_allowed' })
  })
})

test('A call from a French page is refused in French and stored as French', async () => {
  const { records, url } = await start()
  const french = { 'accept-language': 'fr-CA', referer: `${SITE_URL}/fr/business` }
  const refused = await post(url('one-pager'), { ...VALID['one-pager'], email: 'ann' }, french)
  expect(await refused.json()).toMatchObject({
    message: 'Des champs manquent ou ne sont pas valides.',
    fields: { email: 'Veuillez entrer une adresse courriel valide' },
  })
  expect((await post(url('one-pager'), VALID['one-pager'], french)).status).toBe(200)
  expect(await records()).toMatchObject([
    { locale: 'fr-CA', source_home: '/fr/business', consent_version: 'version 1 of 2025-09-29, fr-CA' },
  ])
})

test.each([
  ['no @', 'ann.example.com'],
  ['two @', 'ann@x@example.com'],
  ['no dot', 'ann@example'],
  ['a space', 'an n@example.com'],
  ['a line break', 'ann@example.com\nbcc:eve@example.com'],
  ['a zero byte', 'ann\u0000@example.com'],
  ['255 characters', `${'a'.repeat(243)}@example.com`],
])('An email address with %s is rejected', async (_why, email) => {
  const { records, url } = await start()
  const answer = await post(url('demo'), { ...VALID.demo, email })
  expect([answer.status, (await answer.json()).fields]).toEqual([400, { email: INVALID_EMAIL }])
  expect(await records()).toEqual([])
})

test('An email address of 254 characters with spaces around it is accepted', async () => {
  const email = `${'a'.repeat(242)}@example.com`
  const { records, url } = await start()
  expect((await post(url('demo'), { ...VALID.demo, email: `  ${email} ` })).status).toBe(200)
  expect(await records()).toMatchObject([{ email }])
})

test.each([
  { field: 'leadsPerMonth', value: '0–500' },
  { field: 'lenderType', value: 'A-Lender' },
  { field: 'type', value: 'bank' },
  { field: 'name', value: ' \t\n ' },
  { field: 'company', value: 'x'.repeat(201) },
])('$field may not be "$value"', async ({ field, value }) => {
  const { url } = await start()
  const answer = await post(url('demo'), { ...VALID.demo, [field]: value })
  expect([answer.status, (await answer.json()).fields]).toEqual([400, { [field]: INCOMPLETE }])
})

const padded = (bytes: number) => JSON.stringify({ ...VALID.demo, company: 'Ascii' }).padEnd(bytes, ' ')
test.each([
  { what: 'a body of 16 kB', body: padded(16 * 1024), status: 200, error: undefined },
  { what: 'a body of one byte more', body: padded(16 * 1024 + 1), status: 413, error: 'payload_too_large' },
  { what: 'no JSON', body: '{"name": ', status: 400, error: 'malformed_body' },
  { what: 'nothing', body: '', status: 400, error: 'malformed_body' },
  {
    what: 'bytes that are no UTF-8',
    body: new Blob([new Uint8Array([0x22, 0xff, 0x22])]),
    status: 400,
    error: 'malformed_body',
  },
])('$what is answered with $status', async ({ body, status, error }) => {
  const { url } = await start()
  const answer = await post(url('demo'), body)
  expect([answer.status, (await answer.json()).error]).toEqual([status, error])
})

test('A body without a length is cut off at the limit', async () => {
  const { url } = await start()
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(' '.repeat(4096)))
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: stream,
    duplex: 'half',
  }
  const answer = await fetch(url('demo'), init)
  expect(answer.status).toBe(413)
})

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
  'The content type "%s" is refused',
  async (type) => {
    const { records, url } = await start()
    const answer = await post(url('demo'), VALID.demo, { 'content-type': type })
    expect([answer.status, (await answer.json()).error]).toEqual([415, 'unsupported_media_type'])
    expect(await records()).toEqual([])
  },
)

test('A charset after the content type is fine', async () => {
  const { url } = await start()
  expect((await post(url('demo'), VALID.demo, { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
})

const origins: { from: string; headers: Record<string, string>; status: number }[] = [
  { from: 'another site', headers: { origin: 'https://evil.example' }, status: 403 },
  { from: 'another site, as the browser says', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  {
    from: 'a neighbouring host',
    headers: { origin: 'https://blog.homie.example', 'sec-fetch-site': 'same-site' },
    status: 403,
  },
  { from: 'a sandboxed frame', headers: { origin: 'null' }, status: 403 },
  { from: 'a typed address', headers: { 'sec-fetch-site': 'none' }, status: 200 },
  { from: 'the site', headers: { origin: SITE_URL, 'sec-fetch-site': 'same-origin' }, status: 200 },
  { from: 'no browser', headers: {}, status: 200 },
]
test.each(origins)('A post from $from is answered with $status', async ({ headers, status }) => {
  const { url } = await start()
  expect((await post(url('demo'), VALID.demo, headers)).status).toBe(status)
})

test('A post from the requested host is same-origin, whatever the public name', async () => {
  const { origin, url } = await start()
  expect((await post(url('demo'), VALID.demo, { origin })).status).toBe(200)
})

const tokenOfAge = (age: number) => issueFormToken(SECRET, new Date(Date.now() - age))
test.each([
  {
    what: 'filled the hidden field',
    headers: () => ({ [HONEYPOT_HEADER]: 'https%3A%2F%2Fspam.example' }),
    status: 'suspected',
  },
  {
    what: 'answered faster than anyone can',
    headers: () => ({ [FORM_TOKEN_HEADER]: tokenOfAge(MIN_TOKEN_AGE_MS / 2) }),
    status: 'suspected',
  },
  { what: 'took their time', headers: () => ({ [FORM_TOKEN_HEADER]: tokenOfAge(5_000) }), status: 'new' },
  {
    what: 'brought a token from before the clock was set back',
    headers: () => ({ [FORM_TOKEN_HEADER]: tokenOfAge(-60_000) }),
    status: 'new',
  },
  { what: 'brought a token of their own making', headers: () => ({ [FORM_TOKEN_HEADER]: 'MTIz.abc' }), status: 'new' },
])('A visitor who $what gets the usual response and leaves a $status record', async ({ headers, status }) => {
  const { records, url } = await start()
  const answer = await post(url('demo'), VALID.demo, headers())
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
  expect(await records()).toMatchObject([{ status }])
})

const at = (address: string) => ({ 'x-forwarded-for': address })
const person = (number: number) => ({ ...VALID.demo, email: `person${number}@lender.example` })

describe('A flood', () => {
  test('from one IP address is limited with a time to wait, and others are not', async () => {
    const { url } = await start({ unknown: { points: 3, duration: 60 } })
    const statuses: number[] = []
    for (const number of [1, 2, 3, 4])
      statuses.push((await post(url('demo'), person(number), at('203.0.113.1'))).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await post(url('demo'), person(5), at('203.0.113.1'))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ success: false, error: 'rate_limited' })
    expect((await post(url('demo'), person(6), at('203.0.113.2'))).status).toBe(200)
  })

  test('from many addresses of one IPv6 network counts as one', async () => {
    const { url } = await start({ unknown: { points: 1, duration: 60 } })
    expect((await post(url('demo'), person(1), at('2001:db8:1:2::a'))).status).toBe(200)
    expect((await post(url('demo'), person(2), at('2001:db8:1:2:9:9:9:9'))).status).toBe(429)
    expect((await post(url('demo'), person(3), at('2001:db8:1:3::a'))).status).toBe(200)
  })

  test('to one email address is limited to ten, whatever the IP address', async () => {
    const { url } = await start()
    const statuses: number[] = []
    for (let number = 1; number <= 11; number += 1)
      statuses.push((await post(url('one-pager'), VALID['one-pager'], at(`203.0.113.${number}`))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('to one mailbox counts all its tags', async () => {
    const { url } = await start({ email: { points: 1, duration: 60 } })
    const send = (email: string) => post(url('android-waitlist'), { email })
    expect((await send('ann+1@lender.example')).status).toBe(200)
    expect((await send('Ann+2@lender.example')).status).toBe(429)
    expect((await send('ben@lender.example')).status).toBe(200)
  })

  test('of malformed calls is limited too', async () => {
    const { url } = await start({ calls: { points: 1, duration: 60 } })
    expect((await post(url('demo'), '{', at('203.0.113.1'))).status).toBe(400)
    expect((await post(url('demo'), '{', at('203.0.113.1'))).status).toBe(429)
  })

  test('is stricter for calls without a token', async () => {
    const { url } = await start({ unknown: { points: 1, duration: 60 }, person: { points: 2, duration: 60 } })
    const headers = { [FORM_TOKEN_HEADER]: tokenOfAge(5_000) }
    const statuses: number[] = []
    for (const number of [1, 2]) statuses.push((await post(url('demo'), person(number), headers)).status)
    for (const number of [3, 4]) statuses.push((await post(url('demo'), person(number))).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

test('A store that fails is answered with 503, and nothing is stored', async () => {
  const { services, url } = await start()
  await services.database.db.schema.dropTable('deliveries').execute()
  const answer = await post(url('demo'), VALID.demo)
  expect([answer.status, await answer.json()]).toMatchObject([503, { success: false, error: 'unavailable' }])
  expect(await services.database.db.selectFrom('leads').selectAll().execute()).toEqual([])
})

test('No log line holds what a visitor sent', async () => {
  const { services, url } = await start({ email: { points: 2, duration: 60 } })
  await post(url('demo'), VALID.demo)
  await post(url('demo'), { ...VALID.demo, email: 'ann@lender' })
  await services.database.db.schema.dropTable('deliveries').execute()
  await post(url('demo'), VALID.demo)
  services.log.info({ email: VALID.demo.email, lead: VALID.demo, cause: { name: VALID.demo.name } }, 'a careless line')
  const lines = services.logged()
  expect(lines).toContain('Request stored')
  expect(lines).toContain('A request could not be stored.')
  for (const secret of ['ann@', 'Tremblay', 'Prêts']) expect(lines).not.toContain(secret)
})
