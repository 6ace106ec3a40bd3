import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { stopWhenHung } from '../../../scripts/site/store.ts'

let server: ReturnType<typeof createServer>
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Watches a program that answers pings with this listener. Returns its mocked end. */
async function watch(answer: RequestListener) {
  server = createServer(answer).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { promise: exited, resolve } = Promise.withResolvers<{ code: number; signal: null }>()
  const stop = vi.fn<() => Promise<void>>(async () => resolve({ code: 0, signal: null }))
  stopWhenHung({ exited, stop }, `http://127.0.0.1:${port}`, { intervalMs: 5, timeoutMs: 200 })
  return stop
}

it('a program that answers is not stopped', async () => {
  const answer = vi.fn<RequestListener>((_request, response) => void response.end())
  const stop = await watch(answer)
  await expect.poll(() => answer.mock.calls.length).toBeGreaterThan(3)
  expect(stop).not.toHaveBeenCalled()
  await stop()
})

it('a program that breaks a connection is not stopped', async () => {
  const answer = vi.fn<RequestListener>((request) => void request.socket.destroy())
  const stop = await watch(answer)
  await expect.poll(() => answer.mock.calls.length).toBeGreaterThan(3)
  expect(stop).not.toHaveBeenCalled()
  await stop()
})

it('a program that does not answer is stopped', async () => {
  const stop = await watch(() => {})
  await expect.poll(() => stop.mock.calls.length).toBeGreaterThan(0)
})
