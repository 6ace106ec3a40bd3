import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { storeProxy } from '#server/storeProxy.ts'

async function listening(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return `http://127.0.0.1:${address.port}`
}

/** The front door's way to a store that reads no body and refuses every upload at once. */
async function frontDoor(): Promise<string> {
  const store = await listening((incoming, outgoing) => {
    outgoing.writeHead(incoming.method === 'POST' ? 413 : 200).end('answer')
  })
  const proxy = storeProxy(store, pino({ level: 'silent' }))
  onTestFinished(() => proxy.close())
  return listening((incoming, outgoing) => proxy.forward(incoming, outgoing))
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
