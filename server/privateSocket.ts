import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Maximum number of connections that wait while the thread is busy; a Unix socket refuses others at once. */
const MAX_WAITING_CONNECTIONS = 4096

/** Listens in a new folder, which is removed when the process exits. @returns the path of the socket */
async function listenIn(parent: string, server: Server): Promise<string> {
  const folder = await mkdtemp(join(parent, 'homie-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = process.platform === 'win32' ? String.raw`\\.\pipe\homie-${process.pid}` : join(folder, 'next.sock')
  await once(server.listen({ path, backlog: MAX_WAITING_CONNECTIONS }), 'listening')
  return path
}

/**
 * Listens on a Unix socket of this account, or a named pipe on Windows.
 *
 * @param dataFolder folder of the socket if that of temporary files has a path too long for a socket, or cannot be
 *   written, as in a read-only container
 * @returns the path of the socket
 */
export const listenPrivately = (server: Server, dataFolder: string): Promise<string> =>
  listenIn(tmpdir(), server).catch(() => listenIn(dataFolder, server))
