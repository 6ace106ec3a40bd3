import { EventEmitter, once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { forwardRequestIds, requestIds } from '#lib/requestId.ts'
import { setForwardedHeaders } from '#server/forwardedHeaders.ts'
import { createStoreProxy } from '#server/storeProxy.ts'
import { createUpstream } from '#server/upstream.ts'
import { listenLocally } from '#tests/support/listen.ts'

async function listening(handle: RequestListener): Promise<string> {
  const { url, close } = await listenLocally(createServer(handle))
  onTestFinished(close)
  return url
}

/** The front door's way to a store. */
async function doorTo(store: string, limits?: Parameters<typeof createStoreProxy>[2]): Promise<string> {
  const proxy = createStoreProxy(store, pino({ level: 'silent' }), limits)
  onTestFinished(() => proxy.close())
  return listening((incoming, outgoing) => proxy.forward(incoming, outgoing))
}

/** The front door's way to a store that reads no body and refuses every upload at once. */
async function frontDoor(): Promise<string> {
  const store = await listening((incoming, outgoing) => {
    outgoing.writeHead(incoming.method === 'POST' ? 413 : 200).end('answer')
  })
  return doorTo(store)
}

test('a connection whose upload was refused half-way serves the next request', async () => {
  const url = await frontDoor()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = (method: string, body?: Buffer) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      request(`${url}/lake/v1/data`, { agent, method }, (answer) => {
        text(answer).then((words) => resolve({ status: answer.statusCode, body: words }), reject)
      })
        .on('error', reject)
        .end(body)
    })
  expect(await ask('POST', Buffer.alloc(5_000_000))).toEqual({ status: 413, body: 'answer' })
  expect(await ask('GET')).toEqual({ status: 200, body: 'answer' })
})

test('a slow response is awaited; a hanging store is not', async () => {
  const arrivals = new EventEmitter()
  const store = await listening((incoming, outgoing) => {
    const isPing = incoming.url === '/v1/ping'
    if (isPing && arrivals.listenerCount('pinged') > 0) outgoing.end('{}', () => arrivals.emit('pinged'))
    else if (isPing) arrivals.emit('unanswered')
  })
  const unanswered = once(arrivals, 'unanswered')
  const pinged = once(arrivals, 'pinged')
  const answered = fetch(`${await doorTo(store, { checkAfterMs: 20, pingTimeoutMs: 200 })}/lake/v1/data`)
  await pinged
  await unanswered
  const answer = await answered
  expect(answer.status).toBe(504)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('does not answer') })
})

test('a picture, but no error, is served from the cache while the store is down', async () => {
  const store = createServer((incoming, outgoing) => {
    const { accept } = incoming.headers
    outgoing.writeHead(accept === 'image/png' ? 429 : 200, { 'content-type': 'image/webp', etag: '"e"' }).end(accept)
  })
  const { url, close } = await listenLocally(store)
  const door = await doorTo(url)
  const get = (accept: string) => fetch(`${door}/lake/images/local/production/a.png?w=1`, { headers: { accept } })
  expect(await (await get('image/webp')).text()).toBe('image/webp')
  expect((await get('image/png')).status).toBe(429)
  close()
  const kept = await get('image/webp')
  expect([kept.status, kept.headers.get('etag'), await kept.text()]).toEqual([200, '"e"', 'image/webp'])
  expect((await get('image/png')).status).toBe(502)
})

test('what is no picture is not served from the cache of pictures', async () => {
  const headers = { 'content-type': 'application/json' }
  const { url, close } = await listenLocally(
    createServer((_incoming, outgoing) => outgoing.writeHead(200, headers).end()),
  )
  const picture = `${await doorTo(url)}/lake/images/local/production/a.png`
  expect((await fetch(picture)).status).toBe(200)
  close()
  expect((await fetch(picture)).status).toBe(502)
})

test('the size of a cached picture includes its address and headers', async () => {
  const store = createServer((_incoming, outgoing) =>
    outgoing.writeHead(200, { 'content-type': 'image/png' }).end('tiny'),
  )
  const { url, close } = await listenLocally(store)
  const door = await doorTo(url, { maxPictureBytes: 30_000 })
  const get = (name: string) => fetch(`${door}/lake/images/local/production/a.png?x=${name.repeat(12_000)}`)
  for (const name of ['a', 'b', 'c']) await (await get(name)).text()
  close()
  expect([(await get('a')).status, (await get('b')).status, (await get('c')).status]).toEqual([502, 200, 200])
})

