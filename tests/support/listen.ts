import { once } from 'node:events'
import type { Server } from 'node:http'

/** Starts a server on a free local port and returns its address. */
export async function listenLocally(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    /** Closes the server and its open connections. */
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
