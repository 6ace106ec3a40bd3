import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '#lib/http/listen.ts'
import { writeHead } from '#lib/http/upgrade.ts'
import { createUpstream } from '#server/upstream.ts'
import { listenLocally } from '#tests/support/listen.ts'

/** What a door that shows pages and takes up sockets says to each message of a client, on one connection. */
async function answersTo(...messages: (readonly string[])[]): Promise<string[]> {
  const { port, stop } = await listen(
    { host: '127.0.0.1', port: 0 },
    {
      request: (request, response) =>
        void text(request).then((body) => response.end(`a page at ${request.url}, asked with “${body}”`)),
      upgrade: (_request, socket) => writeHead(socket, 101, 'Switching Protocols', []),
    },
  )
  onTestFinished(stop)
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const answers: string[] = []
  for (const lines of messages) {
    socket.write(lines.join('\r\n'))
    const [answer]: unknown[] = await once(socket, 'data')
    answers.push(String(answer))
  }
  return answers
}

const asking = (path: string, ...offer: string[]) => [`GET ${path} HTTP/1.1`, 'Host: site.example', ...offer, '', '']

test.each([
  ['HTTP/2', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']],
  ['two at once', ['Connection: Upgrade', 'Upgrade: h2c, websocket']],
  ['nothing', ['Connection: Upgrade', 'Upgrade: ']],
])('a client that offers %s gets the page, and the next one too', async (_what, offer) => {
  expect(await answersTo(asking('/support', ...offer), asking('/next'))).toEqual([
    expect.stringMatching(/^HTTP\/1\.1 200 .*a page at \/support/s),
    expect.stringMatching(/^HTTP\/1\.1 200 .*a page at \/next/s),
  ])
})

test('the body of such a client arrives complete', async () => {
  const offer = ['Connection: Upgrade', 'Upgrade: h2c', 'Content-Length: 5']
  const [answer] = await answersTo(['POST /form HTTP/1.1', 'Host: site.example', ...offer, '', 'words'])
  expect(answer).toContain('“words”')
})

test.each(['websocket', 'WebSocket'])('a client that requests a %s gets one', async (name) => {
  const [answer] = await answersTo(asking('/socket', 'Connection: Upgrade', `Upgrade: ${name}`))
  expect(answer).toMatch(/^HTTP\/1\.1 101 /)
})

test('an idle connection stays open longer than proxies keep it, two minutes in Caddy', async () => {
  const [answer] = await answersTo(asking('/'))
  expect(answer).toMatch(/^Keep-Alive: timeout=130\r$/m)
})

test('a handler that fails ends its connection alone', async () => {
  const { port, stop } = await listen(
    { host: '127.0.0.1', port: 0 },
    {
      request({ url }, response) {
        if (url === '/broken') throw new Error('disk I/O error')
        response.end('a page')
      },
      upgrade() {
        throw new Error('disk I/O error')
      },
    },
  )
  onTestFinished(stop)
  const send = async (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(lines.join('\r\n'))
    return text(socket)
  }

  expect(await send(...asking('/socket', 'Connection: Upgrade', 'Upgrade: websocket'))).toMatch(/^HTTP\/1\.1 500 /)
  expect(await send(...asking('/broken'))).toBe('')
  expect(await send(...asking('/', 'Connection: close'))).toMatch(/^HTTP\/1\.1 200 /)
})

test('a response has only the listeners of Node, which warns of more than ten', async () => {
  const counts: number[] = []
  const request: RequestListener = (_request, response) => {
    counts.push(response.listenerCount('close'))
    response.end()
  }
  const plain = await listenLocally(createServer(request))
  onTestFinished(plain.close)
  const { port, stop } = await listen({ host: '127.0.0.1', port: 0 }, { request, upgrade: () => undefined })
  onTestFinished(stop)
  await fetch(plain.url)
  await fetch(`http://127.0.0.1:${port}`)
  expect(counts[1]).toBe(counts[0])
})

test('a proxied socket has at most ten listeners, as Node warns of more', async () => {
  const accept = (_request: unknown, socket: Duplex) => {
    writeHead(socket, 101, 'Switching Protocols', ['connection', 'Upgrade', 'upgrade', 'websocket'])
  }
  const store = await listenLocally(createServer().on('upgrade', accept))
  onTestFinished(store.close)
  const { hostname, port: storePort } = new URL(store.url)
  const upstream = createUpstream({ hostname, port: storePort }, { onError: () => undefined })
  const sockets: Duplex[] = []
  const { port, stop } = await listen(
    { host: '127.0.0.1', port: 0 },
    {
      request: (_request, response) => void response.end(),
      upgrade(request, socket, head) {
        sockets.push(socket)
        upstream.upgrade(request, socket, head)
      },
    },
  )
  onTestFinished(stop)
  const client = connect(port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  client.write(asking('/', 'Connection: Upgrade', 'Upgrade: websocket').join('\r\n'))
  await once(client, 'data')
  expect(sockets[0]?.listenerCount('close')).toBeLessThanOrEqual(10)
})

test('a stop cuts a stream after two seconds, and a request without an answer after five', async () => {
  const responses = new Map<string | undefined, ServerResponse>()
  const { port, stop } = await listen(
    { host: '127.0.0.1', port: 0 },
    {
      request({ url }, response) {
        responses.set(url, response)
        if (url === '/stream') response.write('event')
      },
      upgrade: () => undefined,
    },
  )
  const open = (path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(asking(path).join('\r\n'))
    return text(socket)
  }
  const [stream, form, hanging] = [open('/stream'), open('/form'), open('/hanging')]
  await vi.waitFor(() => expect(responses.size).toBe(3))

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stopped = stop()
  vi.advanceTimersByTime(2_000)
  expect(await stream).toContain('event')
  responses.get('/form')?.end('stored')
  expect(await form).toContain('stored')
  vi.advanceTimersByTime(3_000)
  expect(await hanging).toBe('')
  await stopped
})
