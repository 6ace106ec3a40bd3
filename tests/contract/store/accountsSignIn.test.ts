import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AUTH_CODE_MS, MAX_SESSION_IDLE_MS, MAX_SESSION_MS } from '#store/accounts/sessions.ts'
import type { Site } from './accountsSite.ts'
import { PASSWORD, SITE_URL, WRITE_TOKEN, openSite, getSid } from './accountsSite.ts'

const EMAIL = 'editor@example.test'
let site: Site
let account: string

beforeEach(async () => {
  site = await openSite()
  account = await site.add('editor', EMAIL)
})
afterEach(() => site.close())

const wrong = (from: string, email: string) => site.signIn(email, 'wrong password', { 'x-forwarded-for': from })
const signedIn = async () => site.tokenOf(await site.signIn(EMAIL))
const statusOfMe = async (token: string) => (await site.call('/users/me', { token })).status

describe('signing in', () => {
  it.each([
    ['as it was given', EMAIL, PASSWORD],
    ['with capitals and spaces around the address', '  Editor@Example.TEST ', PASSWORD],
    ['with another keyboard’s way to write the same letters', EMAIL, PASSWORD.normalize('NFD')],
  ])('works %s', async (_how, email, password) => {
    expect((await site.signIn(email, password)).status).toBe(303)
  })

  it.each([
    ['a wrong password', EMAIL, 'five words in a row'],
    ['an address without account', 'nobody@example.test', PASSWORD],
    ['nothing', '', ''],
  ])('with %s says only that the two do not match, and keeps the address', async (_what, email, password) => {
    const page = await site.signIn(email, password)
    expect(page.status).toBe(422)
    const html = await page.text()
    expect(html).toContain('No account has this email and password.')
    expect(html).toContain(`value="${email}"`)
  })

  it.each([
    ['another site', 'https://evil.example/studio'],
    ['a site whose name begins alike', `${SITE_URL}.evil.example/studio`],
    ['the same name on another port', `${SITE_URL}:8080/studio`],
    ['a name before an @', `${SITE_URL}@evil.example/studio`],
    ['a script', 'javascript:alert(1)'],
    ['nowhere', ''],
    // A redirect of the site leads on from there, and the browser takes the way in along.
    ['another page of the site', `${SITE_URL}/spring`],
    ['the start page', SITE_URL],
    ['a page whose name begins alike', `${SITE_URL}/studios`],
    ['a page above the Studio', `${SITE_URL}/studio/../spring`],
    ['a page above the Studio, in other letters', `${SITE_URL}/studio/%2e%2e/spring`],
    ['a page above the Studio, with a backslash', `${SITE_URL}\\studio\\..\\spring`],
    ['a slash in disguise', `${SITE_URL}/studio%2f..%2fspring`],
    ['a page above the Studio, for a proxy that reads such a slash', `${SITE_URL}/studio/..%2fspring`],
    ['another site’s name in the path', `${SITE_URL}//evil.example/studio`],
    ['capitals', `${SITE_URL}/Studio`],
  ])('cannot end at %s', async (_where, origin) => {
    const page = await site.fetchPath(`/v1/auth/login/local?${new URLSearchParams({ origin })}`)
    expect(page.status).toBe(400)
    const sent = await site.submit('/auth/login/local', { origin, email: EMAIL, password: PASSWORD })
    expect(sent.status).toBe(400)
  })

  it.each(['/studio', '/studio/', '/studio/structure/faq;a?perspective=drafts'])(
    'ends where the Studio was: %s',
    async (path) => {
      const origin = SITE_URL + path
      const sent = await site.submit('/auth/login/local', { origin, email: EMAIL, password: PASSWORD })
      expect(sent.status).toBe(303)
      expect(sent.headers.get('location')).toMatch(`${origin}#sid=`)
    },
  )

  it('may end at the address on this machine that the browser used', async () => {
    const port = new URL(site.url).port
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      const origin = `http://${host}/studio`
      const page = await fetch(`http://${host}/v1/auth/login/local?${new URLSearchParams({ origin })}`)
      expect(page.status).toBe(200)
    }
  })

  it('ignores a proxy that names a foreign host as this machine', async () => {
    const origin = 'http://evil.example/studio'
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const page = await site.fetchPath(`/v1/auth/login/local?${new URLSearchParams({ origin })}`, { headers })
    expect(page.status).toBe(400)
  })

  it('treats another kind of body as an empty form', async () => {
    const headers = { origin: SITE_URL, 'content-type': 'multipart/form-data; boundary=x' }
    const sent = await site.fetchPath('/v1/auth/login/local', { method: 'POST', headers, body: 'not multipart' })
    expect(sent.status).toBe(400)
  })

  it('refuses a form that another site sends', async () => {
    const form = { origin: `${SITE_URL}/studio`, email: EMAIL, password: PASSWORD }
    const page = await site.submit('/auth/login/local', form, 'https://evil.example')
    expect(page.status).toBe(403)
    expect(await page.text()).toContain(`Open the Studio at ${SITE_URL}/studio`)
  })
})

