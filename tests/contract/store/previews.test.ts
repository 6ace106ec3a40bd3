import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { openSite, READ_TOKEN, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { createStoreClient } from '#tests/support/storeClient.ts'

const HOUR = 3_600_000

let site: Site
let count = 0
let email: string
let id: string
let token: string
beforeAll(async () => {
  site = await openSite()
})
beforeEach(async () => {
  email = `writer-${(count += 1)}@example.test`
  id = await site.add('viewer', email)
  token = await site.tokenOf(await site.signIn(email))
})
afterAll(() => site.close())

/** What the Studio does before it opens the site in its preview. */
async function writtenSecret(author = token) {
  const client = createStoreClient(site.url, { token: author })
  return (await createPreviewSecret(client, 'tests', `${site.settings.SITE_URL}/studio`)).secret
}

const post = (path: string, json: object, caller: string | undefined = READ_TOKEN) =>
  site.call(path, { method: 'POST', token: caller, json })

/** A preview the site has opened. */
async function openedPreview(): Promise<string> {
  const answer = await post('/previews', { secret: await writtenSecret() })
  return z.object({ key: z.string() }).parse(await answer.json()).key
}

const getStatus = async (key: string) => (await post('/previews/verify', { key })).status

describe('a preview of the site', () => {
  it('lasts while its user is signed in', async () => {
    expect(await getStatus(await openedPreview())).toBe(200)
  })

  it("returns the user's role", async () => {
    const key = await openedPreview()
    expect(await (await post('/previews/verify', { key })).json()).toEqual({ role: 'viewer' })
  })

  it.each([
    ['signs out', () => site.call('/auth/logout', { method: 'POST', token })],
    [
      'is disabled',
      () => site.call(`/accounts/${id}`, { method: 'PATCH', token: WRITE_TOKEN, json: { disabled: true } }),
    ],
    [
      'has another role',
      () => site.call(`/accounts/${id}`, { method: 'PATCH', token: WRITE_TOKEN, json: { role: 'marketer' } }),
    ],
  ])('ends once the user %s', async (_what, end) => {
    const key = await openedPreview()
    await end()
    expect(await getStatus(key)).toBe(404)
  })

  it('can be verified by its secret, until the user signs out', async () => {
    const [early, late] = [await writtenSecret(), await writtenSecret()]
    const asked = async (secret: string) => (await post('/previews/verify', { secret })).status
    expect(await asked(early)).toBe(200)
    expect(await asked('invented-by-somebody')).toBe(404)
    await site.call('/auth/logout', { method: 'POST', token })
    expect([await asked(early), await asked(late)]).toEqual([404, 404])
  })

  it('is shown by the site for a secret whose user is signed in', async () => {
    vi.stubEnv('STORE_URL', site.url)
    vi.stubEnv('SANITY_API_READ_TOKEN', READ_TOKEN)
    onTestFinished(() => void vi.unstubAllEnvs())
    // The store has read the settings before.
    vi.resetModules()
    const { isPreviewSecret } = await import('#lib/content/previewSession.ts')
    const secret = await writtenSecret()
    expect([await isPreviewSecret(secret), await isPreviewSecret('invented-by-somebody')]).toEqual([true, false])
    await site.call('/auth/logout', { method: 'POST', token })
    expect(await isPreviewSecret(secret)).toBe(false)
  })

  it('belongs to one session: the end of another one does not end it', async () => {
    const key = await openedPreview()
    const other = await site.tokenOf(await site.signIn(email))
    await site.call('/auth/logout', { method: 'POST', token: other })
    expect(await getStatus(key)).toBe(200)
  })

  it('hides the secrets of other accounts', async () => {
    await site.add('administrator')
    const administrator = await site.tokenOf(await site.signIn('administrator@example.test'))
    const secret = await writtenSecret(administrator)
    const kept = Array.from(site.store.ofType('sanity.previewUrlSecret')).find((each) => each.secret === secret)?._id
    for (const path of [
      `/data/doc/production/${kept}`,
      `/data/history/production/documents/${kept}?lastRevision=true`,
      `/data/history/production/transactions/${kept}`,
      '/data/export/production',
      `/data/query/production?${new URLSearchParams({ query: '*', perspective: 'raw' })}`,
    ]) {
      const answer = await site.call(path, { token })
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toContain(secret)
      expect(await (await site.call(path, { token: administrator })).text()).toContain(secret)
    }
    const query = '*[_type == "sanity.previewUrlSecret"]'
    const json = { mutations: [{ patch: { query, set: { source: 'mine' } } }] }
    const answer = await site.call('/data/mutate/production?returnDocuments=true', { method: 'POST', token, json })
    expect(await answer.json()).toMatchObject({ results: [] })
  })

  it('removes expired secrets', async () => {
    await writtenSecret()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR + 1 })
    onTestFinished(() => void vi.useRealTimers())
    const secret = await writtenSecret()
    expect(site.store.ofType('sanity.previewUrlSecret')).toMatchObject([{ secret }])
  })

  it.each([
    ['a member', () => token],
    ['anybody', () => undefined],
  ])('is opened and verified by the site only, not by %s', async (_who, caller) => {
    const secret = await writtenSecret()
    expect((await post('/previews', { secret }, caller() ?? '')).status).toBe(403)
    expect((await post('/previews/verify', { key: 'a' }, caller() ?? '')).status).toBe(403)
  })

  // Last, since secrets are written at the time of day while the clock of the accounts is ahead.
  it('is not opened by an expired, signed-out or unknown secret', async () => {
    const old = await writtenSecret()
    site.pass(HOUR + 1)
    expect((await post('/previews', { secret: old })).status).toBe(404)
    const late = await writtenSecret()
    await site.call('/auth/logout', { method: 'POST', token })
    expect((await post('/previews', { secret: late })).status).toBe(404)
    expect((await post('/previews', { secret: await writtenSecret(WRITE_TOKEN) })).status).toBe(404)
    expect((await post('/previews', { secret: 'invented-by-somebody' })).status).toBe(404)
  })

  it('ends once the user has not been here for a month', async () => {
    const key = await openedPreview()
    site.pass(31 * 24 * HOUR)
    expect(await getStatus(key)).toBe(404)
  })
})
