import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ID = 'drafts.big'
const zeros = (length: number) => Array.from({ length }, () => 0)

const mutate = (token: string, mutations: object[], options = '') =>
  site.call(`/data/mutate/production${options}`, { method: 'POST', token, json: { mutations } })

const write = (fields: object) => ({ createOrReplace: { _id: ID, _type: 'faq', ...fields } })

/** A busy machine gets longer to stop a transaction. */
const BUSY_MS = 200_000

it('a transaction that takes too long is stopped, and its author has to wait', { timeout: BUSY_MS }, async () => {
  await site.add('marketer')
  const token = await site.tokenOf(await site.signIn('marketer@example.test'))
  const slow = [write({ a: zeros(200_000) }), { patch: { id: ID, unset: zeros(2000).map(() => '..x') } }]
  const refused = await mutate(token, slow, '?dryRun=true')
  expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('Split it')])
  expect((await mutate(token, [write({})])).status).toBe(429)
  expect((await mutate(WRITE_TOKEN, [write({})])).status).toBe(200)
})

it('a transaction of the largest size is applied', async () => {
  const documents = zeros(400).map((_, i) => ({
    createOrReplace: { _id: `many-${i}`, _type: 'note', text: 'x'.repeat(9000) },
  }))
  expect((await mutate(WRITE_TOKEN, documents)).status).toBe(200)
})

it('many redirects are imported in one transaction, and others published beside them', async () => {
  const redirects = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const number = from + index
      return {
        createOrReplace: { _id: `moved-${number}`, _type: 'redirect', from: `/moved-${number}`, to: '/support' },
      }
    })
  expect((await mutate(WRITE_TOKEN, redirects(0, 2000))).status).toBe(200)
  expect((await mutate(WRITE_TOKEN, redirects(2000, 250))).status).toBe(200)
  const repeated = { createOrReplace: { _id: 'again', _type: 'redirect', from: '/Moved-7', to: '/support' } }
  const refused = await mutate(WRITE_TOKEN, [repeated])
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Change that one.')])
})
