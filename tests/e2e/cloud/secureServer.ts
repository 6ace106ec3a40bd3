import { request as httpRequest } from 'node:http'
import { createServer as createHttp2Server } from 'node:http2'
import { connect } from 'node:net'
import { createServer as createTlsServer, type Server } from 'node:tls'
import { stripHopByHopHeaders } from '#server/upstream.ts'

/**
 * Creates a TLS server in front of an HTTP server. It speaks HTTP/2 as Sanity's hosts do: over HTTP/1.1 a browser opens
 * six connections to a host, which the Studio's event streams would use up.
 *
 * @param port of the HTTP server on this machine
 */
export function createSecureServer(certificate: { cert: string; key: string }, port: number): Server {
  const http2 = createHttp2Server()
  http2.on('stream', (stream, { ':method': method, ':path': path, ':authority': host, ...headers }) => {
    const forwarded = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    const request = httpRequest({ port, method, path, headers: { ...Object.fromEntries(forwarded), host } })
    request.on('response', (response) => {
      if (stream.destroyed) return
      stream.respond({ ':status': response.statusCode, ...stripHopByHopHeaders(response.headers) })
      response.pipe(stream)
    })
    request.on('error', () => stream.destroy())
    stream.on('error', () => stream.destroy())
    stream.on('close', () => request.destroy())
    stream.pipe(request)
  })
  return createTlsServer({ ...certificate, ALPNProtocols: ['h2', 'http/1.1'] }, (socket) => {
    socket.on('error', () => socket.destroy())
    if (socket.alpnProtocol === 'h2') return void http2.emit('connection', socket)
    const upstream = connect(port, '127.0.0.1')
    upstream.on('error', () => socket.destroy())
    socket.on('close', () => upstream.destroy())
    socket.pipe(upstream).pipe(socket)
  })
}
