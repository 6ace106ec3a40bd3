import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import next from 'next'
import type { Logger } from 'pino'
import { REQUEST_ID_HEADER, requestIds } from '#lib/requestId.ts'
import type { Settings } from '#lib/env.ts'
import { listenPrivately } from './privateSocket.ts'

/**
 * Starts Next on a Unix socket of this account (a named pipe on Windows), which only the front door uses.
 *
 * @returns the path of the socket, and a function that stops it
 */
export async function startNext({ NODE_ENV, PORT, DATA_DIR }: Settings, log: Logger) {
  const dev = NODE_ENV === 'development'
  // The front door ends idle connections: Next could end one just as it is used again.
  const server = createServer({ keepAliveTimeout: 0, optimizeEmptyRequests: true }, (request, response) => {
    const { [REQUEST_ID_HEADER]: id = randomUUID() } = request.headers
    requestIds.run(String(id), handler, request, response).catch((error: unknown) => {
      log.error({ err: error }, 'Next could not render a page. See the error; the connection was closed.')
      response.destroy()
    })
  })
  const app = next({
    dev,
    dir: fileURLToPath(new URL('..', import.meta.url)),
    hostname: 'localhost',
    port: PORT,
    httpServer: server,
    quiet: !dev,
  })
  await app.prepare()
  const handler = app.getRequestHandler()
  return {
    socketPath: await listenPrivately(server, DATA_DIR),
    async stop() {
      server.close()
      server.closeAllConnections()
      await app.close()
    },
  }
}
