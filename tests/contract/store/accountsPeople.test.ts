import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LINK_LIFETIME_MS } from '#store/accounts/links.ts'
import type { Site } from './accountsSite.ts'
import { openSite, PASSWORD, getSid, SITE_URL, WRITE_TOKEN } from './accountsSite.ts'

const EMAIL = 'mia@example.test'
let site: Site
let boss: { id: string; token: string }

beforeEach(async () => {
  site = await openSite()
  const id = await site.add('administrator')
  boss = { id, token: await site.tokenOf(await site.signIn('administrator@example.test')) }
})
afterEach(() => site.close())

const link = z.object({ url: z.string() })
const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? ''
const listed = z.object({ accounts: z.array(z.object({ name: z.string() })) })
const below = (url: string) => url.replace(`${SITE_URL}/lake`, '')

async function invite(email = EMAIL, role = 'marketer', by = boss.token) {
  const response = await site.call('/invitations', { method: 'POST', token: by, json: { email, role } })
  const { url } = link.parse(await response.json())
  return { url, path: below(url), token: tokenIn(url) }
}

async function resetLink(id: string, by = boss.token) {
  const { url } = link.parse(await (await site.call(`/accounts/${id}/reset`, { method: 'POST', token: by })).json())
  return { path: below(url), token: tokenIn(url) }
}

const change = (id: string, json: object, token = boss.token) =>
  site.call(`/accounts/${id}`, { method: 'PATCH', token, json })
const accept = (token: string, name = 'Mia') => site.submit('/auth/invitation', { token, name, password: PASSWORD })
const statusOfMe = async (token: string) => (await site.call('/users/me', { token })).status

async function pending() {
  const answer = await (await site.call('/invitations', { token: boss.token })).json()
  return z.object({ invitations: z.array(z.object({ id: z.string(), email: z.string() })) }).parse(answer).invitations
}

describe('an invitation', () => {
  it('creates an account with its role and address, and opens the Studio', async () => {
    const { path, token } = await invite()
    const page = await (await site.fetchPath(path)).text()
    expect(page).toContain('You are invited to the Studio as <strong>Marketer</strong>')
    expect(page).toContain(`value="${EMAIL}"`)
    const made = await accept(token)
    expect(made.headers.get('location')).toMatch(`${SITE_URL}/studio#sid=`)
    const me = await site.call('/users/me', { token: await site.tokenOf(made) })
    expect(await me.json()).toMatchObject({ name: 'Mia', email: EMAIL, role: 'marketer' })
    expect(await pending()).toEqual([])
  })

  it('is listed without its link', async () => {
    const { token } = await invite()
    const list = await (await site.call('/invitations', { token: boss.token })).text()
    expect(JSON.parse(list)).toMatchObject({ invitations: [{ email: EMAIL, role: 'marketer' }] })
    expect(list).not.toContain(token.split('.')[1])
    expect(list).not.toContain('digest')
  })

  it('works once, also for concurrent requests', async () => {
    const { token } = await invite()
    const both = await Promise.all([accept(token), accept(token, 'Eve')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 410]))
    expect((await accept(token)).status).toBe(410)
  })

  it.each<[string, (given: Awaited<ReturnType<typeof invite>>) => unknown]>([
    ['a week later', () => site.pass(LINK_LIFETIME_MS.invitation)],
    ['once a newer one was made', () => invite()],
    [
      'once it was taken back',
      async () => site.call(`/invitations/${(await pending())[0]?.id}`, { method: 'DELETE', token: boss.token }),
    ],
  ])('does not work %s', async (_when, happen) => {
    const given = await invite()
    await happen(given)
    expect((await site.fetchPath(given.path)).status).toBe(410)
    expect((await accept(given.token)).status).toBe(410)
  })

  it('leads on to the Studio once it is used, with the same answer as an unknown one', async () => {
    const { path, token } = await invite()
    await accept(token)
    const used = await (await site.fetchPath(path)).text()
    expect(used).toContain(`<a href="${SITE_URL}/studio">Open the Studio</a>`)
    expect(await (await site.fetchPath('/v1/auth/invitation?token=guess.ed')).text()).toBe(used)
  })

  it('is refused with the secret of another one', async () => {
    const [mine, other] = [await invite(), await invite('ben@example.test', 'administrator')]
    const mixed = `${other.token.split('.')[0]}.${mine.token.split('.')[1]}`
    expect((await accept(mixed)).status).toBe(410)
  })

  it('keeps the input and shows errors at their fields', async () => {
    const { token } = await invite()
    const page = await site.submit('/auth/invitation', { token, name: '<Mia>', password: 'short' })
    expect(page.status).toBe(422)
    const html = await page.text()
    expect(html).toContain('Choose a password of at least 12 characters.')
    expect(html).toContain('value="&lt;Mia&gt;"')
    expect(html).not.toContain('short')
  })

  it('is refused for an address with an account', async () => {
    await site.add('viewer', EMAIL)
    const json = { email: EMAIL.toUpperCase(), role: 'viewer' }
    expect((await site.call('/invitations', { method: 'POST', token: boss.token, json })).status).toBe(409)
  })

  it('is refused from a form of another site', async () => {
    const { token } = await invite()
    const sent = await site.submit(
      '/auth/invitation',
      { token, name: 'Mia', password: PASSWORD },
      'https://evil.example',
    )
    expect(sent.status).toBe(403)
    expect(await pending()).toHaveLength(1)
  })
})

