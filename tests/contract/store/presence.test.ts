import { once } from 'node:events'
import { fromUrl, type RequestMethod } from '@sanity/bifur-client'
import { of } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket as Socket } from 'ws'
import { eventually } from '#tests/support/eventually.ts'
import { type StoreProcess, runStore, temporaryFolder, TOKENS } from './harness.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: StoreProcess
beforeAll(async () => {
  folder = await temporaryFolder()
  store = await runStore(folder.path)
})
afterAll(async () => {
  await store.end('SIGTERM')
  await folder.dispose()
})

const address = () => `${store.url.replace('http', 'ws')}/v2022-06-30/socket/production?tag=sanity.studio`

interface PresenceEvent {
  type: string
  i?: string
  session?: string
  m?: unknown
}

/** A Studio that is open, as the Studio's own presence client makes it. */
function studio(token: string) {
  const client = fromUrl(address(), { token$: of(token) })
  const received: PresenceEvent[] = []
  const subscription = client.listen<PresenceEvent>('presence').subscribe((event) => void received.push(event))
  const ask = (method: RequestMethod, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      client.request<unknown>(method, params).subscribe({ next: resolve, error: reject })
    })
  return { received, ask, close: () => subscription.unsubscribe() }
}

/** Two Studios of different accounts, each of which has received the other's presence. */
async function two() {
  const [one, other] = [studio(TOKENS.write), studio(TOKENS.read)]
  await eventually(async () => {
    await one.ask('presence_rollcall', { session: 'one' })
    await other.ask('presence_rollcall', { session: 'other' })
    expect([one.received.length > 0, other.received.length > 0]).toEqual([true, true])
  })
  one.received.length = 0
  other.received.length = 0
  return { one, other }
}

const locations = [{ type: 'document', documentId: 'faq-1', path: ['question'], lastActiveAt: '2026-01-01T00:00:00Z' }]

describe('two editors', () => {
  it("see each other's position", async () => {
    const { one, other } = await two()
    await one.ask('presence_announce', { data: { sessionId: 'one', locations } })
    await eventually(() =>
      expect(other.received).toEqual([{ type: 'state', i: 'token-write', m: { sessionId: 'one', locations } }]),
    )
    one.close()
    other.close()
  })

  it('are asked for their position when one arrives', async () => {
    const { one, other } = await two()
    await one.ask('presence_rollcall', { session: 'one' })
    await eventually(() => expect(other.received).toEqual([{ type: 'rollCall', i: 'token-write', session: 'one' }]))
    one.close()
    other.close()
  })

  it('see that the other left', async () => {
    const { one, other } = await two()
    await one.ask('presence_announce', { data: { sessionId: 'one', locations } })
    await one.ask('presence_disconnect', { session: 'one' })
    await eventually(() =>
      expect(other.received.at(-1)).toEqual({ type: 'disconnect', i: 'token-write', m: { session: 'one' } }),
    )
    one.close()
    other.close()
  })

  it('cannot sign the other off', async () => {
    const { one, other } = await two()
    await one.ask('presence_announce', { data: { sessionId: 'one', locations } })
    expect(await other.ask('presence_disconnect', { session: 'one' })).toBe(false)
    one.close()
    other.close()
  })
})

