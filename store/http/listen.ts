import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { LakeContext } from './context.ts'

/** The store serves this machine only; who comes from elsewhere comes through the site. */
const HOST = '127.0.0.1'

/** How long answers under way may take to end once the store is told to stop, in milliseconds. */
const GRACE = 1000

/** Queries travel in addresses of up to 11 kB before Sanity's clients send them by POST; cookies come on top. */
const LARGEST_HEAD = 64 * 1024

/** Longer than the site keeps its idle connections, so that it never sends into one just being closed. Milliseconds. */
const KEEP_ALIVE = 75_000

/** Whoever offers another protocol than this, such as HTTP/2, is answered as ever. */
const shouldUpgradeCallback = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket'

interface RunningServer {
  server: Server
  /** Where it can be reached, without a slash at the end. */
  url: string
  close(): Promise<void>
}

/**
 * Serves an application on this machine.
 *
 * @param address where, by its port; undefined for a port the system picks
 */
export async function listen(app: Hono<LakeContext>, address: string | undefined): Promise<RunningServer> {
  const port = address ? Number(new URL(address).port) : 0
  const server = createServer(
    { maxHeaderSize: LARGEST_HEAD, keepAliveTimeout: KEEP_ALIVE, shouldUpgradeCallback },
    getRequestListener(app.fetch),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is taken; stop what uses it or set LAKE_URL to another port.`) : error)
    })
    server.listen(port, HOST, resolve)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The content store got no port to listen on.')
  return {
    server,
    url: `http://${HOST}:${bound.port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const cutOff = setTimeout(() => server.closeAllConnections(), GRACE)
      await closed
      clearTimeout(cutOff)
    },
  }
}
