import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_ANONYMOUS_STREAMS, MAX_STREAMS_PER_PERSON } from '#store/streams/routes.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'

let site: Site
let viewer: string
beforeAll(async () => {
  site = await openSite()
  await site.add('viewer')
  viewer = await site.tokenOf(await site.signIn('viewer@example.test'))
})
afterAll(() => site.close())

const mutate = (mutations: object[]) =>
  site.call('/data/mutate/production', { method: 'POST', token: viewer, json: { mutations } })

const writeSecret = (fields: object) =>
  mutate([{ createOrReplace: { _id: `drafts.${randomUUID()}`, _type: 'sanity.previewUrlSecret', ...fields } }])

it('a preview secret has no references, which would protect their targets from deletion', async () => {
  expect((await writeSecret({ secret: randomUUID(), more: { _ref: 'supportPage' } })).status).toBe(400)
})

describe('a viewer cannot fill the disk', () => {
  it.each([
    ['a large preview secret', 413, { secret: randomUUID(), more: 'x'.repeat(10_000) }],
    ['a preview secret without a secret', 429, { more: 'x' }],
  ])('with %s', async (_what, status, fields) => {
    expect((await writeSecret(fields)).status).toBe(status)
  })

  it.each([
    ['comment', randomUUID()],
    ['sanity.previewUrlSecret', `drafts.${randomUUID()}`],
  ])('with a document of type %s that is deleted at once', async (_type, _id) => {
    const mutations = [{ create: { _id, _type, text: 'x'.repeat(50_000) } }, { delete: { id: _id } }]
    expect((await mutate(mutations)).status).toBe(413)
  })

  it('with a preview secret that is small in the end', async () => {
    const id = `drafts.${randomUUID()}`
    const create = { _id: id, _type: 'sanity.previewUrlSecret', secret: randomUUID() }
    const big = { patch: { id, set: { big: 'x'.repeat(50_000) } } }
    expect((await mutate([{ create }, big, { patch: { id, unset: ['big'] } }])).status).toBe(413)
  })

  it('with one preview secret in many documents', async () => {
    const secret = randomUUID()
    expect([(await writeSecret({ secret })).status, (await writeSecret({ secret })).status]).toEqual([200, 429])
  })

  it('with many preview secrets', async () => {
    const statuses = await Promise.all(Array.from({ length: 201 }, () => writeSecret({ secret: randomUUID() })))
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(199)
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('with settings of the Studio', async () => {
    const put = (key: string) => {
      const json = [{ key, value: 'x'.repeat(200_000) }]
      return site.call('/users/me/keyvalue', { method: 'PUT', token: viewer, json })
    }
    const statuses: number[] = []
    for (const key of ['a', 'b', 'c']) statuses.push((await put(key)).status)
    expect(statuses).toEqual([200, 200, 413])
  })
})

it.each([
  ['an account', MAX_STREAMS_PER_PERSON, () => ({ token: viewer })],
  ['callers without a token', MAX_ANONYMOUS_STREAMS, () => ({})],
])(
  'the event streams of %s are limited',
  async (_whose, max, headers) => {
    const stop = new AbortController()
    const open = (signal = stop.signal) => site.call('/data/live/events/production', { ...headers(), signal })
    // A response that nothing refers to is collected, which ends its stream.
    const streams = await Promise.all(Array.from({ length: max }, () => open()))
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await open()).status).toBe(429)
    stop.abort()
    await expect.poll(async () => (await open(AbortSignal.timeout(10_000))).status).toBe(200)
  },
  60_000,
)

it.each([
  ['full', () => site.fillDisk(), 'disk is full'],
  ['read-only', () => site.makeReadOnly(), 'disk cannot be written'],
])(
  'a disk that is %s is named to who writes, and nothing is lost',
  async (_state, fail, reason) => {
    const write = () => {
      const json = { mutations: [{ createOrReplace: { _id: 'big', _type: 'note', text: 'x'.repeat(1_000_000) } }] }
      return site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json })
    }
    const repair = fail()
    const refused = await write()
    repair()
    expect([refused.status, await refused.json()]).toMatchObject([507, { message: expect.stringContaining(reason) }])
    expect((await write()).status).toBe(200)
  },
  20_000,
)
