import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { serveStreams } from '#store/streams/streamSocket.ts'

/** Opens a socket of a server whose client is sent nothing. */
async function openStuckSocket() {
  const server = new WebSocketServer({ port: 0 })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  onTestFinished(() => client.terminate())
  const [socket]: WebSocket[] = await once(server, 'connection')
  await once(client, 'open')
  if (!socket) throw new Error('No socket was opened.')
  const send = vi.spyOn(socket, 'send').mockReturnValue()
  const terminate = vi.spyOn(socket, 'terminate').mockReturnValue()
  return { socket, send, terminate }
}

it('a client that reads no answers is disconnected before they fill the memory', async () => {
  const { socket, send, terminate } = await openStuckSocket()
  serveStreams(socket, new IncomingMessage(new Socket()), () => new Response(), vi.fn())
  const ask = (stream: number) =>
    socket.emit('message', JSON.stringify({ type: 'open', stream, path: '/v1/elsewhere', headers: {} }))

  for (let stream = 0; stream < 1000; stream += 1) ask(stream)
  expect(terminate).not.toHaveBeenCalled()

  ask(1000)
  expect(terminate).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledTimes(1000)
})
