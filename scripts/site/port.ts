import { createServer } from 'node:net'
import { once } from 'node:events'

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('This machine gave no free port.')
  return address.port
}

/**
 * Finds out early whether the site will be able to listen, since what comes before may take a minute.
 *
 * @throws Error with one sentence when the port is taken
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const server = createServer()
  try {
    server.listen(port, host === 'localhost' ? '127.0.0.1' : host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`, {
        cause: error,
      })
    }
    if (code === 'EACCES')
      throw new Error(`Port ${port} may not be used by this account. Set PORT to 1024 or more.`, { cause: error })
    throw new Error(`The site cannot listen on ${host}, port ${port} (${code}). Check HOST and PORT.`, { cause: error })
  }
}