/** The front door's way to a store that notes what it is asked, by whom, and with which body. */
async function notingStore() {
  const seen: string[] = []
  const store = await listening((incoming, outgoing) => {
    void text(incoming).then((body) => {
      seen.push(`${incoming.method} ${incoming.url} from ${String(incoming.headers['x-forwarded-for'])}: ${body}`)
      outgoing.end(incoming.url)
    })
  })
  const proxy = createStoreProxy(store, pino({ level: 'silent' }))
  onTestFinished(() => proxy.close())
  const door = createServer((incoming, outgoing) => {
    setForwardedHeaders(incoming, 0)
    proxy.forward(incoming, outgoing)
  })
  door.on('upgrade', (incoming, socket, head) => proxy.upgrade(incoming, socket, head))
  const { port, close } = await listenLocally(door)
  onTestFinished(close)
  return { seen, port }
}

/** What comes back for bytes sent as they are. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(bytes)
  return text(socket)
}

const HIDDEN = 'GET /v1/hidden HTTP/1.1\r\nHost: store\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n'
const chunked = `Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`
const disowned = `Content-Length: ${HIDDEN.length}\r\nConnection: close, content-length\r\n\r\n${HIDDEN}`

test.each([
  ['GET', 'in chunks', chunked],
  ['DELETE', 'in chunks', chunked],
  ['OPTIONS', 'in chunks', chunked],
  ['POST', 'in chunks', chunked],
  ['GET', 'with its length disowned', disowned],
  ['DELETE', 'with its length disowned', disowned],
  ['POST', 'with its length disowned', disowned],
])('the body of a %s %s is not read as another request', async (method, _how, rest) => {
  const { seen, port } = await notingStore()
  expect(await exchange(port, `${method} /lake/v1/first HTTP/1.1\r\nHost: site\r\n${rest}`)).toContain('200 OK')
  const next = await fetch(`http://127.0.0.1:${port}/lake/v1/second`)
  expect(await next.text()).toBe('/v1/second')
  expect(seen).toEqual([`${method} /v1/first from 127.0.0.1: ${HIDDEN}`, 'GET /v1/second from 127.0.0.1: '])
})

test('a client cannot spoof its IP address', async () => {
  const { seen, port } = await notingStore()
  await exchange(port, 'GET /lake/v1/first HTTP/1.1\r\nHost: site\r\nConnection: close, x-forwarded-for\r\n\r\n')
  expect(seen).toEqual(['GET /v1/first from 127.0.0.1: '])
})

test('an upgrade with a body does not consume the next request', async () => {
  const { seen, port } = await notingStore()
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 20\r\n\r\n'
  await exchange(port, `GET /lake/v1/first HTTP/1.1\r\nHost: site\r\n${upgrade}`)
  const next = await fetch(`http://127.0.0.1:${port}/lake/v1/second`)
  expect(await next.text()).toBe('/v1/second')
  expect(seen.map((line) => line.split(' ')[1])).toEqual(['/v1/first', '/v1/second'])
})

test('a long address is redirected, though its response repeats it', async () => {
  const location = `/${'a'.repeat(40_000)}`
  const url = await listening((_incoming, outgoing) => void outgoing.writeHead(308, { location }).end())
  const { hostname, port } = new URL(url)
  const upstream = createUpstream({ hostname, port }, { onError: (_error, _incoming, outgoing) => outgoing.destroy() })
  onTestFinished(() => upstream.close())
  expect((await upstream.get('/', {})).headers.location).toBe(location)
  const door = await listening((incoming, outgoing) => upstream.forward(incoming, outgoing))
  const answer = once(request(door, { maxHeaderSize: 100_000 }).end(), 'response')
  expect(await answer).toMatchObject([{ headers: { location } }])
})

test('calls to the store have the current request id, other calls do not', async () => {
  const echo: RequestListener = (incoming, outgoing) => outgoing.end(incoming.headers['x-request-id'])
  const [store, other] = [await listening(echo), await listening(echo)]
  forwardRequestIds(store)
  const ask = async (url: string) => (await fetch(url)).text()
  expect(await requestIds.run('request-1', ask, store)).toBe('request-1')
  expect(await requestIds.run('request-1', ask, other)).toBe('')
  expect(await ask(store)).toBe('')
})
