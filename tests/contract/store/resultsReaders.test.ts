import { afterAll, beforeAll, expect, test } from 'vitest'
import { RESULTS_MAIL_KEY } from '#lib/counts/readers.ts'
import { openSite, READ_TOKEN, type Site } from './accountsSite.ts'

let site: Site
const tokens = new Map<string, string>()
beforeAll(async () => {
  site = await openSite()
  for (const role of ['marketer', 'partnerManager', 'viewer'] as const) {
    await site.add(role)
    tokens.set(role, await site.tokenOf(await site.signIn(`${role}@example.test`)))
  }
})
afterAll(() => site.close())

const choose = (role: string, value: unknown) =>
  site.call('/users/me/keyvalue', {
    method: 'PUT',
    token: tokens.get(role),
    json: [{ key: RESULTS_MAIL_KEY, value }],
  })

const read = (token: string | undefined) =>
  site.call('/data/results-readers/production', { method: 'POST', token, json: {} })

test('the site learns who wants the results and works with them', async () => {
  for (const role of tokens.keys()) expect((await choose(role, 'fr-CA')).status).toBe(200)
  await choose('marketer', null)
  const { readers } = await (await read(READ_TOKEN)).json()
  expect(readers).toEqual([{ id: expect.any(String), email: 'partnermanager@example.test', language: 'fr-CA' }])
  await choose('partnerManager', 'nonsense')
  expect(await (await read(READ_TOKEN)).json()).toEqual({ readers: [] })
})

test('people do not learn it', async () => {
  expect((await read(tokens.get('marketer'))).status).toBe(403)
})
