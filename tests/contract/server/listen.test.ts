import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#server/listen.ts'
import { writeHead } from '#server/upgrade.ts'
import { freePort } from '../../../scripts/site/port.ts'

/** What a door says that shows pages, and takes up sockets, to a client that sends exactly this. */
async function answerTo(...lines: string[]): Promise<string> {
  const port = await freePort()
  const stop = await listen('127.0.0.1', port, {
    request: (request, response) =>
      void text(request).then((body) => response.end(`a page at ${request.url}, asked with “${body}”`)),
    upgrade(_request, socket) {
      writeHead(socket, 101, 'Switching Protocols', [])
      socket.end('a socket')
    },
  })
  onTestFinished(stop)
  const socket = connect(port, '127.0.0.1')
  socket.end(`${lines.join('\r\n')}`)
  return text(socket)
}

test.each([
  ['HTTP/2', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']],
  ['two at once', ['Connection: Upgrade', 'Upgrade: h2c, websocket']],
  ['nothing', ['Connection: Upgrade', 'Upgrade: ']],
])('a page that is asked for in a plain way is shown to a client that offers %s', async (_what, offer) => {
  const answer = await answerTo('GET /support HTTP/1.1', 'Host: site.example', ...offer, '', '')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('a page at /support')
})

test('what such a client sends arrives whole', async () => {
  const offer = ['Connection: Upgrade', 'Upgrade: h2c', 'Content-Length: 5']
  expect(await answerTo('POST /form HTTP/1.1', 'Host: site.example', ...offer, '', 'words')).toContain('“words”')
})

test('what such a client asks for next, on the same connection, is shown as well', async () => {
  const offer = ['Connection: Upgrade', 'Upgrade: h2c']
  const next = ['GET /next HTTP/1.1', 'Host: site.example', 'Connection: close']
  const answer = await answerTo('GET /first HTTP/1.1', 'Host: site.example', ...offer, '', ...next, '', '')
  expect(answer).toMatch(/a page at \/first.*a page at \/next/s)
})

test.each(['websocket', 'WebSocket'])('a client that asks for a %s gets one', async (name) => {
  const offer = ['Connection: Upgrade', `Upgrade: ${name}`]
  expect(await answerTo('GET /socket HTTP/1.1', 'Host: site.example', ...offer, '', '')).toMatch(/^HTTP\/1\.1 101 /)
})
