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

export function refuseUpgrade(socket: Duplex, status: number, reason: string): void {
  if (!socket.writable) return void socket.destroy()
  writeHead(socket, status, reason, ['connection', 'close', 'content-length', '0'])
  socket.end()
}
