import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenPrivately } from '#server/privateSocket.ts'

async function start() {
  const server = createServer((_request, response) => void response.end())
  const { path, folder } = await listenPrivately(server)
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  })
  return path
}

// Other systems let fewer wait.
test.runIf(process.platform === 'linux')('a thousand connections wait while the thread is busy', async () => {
  const path = await start()
  // All connect before this thread can accept one.
  const sockets = Array.from({ length: 1000 }, () => connect(path))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  const results = await Promise.allSettled(sockets.map((socket) => once(socket, 'connect')))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
})