describe('the presence socket', () => {
  let calls = 0
  async function connected() {
    const socket = new Socket(address())
    await once(socket, 'open')
    async function call(method: string, params: object = {}) {
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: `call-${(calls += 1)}`, method, params }))
      const [answer] = await once(socket, 'message')
      return JSON.parse(String(answer))
    }
    return { socket, call }
  }

  it('reports a Studio whose connection breaks as gone', async () => {
    const watching = studio(TOKENS.read)
    const { socket, call } = await connected()
    await call('authorization', { authorization: `Bearer ${TOKENS.write}` })
    await eventually(async () => {
      await call('presence_announce', { data: { sessionId: 'broken', locations: [] } })
      expect(watching.received).not.toEqual([])
    })
    socket.terminate()
    await eventually(() =>
      expect(watching.received.at(-1)).toEqual({ type: 'disconnect', i: 'token-write', m: { session: 'broken' } }),
    )
    watching.close()
  })

  it('refuses an unknown token', async () => {
    const { socket, call } = await connected()
    expect(await call('authorization', { authorization: 'Bearer nobody' })).toMatchObject({ error: { code: 4001 } })
    socket.terminate()
  })

  it.each([
    { what: 'who has not said who it is', calls: [] },
    { what: 'who gave an unknown token', calls: ['Bearer nobody'] },
  ])('sends nothing to $what', async ({ calls: authorizations }) => {
    const { socket, call } = await connected()
    for (const authorization of authorizations) await call('authorization', { authorization })
    expect(await call('presence_subscribe')).toMatchObject({ error: { code: 4001 } })
    socket.terminate()
  })

  it('drops what a Studio does not send in a location', async () => {
    const watching = studio(TOKENS.read)
    const { socket, call } = await connected()
    await call('authorization', { authorization: `Bearer ${TOKENS.write}` })
    const path = ['list', { _key: 'a' }, 2, ['', 3]]
    const point = { path: [{ _key: 'b' }], offset: 1 }
    const selection = { anchor: point, focus: point, backward: false }
    const full = { ...locations[0], path, selection }
    await eventually(async () => {
      await call('presence_announce', { data: { sessionId: 'full', locations: [{ ...full, more: 'x' }] } })
      expect(watching.received.at(-1)?.m).toEqual({ sessionId: 'full', locations: [full] })
    })
    socket.terminate()
    watching.close()
  })

  it.each([
    ['null', null],
    ['a text', 'x'],
    ['no document', { documentId: undefined }],
    ['a number for a document', { documentId: 5 }],
    ['a text for a path', { path: 'x' }],
    ['nothing in the path', { path: [null] }],
    ['an object without a key in the path', { path: [{ a: 1 }] }],
    ['no time', { lastActiveAt: 'x' }],
    ['a text for a selection', { selection: 'x' }],
    ['half a selection', { selection: { anchor: 5, focus: null } }],
  ])('refuses a location that is or has %s', async (_what, change) => {
    const { socket, call } = await connected()
    await call('authorization', { authorization: `Bearer ${TOKENS.read}` })
    const wrong = change === null || typeof change === 'string' ? change : { ...locations[0], ...change }
    const answer = await call('presence_announce', { data: { sessionId: 'wrong', locations: [wrong] } })
    expect(answer).toMatchObject({ error: { code: -32602 } })
    socket.terminate()
  })

  it('has one subscription and one session', async () => {
    const watching = studio(TOKENS.read)
    const { socket, call } = await connected()
    await call('authorization', { authorization: `Bearer ${TOKENS.write}` })
    const { result: first } = await call('presence_subscribe')
    const { result: second } = await call('presence_subscribe')
    expect(await call('presence_unsubscribe', { subscriptionId: first })).toMatchObject({ result: false })
    expect(await call('presence_unsubscribe', { subscriptionId: second })).toMatchObject({ result: true })
    await eventually(async () => {
      await call('presence_announce', { data: { sessionId: 'first', locations } })
      expect(watching.received).not.toEqual([])
    })
    await call('presence_announce', { data: { sessionId: 'second', locations } })
    await eventually(() =>
      expect(watching.received).toContainEqual(
        expect.objectContaining({ type: 'disconnect', m: { session: 'first' } }),
      ),
    )
    socket.terminate()
    watching.close()
  })

  it('ends a client that does not read', async () => {
    const { socket, call } = await connected()
    await call('authorization', { authorization: `Bearer ${TOKENS.read}` })
    await call('presence_subscribe')
    socket.pause()
    const { socket: sender, call: send } = await connected()
    await send('authorization', { authorization: `Bearer ${TOKENS.write}` })
    const documentId = 'x'.repeat(200)
    const path = Array.from({ length: 50 }, () => 'x'.repeat(1000))
    const many = [{ ...locations[0], documentId, path }]
    for (let sent = 0; sent < 400; sent += 1)
      await send('presence_announce', { data: { sessionId: 'big', locations: many } })
    socket.resume()
    const [code] = await once(socket, 'close')
    // WebSocket code of a connection that ends without a close frame.
    expect(code).toBe(1006)
    sender.terminate()
  })

  it.each([
    { method: 'presence_announce', params: { data: { sessionId: 'x' } }, code: -32602 },
    { method: 'presence_rollcall', params: {}, code: -32602 },
    { method: 'presence_steal', params: {}, code: -32601 },
  ])('answers a wrong $method with $code', async ({ method, params, code }) => {
    const { socket, call } = await connected()
    await call('authorization', { authorization: `Bearer ${TOKENS.write}` })
    expect(await call(method, params)).toMatchObject({ error: { code } })
    socket.terminate()
  })

  it('stays silent after a subscription ends', async () => {
    const { socket, call } = await connected()
    await call('authorization', { authorization: `Bearer ${TOKENS.read}` })
    const { result: subscriptionId } = await call('presence_subscribe')
    expect(await call('presence_unsubscribe', { subscriptionId })).toMatchObject({ result: true })
    expect(await call('presence_unsubscribe', { subscriptionId })).toMatchObject({ result: false })
    socket.terminate()
  })
})
