import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { answerPings } from '#store/streams/keepAlive.ts'

let server: WebSocketServer
afterEach(() => {
  for (const socket of server.clients) socket.terminate()
  server.close()
})

/** Connects a client to a server that answers pings. */
async function connect() {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const accepted = Promise.withResolvers<WebSocket>()
  server.on('connection', accepted.resolve)
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  await once(client, 'open')
  const socket = await accepted.promise
  answerPings(socket)
  return { client, socket }
}

describe('a ping', () => {
  it('is answered with what it says, the last of many too', async () => {
    const { client } = await connect()
    const last = Promise.withResolvers<void>()
    client.on('pong', (data) => data.toString() === '99' && last.resolve())
    for (let count = 0; count < 100; count += 1) client.ping(String(count))
    await expect(last.promise).resolves.toBeUndefined()
  })

  it('of a client that reads no answers fills no memory', async () => {
    const { client, socket } = await connect()
    client.pause()
    let received = 0
    const all = Promise.withResolvers<void>()
    // More than what the system buffers for a connection.
    const count = 150_000
    socket.on('ping', () => (received += 1) === count && all.resolve())
    for (let sent = 0; sent < count; sent += 1) client.ping('x'.repeat(125))
    await all.promise
    expect(socket.bufferedAmount).toBeLessThan(1000)
  })
})
