import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listenPrivately } from '#server/privateSocket.ts'
import { runProject } from '#tests/contract/scripts/site.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

// Other systems let fewer wait.
test.runIf(process.platform === 'linux')('a thousand connections wait while the thread is busy', async () => {
  const folder = await temporaryFolder()
  onTestFinished(() => folder.dispose())
  const server = createServer((_request, response) => void response.end())
  const path = await listenPrivately(server, folder.path)
  onTestFinished(() => void server.close())
  // All connect before this thread can accept one.
  const sockets = Array.from({ length: 1000 }, () => connect(path))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  const results = await Promise.allSettled(sockets.map((socket) => once(socket, 'connect')))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
})

// Systems let the path of a socket have about a hundred bytes.
test.each([
  { state: 'usable', path: '', isUsed: true },
  { state: 'missing', path: 'missing', isUsed: false },
  { state: 'too long', path: 'long'.repeat(30), isUsed: false },
])('the folder of a socket is removed at exit (temporary folder: $state)', async ({ path, isUsed }) => {
  const [temporary, data] = await Promise.all([temporaryFolder(), temporaryFolder()])
  onTestFinished(async () => void (await Promise.all([temporary.dispose(), data.dispose()])))
  if (path !== 'missing') await mkdir(join(temporary.path, path), { recursive: true })
  const settings = { TMPDIR: join(temporary.path, path) }
  const program = 'tests/contract/scripts/programs/privateSocket.ts'
  const { code, out } = await runProject(program, settings, [data.path]).ended
  expect(code).toBe(0)
  expect(dirname(dirname(out))).toBe(isUsed ? temporary.path : data.path)
  expect(existsSync(dirname(out))).toBe(false)
})
