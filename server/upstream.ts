import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http'
import { type Duplex, pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { refuseConnection, writeHead } from '#lib/http/upgrade.ts'

/** Headers of a single connection, not of the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers of length and origin, which the `Connection` header cannot declare hop-by-hop. */
const END_TO_END_HEADERS = new Set(['content-length', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])

/** Removes the headers of a single connection, as a proxy must. */
export function stripHopByHopHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const isDropped = (name: string) => HOP_BY_HOP.has(name) || (named.has(name) && !END_TO_END_HEADERS.has(name))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)))
}

/** A buffered response. */
export interface BufferedResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/**
 * Returns the headers that frame a request's body (RFC 9112, section 6.3). Node does not frame the body of a GET or
 * DELETE itself, so the server would read it as the next request on a shared connection: request smuggling.
 */
function bodyFraming({ headers }: IncomingMessage): OutgoingHttpHeaders | undefined {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' }
  return headers['content-length'] === undefined ? undefined : { 'content-length': headers['content-length'] }
}

/** A redirect repeats the address of its request in two headers, in which a character can take three bytes. */
const MAX_RESPONSE_HEADER_BYTES = 128 * 1024

/** Address of a server on this machine: a TCP port or a Unix socket. */
type UpstreamAddress = { hostname: string; port: string } | { socketPath: string }

interface UpstreamOptions {
  /** Replaces the `Host` header of a request. */
  host?: string
  /** Returns the path and query to request from those of a request. */
  toPath?: (url: string) => string
  /** Called with a request before its body is sent. */
  onRequest?: (request: ClientRequest, incoming: IncomingMessage) => void
  /** Called with a response before it is forwarded. */
  onResponse?: (response: IncomingMessage, incoming: IncomingMessage) => void
  /** Called when a request fails, to send an error response; the headers may have been sent. */
  onError: (error: Error, incoming: IncomingMessage, outgoing: ServerResponse) => void
}

/**
 * Creates a streaming proxy to another server: event streams stay live, and a client that disconnects cancels its
 * request.
 */
export function createUpstream(
  address: UpstreamAddress,
  { host, toPath = String, onRequest, onResponse, onError }: UpstreamOptions,
) {
  const agent = new Agent({ keepAlive: true })
  const connection = { ...address, agent, maxHeaderSize: MAX_RESPONSE_HEADER_BYTES }

  function send(incoming: IncomingMessage, headers: OutgoingHttpHeaders | undefined): ClientRequest {
    const { 'content-length': _framed, ...message } = stripHopByHopHeaders(incoming.headers)
    const request = httpRequest({
      ...connection,
      path: toPath(incoming.url ?? '/'),
      method: incoming.method,
      headers: { ...message, ...(host && { host }), ...headers },
    })
    onRequest?.(request, incoming)
    return request
  }

  return {
    /** Proxies an HTTP request. */
    forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const body = bodyFraming(incoming)
      const request = send(incoming, body)
      request.on('response', (response) => {
        onResponse?.(response, incoming)
        outgoing.writeHead(response.statusCode ?? 502, stripHopByHopHeaders(response.headers))
        outgoing.flushHeaders()
        pipeline(response, outgoing, () => {})
      })
      request.on('error', (error) => {
        if (outgoing.destroyed) return
        if (outgoing.headersSent) outgoing.destroy()
        onError(error, incoming, outgoing)
      })
      outgoing.on('close', () => request.destroy())
      // The server responded before it had read the whole body. The rest is discarded, as it would precede the next
      // request on this connection.
      outgoing.on('finish', () => incoming.unpipe(request).resume())
      if (body) incoming.pipe(request)
      else request.end()
    },

    /** Proxies a WebSocket upgrade, if the server accepts it. */
    upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
      const request = send(incoming, { connection: 'Upgrade', upgrade: incoming.headers.upgrade })
      request.on('upgrade', (response, upgraded, firstBytes) => {
        writeHead(socket, 101, 'Switching Protocols', response.rawHeaders)
        socket.write(firstBytes)
        upgraded.write(head)
        pipeline(socket, upgraded, socket, () => {})
      })
      request.on('response', (response) => {
        response.resume()
        refuseConnection(socket, response.statusCode ?? 502)
      })
      request.on('error', () => refuseConnection(socket, 502))
      socket.on('close', () => request.destroy())
      request.end()
    },

    /** Requests a path and buffers the response. */
    get: (path: string, headers: OutgoingHttpHeaders) =>
      new Promise<BufferedResponse>((resolve, reject) => {
        const request = httpRequest({ ...connection, path, headers }, (response) => {
          const { statusCode: status = 502 } = response
          const respond = (body: Buffer) => resolve({ status, headers: stripHopByHopHeaders(response.headers), body })
          buffer(response).then(respond, reject)
        })
        request.on('error', reject).end()
      }),

    /** Returns whether a request has no complete response yet. */
    isBusy: () => Object.values(agent.sockets).some((sockets) => sockets && sockets.length > 0),

    close: () => agent.destroy(),
  }
}

export type Upstream = ReturnType<typeof createUpstream>
