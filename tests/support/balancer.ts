import { createServer, request as httpRequest } from 'node:http'
import { pipeline } from 'node:stream'
import { listenLocally } from './listen.ts'

/** Starts a round-robin load balancer that answers 502 for a server that is down. */
export function startBalancer(origins: readonly string[]) {
  let turn = 0
  return listenLocally(
    createServer((incoming, outgoing) => {
      const { method, headers, url = '/' } = incoming
      turn = (turn + 1) % origins.length
      const upstream = httpRequest(new URL(url, origins[turn]), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        pipeline(answer, outgoing, () => {})
      })
      upstream.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
      incoming.pipe(upstream)
    }),
  )
}
