import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Writes a response head to the socket of an upgrade request.
 *
 * @param rawHeaders alternating names and values, as in Node's `rawHeaders`
 */
export function writeHead(socket: Duplex, status: number, reason: string, rawHeaders: readonly string[]): void {
  const lines = [`HTTP/1.1 ${status} ${reason}`]
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
}

/** Responds to a malformed or refused request with a plain message and closes its connection. */
export function refuseConnection(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  const reason = STATUS_CODES[status] ?? 'Error'
  const body = `${reason}\n`
  const type = ['content-type', 'text/plain; charset=utf-8', 'x-content-type-options', 'nosniff']
  writeHead(socket, status, reason, ['connection', 'close', ...type, 'content-length', String(body.length)])
  socket.end(body)
}
