import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LISTENER_LIMITS } from '#store/streams/strangers.ts'
import { openSite, READ_TOKEN, type Site } from './accounts-site.ts'
import { EventReader } from './event-reader.ts'
import { eventually } from './eventually.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const LISTEN = '/data/listen/production?query=*'
const LIVE = '/data/live/events/production'

/** Listens from an address, as the site's front tells it, and waits for the welcome. */
async function listener(path: string, address: string, token?: string) {
  const authorization = token && { authorization: `Bearer ${token}` }
  const headers = { 'x-forwarded-for': address, ...authorization }
  const reader = await EventReader.open(`${site.url}/v2025-02-19${path}`, headers)
  if (reader.response.ok) await reader.next()
  return reader
}

const statusFor = async (path: string, address: string, token?: string) => {
  const reader = await listener(path, address, token)
  await reader.close()
  return reader.response.status
}

describe('a network that listens too often without a token', () => {
  it('is refused, until one of its listeners has gone; others and members are not', async () => {
    const address = '203.0.113.1'
    const paths = Array.from({ length: LISTENER_LIMITS.ofOneNetwork }, (_, index) => (index % 2 ? LISTEN : LIVE))
    const readers = await Promise.all(paths.map((path) => listener(path, address)))
    expect(readers.map(({ response }) => response.status)).toEqual(paths.map(() => 200))

    expect([await statusFor(LISTEN, address), await statusFor(LIVE, address)]).toEqual([429, 429])
    expect(await statusFor(LISTEN, '203.0.113.2')).toBe(200)
    expect(await statusFor(LISTEN, address, READ_TOKEN)).toBe(200)

    await readers[0]?.close()
    await eventually(async () => expect(await statusFor(LISTEN, address)).toBe(200))
    await Promise.all(readers.map((reader) => reader.close()))
  })
})

describe('an event stream', () => {
  it.each([LISTEN, LIVE])('is not begun for who would not read it: HEAD %s', async (path) => {
    expect((await site.call(path, { method: 'HEAD' })).status).toBe(405)
  })
})