describe('a link to a new password', () => {
  it('sets the password once, ends existing sessions and signs in', async () => {
    const id = await site.add('editor', EMAIL)
    const before = await site.tokenOf(await site.signIn(EMAIL))
    const { path, token } = await resetLink(id)
    expect(await (await site.fetchPath(path)).text()).toContain(`value="${EMAIL}"`)
    const made = await site.submit('/auth/reset', { token, password: 'a new long password' })
    expect(await statusOfMe(await site.tokenOf(made))).toBe(200)
    expect(await statusOfMe(before)).toBe(401)
    expect((await site.signIn(EMAIL)).status).toBe(422)
    expect((await site.signIn(EMAIL, 'a new long password')).status).toBe(303)
    expect((await site.submit('/auth/reset', { token, password: 'once more, please' })).status).toBe(410)
  })

  it.each<[string, (id: string) => unknown]>([
    ['a day later', () => site.pass(LINK_LIFETIME_MS.reset)],
    ['once a newer one was made', (id) => resetLink(id)],
    ['once the password was changed', (id) => site.setPassword(id)],
    ['once the account was disabled', (id) => change(id, { disabled: true })],
    [
      'though the account was disabled and enabled again',
      async (id) => {
        await change(id, { disabled: true })
        await change(id, { disabled: false })
      },
    ],
  ])('does not work %s', async (_when, happen) => {
    const id = await site.add('editor', EMAIL)
    const { path, token } = await resetLink(id)
    await happen(id)
    expect((await site.fetchPath(path)).status).toBe(410)
    expect((await site.submit('/auth/reset', { token, password: 'a new long password' })).status).toBe(410)
  })
})

it('accounts are listed by name, É beside E', async () => {
  for (const name of ['Zoé', 'Éric', 'anne']) await accept((await invite(`${name.charCodeAt(0)}${EMAIL}`)).token, name)
  const { accounts } = listed.parse(await (await site.call('/accounts', { token: boss.token })).json())
  expect(accounts.map(({ name }) => name).filter((name) => name !== 'A administrator')).toEqual(['anne', 'Éric', 'Zoé'])
})

describe('a removed account', () => {
  const remove = (id: string, token = boss.token) => site.call(`/accounts/${id}`, { method: 'DELETE', token })

  it('is gone but for its name in the history, and its address is free', async () => {
    const id = await site.add('editor', EMAIL)
    const token = await site.tokenOf(await site.signIn(EMAIL))
    expect((await remove(id)).status).toBe(409)
    await change(id, { disabled: true })
    expect((await remove(id)).status).toBe(204)

    expect(await statusOfMe(token)).toBe(401)
    expect((await site.signIn(EMAIL)).status).toBe(422)
    expect((await site.signIn(id)).status).toBe(422)
    const list = await (await site.call('/accounts', { token: boss.token })).text()
    expect([list.includes(id), list.includes(EMAIL)]).toEqual([false, false])
    const author = await site.call(`/users/${id}`, { token: boss.token })
    expect(await author.json()).toMatchObject({ displayName: 'A editor' })
    expect((await change(id, { disabled: false })).status).toBe(404)
    expect((await accept((await invite()).token)).status).toBe(303)
  })

  it('is removed by an administrator only, and never the own one', async () => {
    const id = await site.add('editor', EMAIL)
    const token = await site.tokenOf(await site.signIn(EMAIL))
    expect((await remove(boss.id, token)).status).toBe(403)
    expect((await remove(boss.id)).status).toBe(409)
    await change(id, { disabled: true })
    expect((await remove('u-nobody')).status).toBe(404)
  })
})