/** The cookie by which the browser is known again, as it sends it. */
function getBrowser(response: Response): string {
  const given = response.headers.getSetCookie().find((cookie) => cookie.startsWith('known-browser='))
  expect(given).toMatch(/; Path=\/lake; HttpOnly; SameSite=Strict$/)
  return given?.split(';', 1)[0] ?? ''
}

// Each try costs the store a hash that is slow on purpose.
describe('trying passwords', () => {
  it('is limited to ten per client and account, with a time to wait', async () => {
    for (let n = 0; n < 10; n += 1) await wrong('203.0.113.1', EMAIL)
    const eleventh = await site.signIn(EMAIL, PASSWORD, { 'x-forwarded-for': '203.0.113.1' })
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await eleventh.text()).toContain('Too many attempts. Try again in')
  })

  it('locks out neither other networks nor a trusted browser of the same one', async () => {
    const here = { 'x-forwarded-for': '203.0.113.1' }
    const cookie = getBrowser(await site.signIn(EMAIL, PASSWORD, here))
    for (let n = 0; n < 10; n += 1) await wrong('203.0.113.1', EMAIL)
    expect((await site.signIn(EMAIL, PASSWORD, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(303)
    expect((await site.signIn(EMAIL, PASSWORD, { ...here, cookie })).status).toBe(303)
    expect((await site.signIn(EMAIL, PASSWORD, here)).status).toBe(429)
    expect((await site.signIn(EMAIL, PASSWORD, { ...here, cookie: 'known-browser=invented' })).status).toBe(429)
  })

  it('is limited in a trusted browser too, and for another account at once', async () => {
    const here = { 'x-forwarded-for': '203.0.113.1' }
    const cookie = getBrowser(await site.signIn(EMAIL, PASSWORD, here))
    for (let n = 0; n < 10; n += 1) await site.signIn(EMAIL, 'wrong wrong wrong', { ...here, cookie })
    expect((await site.signIn(EMAIL, PASSWORD, { ...here, cookie })).status).toBe(429)
    await site.add('editor', 'other@example.test')
    for (let n = 0; n < 10; n += 1) await wrong('203.0.113.1', 'other@example.test')
    expect((await site.signIn('other@example.test', PASSWORD, { ...here, cookie })).status).toBe(429)
  })

  it('is limited to fifty per client over all accounts', async () => {
    const guesses = Array.from({ length: 50 }, (_, n) => wrong('198.51.100.7', `guess${n}@example.test`))
    await Promise.all(guesses)
    expect((await wrong('198.51.100.7', 'other@example.test')).status).toBe(429)
    expect((await site.signIn(EMAIL, PASSWORD, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(303)
  })

  it('is reset by a successful sign-in', async () => {
    for (let n = 0; n < 9; n += 1) await wrong('203.0.113.1', EMAIL)
    expect((await site.signIn(EMAIL, PASSWORD, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(303)
    expect((await wrong('203.0.113.1', EMAIL)).status).toBe(422)
  })
})

describe('the id that brings a person back to the Studio', () => {
  it('is exchanged once', async () => {
    const sid = getSid(await site.signIn(EMAIL))
    expect((await site.call(`/auth/fetch?sid=${sid}`)).status).toBe(200)
    expect((await site.call(`/auth/fetch?sid=${sid}`)).status).toBe(404)
  })

  it('expires after two minutes', async () => {
    const sid = getSid(await site.signIn(EMAIL))
    site.pass(AUTH_CODE_MS)
    expect((await site.call(`/auth/fetch?sid=${sid}`)).status).toBe(404)
  })

  it.each(['', '?sid=', '?sid=guess'])('is required (%s)', async (query) => {
    expect((await site.call(`/auth/fetch${query}`)).status).toBe(404)
  })
})

describe('a session', () => {
  it('returns its user', async () => {
    const token = await signedIn()
    const me = await (await site.call('/users/me', { token })).json()
    expect(me).toEqual({
      id: account,
      name: 'A editor',
      email: EMAIL,
      provider: 'local',
      role: 'editor',
      roles: [expect.objectContaining({ name: 'editor', title: 'Editor' })],
    })
    expect(await (await site.call('/auth/id', { token })).json()).toEqual({ id: account })
  })

  it('ends by signing out, here and not elsewhere', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()]
    expect((await site.call('/auth/logout', { method: 'POST', token: here })).status).toBe(204)
    expect(await statusOfMe(here)).toBe(401)
    expect(await statusOfMe(elsewhere)).toBe(200)
  })

  it('ends after a month without use', async () => {
    const token = await signedIn()
    site.pass(MAX_SESSION_IDLE_MS)
    expect(await statusOfMe(token)).toBe(401)
  })

  it('is extended by use, up to three months', async () => {
    const token = await signedIn()
    for (let passed = 0; passed + MAX_SESSION_IDLE_MS / 2 < MAX_SESSION_MS; passed += MAX_SESSION_IDLE_MS / 2) {
      expect(await statusOfMe(token)).toBe(200)
      site.pass(MAX_SESSION_IDLE_MS / 2)
    }
    expect(await statusOfMe(token)).toBe(200)
    site.pass(MAX_SESSION_IDLE_MS / 2)
    expect(await statusOfMe(token)).toBe(401)
  })

  it('ends with a new password', async () => {
    const token = await signedIn()
    await site.setPassword(account)
    expect(await statusOfMe(token)).toBe(401)
  })

  it('is anonymous without a token, which is not an error', async () => {
    const response = await site.call('/users/me')
    expect([response.status, await response.json()]).toEqual([200, {}])
  })

  it('ends with a new role, and lasts when the role stays', async () => {
    const token = await signedIn()
    const change = { method: 'PATCH', token: WRITE_TOKEN, json: { role: 'viewer' } }
    await site.call(`/accounts/${account}`, change)
    const ended = await site.call('/users/me', { token })
    expect([ended.status, await ended.json()]).toEqual([401, expect.objectContaining({ errorCode: 'SIO-401-ANF' })])
    const next = await signedIn()
    await site.call(`/accounts/${account}`, change)
    expect(await (await site.call('/users/me', { token: next })).json()).toMatchObject({ role: 'viewer' })
  })

  it.each([
    ['garbage', 'Bearer garbage'],
    ['a token with something after it', `Bearer ${WRITE_TOKEN} more`],
    ['an empty token', 'Bearer '],
    ['the beginning of a token', `Bearer ${WRITE_TOKEN.slice(0, -1)}`],
  ])('is not started by %s: even a public call is refused', async (_what, authorization) => {
    const response = await site.call('/data/query/production?query=*', { headers: { authorization } })
    expect(response.status).toBe(401)
  })

  it.each(['Basic', 'Bearers', 'Digest'])(
    'ignores the scheme %s, which a proxy in front may use: the call has no token',
    async (scheme) => {
      const headers = { authorization: `${scheme} ${WRITE_TOKEN}` }
      expect((await site.call('/data/ping/production', { headers })).status).toBe(200)
      expect((await site.call('/users/me', { headers })).status).toBe((await site.call('/users/me')).status)
      const mutations = [{ create: { _type: 'page' } }]
      const written = await site.call('/data/mutate/production', { method: 'POST', headers, json: { mutations } })
      expect(written.status).toBe(
        (await site.call('/data/mutate/production', { method: 'POST', json: { mutations } })).status,
      )
      expect(written.ok).toBe(false)
    },
  )
})

describe('changing the own password', () => {
  const NEW = 'six other words in a row'
  const change = (current: string, password: string, headers = {}) =>
    site.submit('/auth/password', { email: EMAIL, current, password }, SITE_URL, headers)

  it('takes the current one, signs out everywhere and opens the Studio', async () => {
    const before = await signedIn()
    const changed = await change(PASSWORD, NEW)
    expect(changed.status).toBe(303)
    expect(await statusOfMe(await site.tokenOf(changed))).toBe(200)
    expect(await statusOfMe(before)).toBe(401)
    expect((await site.signIn(EMAIL)).status).toBe(422)
    expect((await site.signIn(EMAIL, NEW)).status).toBe(303)
  })

  it.each([
    ['a wrong current password', 'five words in a row', NEW, 'No account has this email and password.'],
    ['a short new one', PASSWORD, 'short', 'The password was not changed yet.'],
  ])('refuses %s and says so', async (_what, current, password, message) => {
    const page = await change(current, password)
    expect(page.status).toBe(422)
    expect(await page.text()).toContain(message)
    expect((await site.signIn(EMAIL)).status).toBe(303)
  })

  it('limits wrong passwords like signing in', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = []
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await change('wrong one', NEW, headers)).status)
    expect(statuses).toContain(429)
  })

  it('is offered by the help menu of the Studio and the sign-in page', async () => {
    expect(await (await site.call('/help')).text()).toContain('/lake/v1/auth/password')
    const origin = `${SITE_URL}/studio`
    const page = await site.fetchPath(`/v1/auth/login/local?${new URLSearchParams({ origin })}`)
    expect(await page.text()).toContain('href="../password"')
    expect((await site.fetchPath('/v1/auth/password')).status).toBe(200)
  })
})

describe('what the Studio remembers for a person', () => {
  it('is returned to that person only', async () => {
    const token = await signedIn()
    await site.add('viewer')
    const other = await site.tokenOf(await site.signIn('viewer@example.test'))
    const json = [{ key: 'studio.panes', value: { width: 300 } }]
    expect(await (await site.call('/users/me/keyvalue', { method: 'PUT', token, json })).json()).toEqual(json)
    const read = async (as: string) => (await site.call('/users/me/keyvalue/studio.panes,none', { token: as })).json()
    expect(await read(token)).toEqual([...json, { key: 'none', value: null }])
    expect(await read(other)).toEqual([
      { key: 'studio.panes', value: null },
      { key: 'none', value: null },
    ])
  })
})
