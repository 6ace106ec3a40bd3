import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { type ClientFrame, clientFrame, EVENT_STREAM_PATH, type ServerFrame } from '#lib/content/streamFrames.ts'
import { parseJson, valid } from '../http/input.ts'

/** Streams one socket may hold; a Studio with ten panes open has about thirty. */
const MOST_STREAMS = 100

const PASSED_ON = new Set(['accept', 'authorization', 'last-event-id'])

/** The application that answers calls, with what it needs to see of the connection. */
type Answer = (request: Request, connection: { incoming: IncomingMessage }) => Response | Promise<Response>

/**
 * Carries event streams over a socket. Each is the application's own answer to an ordinary request, so that who may
 * read what is decided in one place.
 *
 * @param shown hears which `Authorization` each request has, null for none; it says nothing of whether it is valid
 */
export function carryStreams(
  socket: WebSocket,
  incoming: IncomingMessage,
  answer: Answer,
  shown: (authorization: string | null) => void,
): void {
  const open = new Map<number, AbortController>()

  /** Resolves once the frame is on its way, so that what a slow client does not take waits in its stream. */
  const send = (frame: ServerFrame) =>
    new Promise<void>((resolve, reject) => {
      socket.send(JSON.stringify(frame), (error) => (error ? reject(error) : resolve()))
    })

  async function carry({ stream, path, headers }: Extract<ClientFrame, { type: 'open' }>, signal: AbortSignal) {
    const passedOn = Object.entries(headers).filter(([name]) => PASSED_ON.has(name.toLowerCase()))
    const request = new Request(new URL(path, 'http://store'), { headers: passedOn, signal })
    shown(request.headers.get('authorization'))
    const response = await answer(request, { incoming })
    const contentType = response.headers.get('content-type') ?? ''
    await send({ type: 'head', stream, status: response.status, contentType })
    if (!response.body) return
    const text = response.body.pipeThrough(new TextDecoderStream(), { signal })
    for await (const piece of text) await send({ type: 'data', stream, text: piece })
  }

  async function take(frame: ClientFrame) {
    const { stream } = frame
    if (frame.type === 'close') return open.get(stream)?.abort()
    if (open.has(stream)) return socket.close(1008, 'This stream is open already.')
    if (!EVENT_STREAM_PATH.test(frame.path)) return send({ type: 'head', stream, status: 404, contentType: '' })
    if (open.size >= MOST_STREAMS) return send({ type: 'head', stream, status: 429, contentType: '' })
    const abort = new AbortController()
    open.set(stream, abort)
    try {
      await carry(frame, abort.signal)
    } finally {
      open.delete(stream)
      if (!abort.signal.aborted && socket.readyState === socket.OPEN) await send({ type: 'end', stream })
    }
  }

  socket.on('message', (data) => {
    let frame: ClientFrame
    try {
      frame = valid(clientFrame, parseJson(String(data), 'frame'), 'frame')
    } catch {
      return socket.close(1008, 'Not a frame of this protocol.')
    }
    // A stream that breaks off has told its client by its end; the other streams go on.
    take(frame).catch(() => {})
  })
  socket.on('close', () => {
    for (const abort of open.values()) abort.abort()
  })
}
