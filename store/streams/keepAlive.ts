import type { WebSocket } from 'ws'

/** A client that has not answered a ping before the next one is disconnected. */
const PING_INTERVAL_MS = 30_000

/** Disconnects a client that disappeared without closing its socket. */
export function keepAlive(socket: WebSocket): void {
  let isAlive = true
  const ping = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, PING_INTERVAL_MS)
  socket.on('pong', () => void (isAlive = true))
  socket.on('close', () => clearInterval(ping))
}

/**
 * Answers the pings of a client, of several that came while an answer waits only the last, as RFC 6455 allows: a client
 * that reads no answers must not fill the memory.
 *
 * @param socket of a server that does not answer by itself (`autoPong: false`)
 */
export function answerPings(socket: WebSocket): void {
  let isSending = false
  let latest: Buffer | undefined
  function answer(): void {
    const data = latest
    latest = undefined
    isSending = data !== undefined
    if (data) socket.pong(data, false, answer)
  }
  socket.on('ping', (data) => {
    latest = data
    if (!isSending) answer()
  })
}
