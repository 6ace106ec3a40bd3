import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { LINK_LIFETIME_MS } from '#store/accounts/links.ts'
import { openSite, type Site } from './accountsSite.ts'

const EMAIL = 'editor@example.test'
let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

const request = (email: string, headers: Record<string, string> = {}) =>
  site.submit('/auth/forgotten', { email }, undefined, headers)

/** Waits for the mails, and returns the tokens of their links. */
async function waitForTokens() {
  const mails = await vi.waitFor(async () => {
    const found = await site.readMails()
    expect(found).toHaveLength(1)
    return found
  }, 20_000)
  return mails.map((mail) => /\/auth\/mailed-reset\?token=(\S+)/.exec(mail)?.[1] ?? '')
}

const choose = (token: string) => site.submit('/auth/mailed-reset', { token, password: 'a new long password' })

it('a mailed link sets the password once', async () => {
  await site.add('editor', EMAIL)
  expect((await site.fetchPath('/v1/auth/forgotten')).status).toBe(200)
  const sent = await request(' Editor@Example.test ')
  expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('Check your mail')])
  const [token = ''] = await waitForTokens()
  const page = await site.fetchPath(`/v1/auth/mailed-reset?token=${token}`)
  expect(await page.text()).toContain(`value="${EMAIL}"`)
  expect((await choose(token)).status).toBe(303)
  expect((await site.signIn(EMAIL, 'a new long password')).status).toBe(303)
  expect((await choose(token)).status).toBe(410)
})

it('the answer is the same with and without an account, and only an enabled account gets mail', async () => {
  await site.add('editor', EMAIL)
  await site.add('administrator')
  const token = await site.tokenOf(await site.signIn('administrator@example.test'))
  const disabled = await site.add('marketer')
  await site.call(`/accounts/${disabled}`, { method: 'PATCH', token, json: { disabled: true } })
  const answers = new Set<string>()
  for (const email of ['nobody@example.test', 'marketer@example.test', EMAIL]) {
    const answer = await request(email)
    answers.add(`${answer.status} ${(await answer.text()).replaceAll(email, '…')}`)
  }
  expect(answers.size).toBe(1)
  await waitForTokens()
  const [mail] = await site.readMails()
  expect(mail).toContain(`To: ${EMAIL}`)
})

it('an administrator’s link works beside a mailed one, until a password is chosen', async () => {
  const id = await site.add('editor', EMAIL)
  await site.add('administrator')
  const token = await site.tokenOf(await site.signIn('administrator@example.test'))
  const created = await site.call(`/accounts/${id}/reset`, { method: 'POST', token })
  const { url } = await created.json()
  const path = new URL(url).pathname.replace('/lake', '') + new URL(url).search
  await request(EMAIL)
  const [mailed = ''] = await waitForTokens()
  expect((await site.fetchPath(path)).status).toBe(200)
  expect((await choose(mailed)).status).toBe(303)
  expect((await site.fetchPath(path)).status).toBe(410)
})

it('a mailed link expires after half an hour', async () => {
  await site.add('editor', EMAIL)
  await request(EMAIL)
  const [token = ''] = await waitForTokens()
  site.pass(LINK_LIFETIME_MS['mailed-reset'])
  expect((await choose(token)).status).toBe(410)
})

it('a link that cannot be stored leaves the store running', async () => {
  await site.add('editor', EMAIL)
  const onRejection = vi.fn<() => void>()
  process.on('unhandledRejection', onRejection)
  onTestFinished(() => void process.off('unhandledRejection', onRejection))
  using database = new DatabaseSync(join(site.folder, 'accounts.sqlite'), { timeout: 5_000 })
  database.exec('alter table links rename to missing_links')
  expect((await request(EMAIL)).status).toBe(200)
  database.exec('alter table missing_links rename to links')
  await request(EMAIL)
  await waitForTokens()
  expect(onRejection).not.toHaveBeenCalled()
})

it('one network is limited, and learns when to try again', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  for (let count = 0; count < 10; count += 1) await request(`guess${count}@example.test`, headers)
  const refused = await request(EMAIL, headers)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
})

it('a request is refused without an address or from another site', async () => {
  const incomplete = await request('editor@')
  expect([incomplete.status, await incomplete.text()]).toEqual([422, expect.stringContaining('Enter an email address')])
  const foreign = await site.submit('/auth/forgotten', { email: EMAIL }, 'https://evil.example')
  expect(foreign.status).toBe(403)
})
