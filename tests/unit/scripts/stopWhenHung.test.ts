import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { stopWhenHung } from '../../../scripts/site/store.ts'

let server: ReturnType<typeof createServer>
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Long enough for an answer of a busy machine. */
const PATIENT_MS = 30_000

/** Watches a program that answers pings with this listener. Returns its mocked end. */
async function watch(answer: RequestListener, timeoutMs = PATIENT_MS) {
  server = createServer(answer).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { promise: exited, resolve } = Promise.withResolvers<{ code: number; signal: null }>()
  const stop = vi.fn<() => Promise<void>>(async () => resolve({ code: 0, signal: null }))
  stopWhenHung({ exited, stop }, `http://127.0.0.1:${port}`, { intervalMs: 5, timeoutMs })
  return stop
}

it('a program that answers is not stopped', async () => {
  const answer = vi.fn<RequestListener>((_request, response) => void response.end())
  const stop = await watch(answer)
  await expect.poll(() => answer.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(3)
  expect(stop).not.toHaveBeenCalled()
  await stop()
})

it('a program that breaks a connection is not stopped', async () => {
  const answer = vi.fn<RequestListener>((request) => void request.socket.destroy())
  const stop = await watch(answer)
  await expect.poll(() => answer.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(3)
  expect(stop).not.toHaveBeenCalled()
  await stop()
})

it('a program that does not answer is stopped', async () => {
  const stop = await watch(() => {}, 50)
  await expect.poll(() => stop.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0)
})
