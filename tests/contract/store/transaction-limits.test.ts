import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type Site, WRITE_TOKEN } from './accounts-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const ID = 'drafts.big'
const zeros = (length: number) => Array.from({ length }, () => 0)
const TEXT = 'ab'.repeat(100_000)
const HUNKS = Array.from(
  { length: 4000 },
  (_, i) => `@@ -${i * 50 + 1},12 +${i * 50 + 1},12 @@\n cdcdc\n-x\n+y\n ccccdd\n`,
)

const mutate = (token: string, mutations: object[], options = '') =>
  site.call(`/data/mutate/production${options}`, { method: 'POST', token, json: { mutations } })

const write = (fields: object) => ({ createOrReplace: { _id: ID, _type: 'faq', ...fields } })

it.each<[string, object[]]>([
  ['recursive paths', [write({ a: zeros(200_000) }), { patch: { id: ID, unset: zeros(2000).map(() => '..x') } }]],
  ['text patches', [write({ text: TEXT }), { patch: { id: ID, diffMatchPatch: { text: HUNKS.join('') } } }]],
])(
  'a transaction with too many %s is stopped, and its author has to wait',
  async (what, mutations) => {
    const email = `${what.replace(' ', '-')}@example.test`
    await site.add('marketer', email)
    const token = await site.tokenOf(await site.signIn(email))
    const refused = await mutate(token, mutations, '?dryRun=true')
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('Split it')])
    expect((await mutate(token, [write({})])).status).toBe(429)
    expect((await mutate(WRITE_TOKEN, [write({})])).status).toBe(200)
  },
  60_000,
)

it('a transaction of the largest size is applied', async () => {
  const documents = zeros(400).map((_, i) => ({
    createOrReplace: { _id: `many-${i}`, _type: 'note', text: TEXT.slice(0, 9000) },
  }))
  expect((await mutate(WRITE_TOKEN, documents)).status).toBe(200)
}, 60_000)
