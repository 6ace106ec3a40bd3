import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, READ_TOKEN, SITE_URL, type Site, WRITE_TOKEN } from './accountsSite.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
  await site.call('/data/mutate/production', {
    method: 'POST',
    token: WRITE_TOKEN,
    json: { mutations: [{ create: { _id: 'public', _type: 'note' } }] },
  })
})
afterAll(() => site.close())

const READS = [
  '/data/query/production?query=*',
  '/data/doc/production/public',
  '/data/references/production/documents/public/to',
  '/data/listen/production?query=*',
  '/data/live/events/production?includeDrafts=true',
  '/data/live/events/production?includeAllDocuments=true',
  '/data/export/production',
  '/data/history/production/transactions/public?excludeContent=true',
]

describe('the dataset is private', () => {
  it.each(READS)('GET %s answers 401 without a token', async (path) => {
    const response = await site.call(path)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ statusCode: 401, error: 'Unauthorized' })
  })

  it('answers an ended session with the code by which the Studio signs out', async () => {
    const response = await site.call('/data/query/production?query=*', { token: 'ended' })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ message: 'Session not found', errorCode: 'SIO-401-ANF' })
  })

  it.each([
    ['/data/query/production', { query: '*' }],
    ['/data/mutate/production', { mutations: [{ delete: { query: '*' } }] }],
    ['/data/actions/production', { actions: [] }],
  ])('POST %s answers 401 without a token', async (path, json) => {
    expect((await site.call(path, { method: 'POST', json })).status).toBe(401)
  })

  it.each(['/data/ping/production', '/ping'])('GET %s answers anyone', async (path) => {
    expect((await site.call(path)).status).toBe(200)
  })

  it.each([
    ['its own site', SITE_URL, true],
    ['another site', 'https://elsewhere.example', false],
  ])('lets a browser call from %s: %s is %s', async (_whose, origin, allowed) => {
    const answer = await site.call('/check/cors', { headers: { origin } })
    expect(await answer.json()).toMatchObject({ result: { allowed } })
  })
})

describe('an allowed origin', () => {
  const origin = 'https://studio.example'
  const method = { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' }

  it('reads responses, and no other origin does', async () => {
    const lent = await openSite({ STUDIO_ALLOWED_ORIGINS: `${origin}, http://localhost:3333` })
    const path = '/data/query/production?query=1'
    const preflight = await lent.call(path, { method: 'OPTIONS', headers: method })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
    const answer = await lent.call(path, { token: READ_TOKEN, headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await (await lent.call('/check/cors', { headers: { origin } })).json()).toMatchObject({
      result: { allowed: true },
    })
    const other = await lent.call(path, { token: READ_TOKEN, headers: { origin: `${origin}.evil.example` } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    await lent.close()
  })

  it('is none by default', async () => {
    const answer = await site.call('/data/query/production?query=1', { token: READ_TOKEN, headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('an event stream', () => {
  it.each(['/data/listen/production?query=*', '/data/live/events/production'])(
    'is not opened by a HEAD request: %s',
    async (path) => {
      expect((await site.call(path, { method: 'HEAD', token: READ_TOKEN })).status).toBe(405)
    },
  )
})
