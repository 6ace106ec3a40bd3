import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Maximum number of connections that wait while the thread is busy; a Unix socket refuses others at once. */
const MAX_WAITING_CONNECTIONS = 4096

/**
 * Listens on a Unix socket of this account, or a named pipe on Windows.
 *
 * @returns the path of the socket, and its folder
 */
export async function listenPrivately(server: Server): Promise<{ path: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'homie-'))
  const path = process.platform === 'win32' ? String.raw`\\.\pipe\homie-${process.pid}` : join(folder, 'next.sock')
  await once(server.listen({ path, backlog: MAX_WAITING_CONNECTIONS }), 'listening')
  return { path, folder }
}