describe('a disabled account', () => {
  it('loses its sessions, learns so only with its password, and works once enabled', async () => {
    const id = await site.add('editor', EMAIL)
    const token = await site.tokenOf(await site.signIn(EMAIL))
    const underWay = await site.signIn(EMAIL)
    await change(id, { disabled: true })

    expect(await statusOfMe(token)).toBe(401)
    expect((await site.call(`/auth/fetch?sid=${getSid(underWay)}`)).status).toBe(404)
    const page = await site.signIn(EMAIL)
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('This account is disabled.')
    const guess = await site.signIn(EMAIL, 'not the password')
    expect(guess.status).toBe(422)
    expect(await guess.text()).toContain('No account has this email and password.')
    expect((await site.call(`/accounts/${id}/reset`, { method: 'POST', token: boss.token })).status).toBe(409)

    await change(id, { disabled: false })
    expect((await site.signIn(EMAIL)).status).toBe(303)
    expect(await statusOfMe(token)).toBe(401)
  })

  it('cannot act through what it has scheduled', async () => {
    const id = await site.add('marketer', EMAIL)
    const question = { _id: 'q', _type: 'faq' }
    expect(site.accessOf(id).getDenialReason('publish', question)).toBeNull()
    await change(id, { disabled: true })
    expect(site.accessOf(id).getDenialReason('publish', question)).not.toBeNull()
  })
})

describe('an administrator who is one no longer', () => {
  const leave: [string, (id: string) => Promise<Response>][] = [
    ['disabled', (id) => change(id, { disabled: true })],
    ['given another role', (id) => change(id, { role: 'editor' })],
  ]

  it.each(leave)('revokes its own invitations when it is %s, and no others', async (_how, happen) => {
    const id = await site.add('administrator', 'ann@example.test')
    const own = await invite(EMAIL, 'administrator', await site.tokenOf(await site.signIn('ann@example.test')))
    const other = await invite('ben@example.test')
    expect((await happen(id)).ok).toBe(true)
    expect((await accept(own.token)).status).toBe(410)
    expect((await accept(other.token, 'Ben')).status).toBe(303)
  })

  it.each(leave)('loses the password links it created before being %s', async (_how, happen) => {
    const id = await site.add('administrator', 'ann@example.test')
    const [target, spared] = [await site.add('administrator', EMAIL), await site.add('viewer', 'ben@example.test')]
    const own = await resetLink(target, await site.tokenOf(await site.signIn('ann@example.test')))
    const other = await resetLink(spared)
    expect((await happen(id)).ok).toBe(true)
    expect((await site.submit('/auth/reset', { token: own.token, password: PASSWORD })).status).toBe(410)
    expect((await site.submit('/auth/reset', { token: other.token, password: PASSWORD })).status).toBe(303)
  })

  it('keeps its invitations when nothing changes', async () => {
    const id = await site.add('administrator', 'ann@example.test')
    const own = await invite(EMAIL, 'viewer', await site.tokenOf(await site.signIn('ann@example.test')))
    await change(id, { role: 'administrator', disabled: false })
    expect((await accept(own.token)).status).toBe(303)
  })
})

describe('administrators', () => {
  it.each([{ role: 'viewer' }, { disabled: true }])('cannot do %j to the last administrator', async (json) => {
    expect((await change(boss.id, json, WRITE_TOKEN)).status).toBe(409)
  })

  it.each([{ role: 'viewer' }, { disabled: true }])('cannot do %j to themselves', async (json) => {
    await site.add('administrator', EMAIL)
    expect((await change(boss.id, json)).status).toBe(409)
    expect((await change(boss.id, json, WRITE_TOKEN)).status).toBe(200)
  })

  it('are counted without disabled ones', async () => {
    const other = await site.add('administrator', EMAIL)
    await change(other, { disabled: true })
    expect((await change(boss.id, { role: 'viewer' }, WRITE_TOKEN)).status).toBe(409)
  })

  it('see when each account last signed in', async () => {
    const answer = await (await site.call('/accounts', { token: boss.token })).json()
    const { accounts } = z.object({ accounts: z.array(z.object({ lastSignInAt: z.string() })) }).parse(answer)
    expect(accounts).toHaveLength(1)
  })
})

describe.each(['editor', 'marketer', 'legal', 'partnerManager', 'viewer'] as const)('the role %s', (role) => {
  it('cannot see or change people', async () => {
    const id = await site.add(role, EMAIL)
    const token = await site.tokenOf(await site.signIn(EMAIL))
    const calls = [
      site.call('/accounts', { token }),
      site.call('/invitations', { token }),
      site.call('/invitations', { method: 'POST', token, json: { email: 'eve@example.test', role: 'administrator' } }),
      site.call(`/accounts/${boss.id}/reset`, { method: 'POST', token }),
      change(id, { role: 'administrator' }, token),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })
})
