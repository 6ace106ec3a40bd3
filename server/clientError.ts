import type { Duplex } from 'node:stream'
import { writeHead } from './upgrade.ts'

/** What Node's parser says of a request it gave up on, and what to answer; anything else is no HTTP at all. */
const ANSWERS = new Map<string | undefined, readonly [status: number, words: string]>([
  ['HPE_HEADER_OVERFLOW', [431, 'Request Header Fields Too Large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request Timeout']],
])

/** Answers in words what cannot be read as a request, and hangs up. */
export function onClientError({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy()
  const [status, words] = ANSWERS.get(code) ?? [400, 'Bad Request']
  const body = `${words}\n`
  const headers = {
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-length': String(body.length),
  }
  writeHead(socket, status, words, Object.entries(headers).flat())
  socket.end(body)
}
