import type { Duplex } from 'node:stream'

/**
 * Writes the head of an answer to a socket that left HTTP.
 *
 * @param rawHeaders names and values in turn, as Node gives them
 */
export function writeHead(socket: Duplex, status: number, words: string, rawHeaders: readonly string[]): void {
  const lines = [`HTTP/1.1 ${status} ${words}`]
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
}

/** Declines to leave HTTP and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: number, words: string): void {
  if (!socket.writable) return void socket.destroy()
  writeHead(socket, status, words, ['connection', 'close', 'content-length', '0'])
  socket.end()
}
