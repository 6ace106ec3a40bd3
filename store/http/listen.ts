import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { StoreContext } from './context.ts'

/** The store is reached from other machines through the site only. */
const HOST = '127.0.0.1'

const SHUTDOWN_MS = 1000

/** Sanity's clients send queries of up to 11 kB in the URL; cookies come on top. */
const MAX_HEADER_BYTES = 64 * 1024

/** Longer than the site keeps idle connections open, so that it never writes to a closing one. */
const KEEP_ALIVE_MS = 75_000

/** Upgrades WebSocket requests only. Offers of other protocols, such as HTTP/2, get a normal response. */
const shouldUpgradeCallback = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Serves an application on the loopback interface.
 *
 * @param address a URL whose port is used; undefined lets the operating system choose a port
 */
export async function listenOnLoopback(app: Hono<StoreContext>, address: string | undefined) {
  const port = address ? Number(new URL(address).port) : 0
  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS, shouldUpgradeCallback },
    getRequestListener(app.fetch),
  )
  await once(server.listen(port, HOST), 'listening').catch((error: NodeJS.ErrnoException) => {
    const isPortTaken = error.code === 'EADDRINUSE'
    throw isPortTaken ? new Error(`Port ${port} is taken; stop what uses it or set LAKE_URL to another port.`) : error
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The content store got no port to listen on.')
  return {
    server,
    /** Without a trailing slash. */
    url: `http://${HOST}:${bound.port}`,
    close: async () => {
      const closed = once(server.close(), 'close')
      const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS)
      await closed
      clearTimeout(timeout)
    },
  }
}
