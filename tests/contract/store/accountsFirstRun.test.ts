import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LINK_LIFETIME_MS } from '#store/accounts/links.ts'
import type { Site } from './accountsSite.ts'
import { PASSWORD, SITE_URL, openSite } from './accountsSite.ts'

let site: Site

beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

const fields = { name: 'Ada', email: 'Ada@Example.test', password: PASSWORD }

function newLink() {
  const link = site.firstLink()
  if (!link) throw new Error('Expected a link while there is no account.')
  return { path: link, token: new URLSearchParams(link.split('?')[1]).get('token') ?? '' }
}

describe('the first sign-in link', () => {
  it('creates the administrator’s account and opens the Studio signed in', async () => {
    const { token } = newLink()
    const made = await site.submit('/auth/first-run', { ...fields, token })
    expect(made.headers.get('location')).toMatch(`${SITE_URL}/studio#sid=`)
    const me = await site.call('/users/me', { token: await site.tokenOf(made) })
    expect(await me.json()).toMatchObject({ name: 'Ada', email: 'ada@example.test', role: 'administrator' })
  })

  it('shows a form that hides its secret from other sites and needs no script', async () => {
    const page = await site.fetchPath(`/v1${newLink().path}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    const html = await page.text()
    expect(html).not.toContain('<script')
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  })

  it('shows errors at their fields and keeps the input', async () => {
    const { token } = newLink()
    const page = await site.submit('/auth/first-run', { token, name: '<Ada>', email: 'ada@', password: 'short' })
    expect(page.status).toBe(422)
    const html = await page.text()
    expect(html).toContain('Enter an email address such as name@example.com.')
    expect(html).toContain('Choose a password of at least 12 characters.')
    expect(html).toContain('value="&lt;Ada&gt;"')
    expect(html).not.toContain('short')
  })

  it('expires after half an hour', async () => {
    const { path, token } = newLink()
    site.pass(LINK_LIFETIME_MS['first-run'])
    expect((await site.fetchPath(`/v1${path}`)).status).toBe(410)
    expect((await site.submit('/auth/first-run', { ...fields, token })).status).toBe(410)
  })

  it('expires when a newer one is created', async () => {
    const { path: older } = newLink()
    const { path: newer } = newLink()
    expect((await site.fetchPath(`/v1${older}`)).status).toBe(410)
    expect((await site.fetchPath(`/v1${newer}`)).status).toBe(200)
  })

  it('works once, also for concurrent requests', async () => {
    const { token } = newLink()
    const both = await Promise.all([
      site.submit('/auth/first-run', { ...fields, token }),
      site.submit('/auth/first-run', { ...fields, email: 'eve@example.test', token }),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 410]))
    expect(site.firstLink()).toBeNull()
  })

  it.each([
    ['no secret', ''],
    ['a guessed one', 'x'.repeat(43)],
  ])('refuses %s', async (_what, token) => {
    newLink()
    expect((await site.submit('/auth/first-run', { ...fields, token })).status).toBe(410)
    expect(site.firstLink()).not.toBeNull()
  })

  it('refuses a form sent from another site', async () => {
    const { token } = newLink()
    const sent = await site.submit('/auth/first-run', { ...fields, token }, 'https://evil.example')
    expect(sent.status).toBe(403)
    expect(site.firstLink()).not.toBeNull()
  })
})

describe('the administrator of the settings', () => {
  const settings = { STUDIO_ADMIN_EMAIL: 'Boss@Example.test', STUDIO_ADMIN_PASSWORD: 'the first password' }

  async function restart(changed: Partial<typeof settings> = {}) {
    await site.stop()
    site = await openSite({ DATA_DIR: site.folder, ...settings, ...changed })
  }

  /** The secret of a link with which the administrator can choose another password. */
  async function createResetToken() {
    const token = await site.tokenOf(await site.signIn('boss@example.test', 'the first password'))
    const { id } = z.object({ id: z.string() }).parse(await (await site.call('/users/me', { token })).json())
    const made = await site.call(`/accounts/${id}/reset`, { method: 'POST', token })
    const { url } = z.object({ url: z.string() }).parse(await made.json())
    return new URL(url).searchParams.get('token') ?? ''
  }

  it('exists at start, so that no link is needed', async () => {
    await restart()
    expect(site.firstLink()).toBeNull()
    const token = await site.tokenOf(await site.signIn('boss@example.test', 'the first password'))
    expect(await (await site.call('/users/me', { token })).json()).toMatchObject({ role: 'administrator' })
  })

  it('gets a new password from the setting, which ends existing sessions', async () => {
    await restart()
    const token = await site.tokenOf(await site.signIn('boss@example.test', 'the first password'))
    await restart({ STUDIO_ADMIN_PASSWORD: 'the second password' })
    expect((await site.call('/users/me', { token })).status).toBe(401)
    expect((await site.signIn('boss@example.test', 'the first password')).status).toBe(422)
    expect((await site.signIn('boss@example.test', 'the second password')).status).toBe(303)
  })

  it('cannot be taken over with an earlier password link', async () => {
    await restart()
    const token = await createResetToken()
    await restart({ STUDIO_ADMIN_PASSWORD: 'the second password' })
    const reset = { token, password: 'a third password' }
    expect((await site.submit('/auth/reset', reset)).status).toBe(410)
  })

  it('stays signed in over a restart without changes', async () => {
    await restart()
    const token = await site.tokenOf(await site.signIn('boss@example.test', 'the first password'))
    await restart()
    expect((await site.call('/users/me', { token })).status).toBe(200)
  })

  it('keeps a password of their own over a restart, until the setting changes', async () => {
    await restart()
    const token = await createResetToken()
    const reset = { token, password: 'a password of my own' }
    expect((await site.submit('/auth/reset', reset)).status).toBe(303)
    await restart()
    expect((await site.signIn('boss@example.test', 'the first password')).status).toBe(422)
    expect((await site.signIn('boss@example.test', 'a password of my own')).status).toBe(303)
    await restart({ STUDIO_ADMIN_PASSWORD: 'the second password' })
    expect((await site.signIn('boss@example.test', 'a password of my own')).status).toBe(422)
    expect((await site.signIn('boss@example.test', 'the second password')).status).toBe(303)
  })
})
