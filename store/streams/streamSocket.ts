import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { type ClientFrame, clientFrame, EVENT_STREAM_PATH, type ServerFrame } from '#lib/content/streamFrames.ts'
import { parseJson, parseInput } from '../http/input.ts'

/** A Studio with ten panes open has about thirty. */
const MAX_STREAMS = 100

/** Refusals that wait to be sent. Above this the client does not read, and is disconnected. */
const MAX_WAITING_REFUSALS = 1000

const FORWARDED_HEADERS = new Set(['accept', 'authorization', 'last-event-id'])

type Handler = (request: Request, connection: { incoming: IncomingMessage }) => Response | Promise<Response>

/**
 * Multiplexes event streams over a socket. Each is the app's response to a normal request, which checks permissions.
 *
 * @param onRequest receives the `Authorization` header of each request before it is validated
 */
export function serveStreams(
  socket: WebSocket,
  incoming: IncomingMessage,
  handleRequest: Handler,
  onRequest: (authorization: string | undefined) => void,
): void {
  const open = new Map<number, AbortController>()

  /** Resolves once the frame is sent, so that data for a slow client is buffered in its stream. */
  const send = (frame: ServerFrame) =>
    new Promise<void>((resolve, reject) => {
      socket.send(JSON.stringify(frame), (error) => (error ? reject(error) : resolve()))
    })

  async function forward({ stream, path, headers }: Extract<ClientFrame, { type: 'open' }>, signal: AbortSignal) {
    const forwarded = Object.entries(headers).filter(([name]) => FORWARDED_HEADERS.has(name.toLowerCase()))
    const request = new Request(new URL(path, 'http://store'), { headers: forwarded, signal })
    onRequest(request.headers.get('authorization') ?? undefined)
    const response = await handleRequest(request, { incoming })
    const contentType = response.headers.get('content-type') ?? ''
    await send({ type: 'head', stream, status: response.status, contentType })
    if (!response.body) return
    const text = response.body.pipeThrough(new TextDecoderStream(), { signal })
    for await (const chunk of text) await send({ type: 'data', stream, text: chunk })
  }

  let waitingRefusals = 0

  async function refuse(stream: number, status: number) {
    if (waitingRefusals >= MAX_WAITING_REFUSALS) return socket.terminate()
    waitingRefusals += 1
    await send({ type: 'head', stream, status, contentType: '' })
    waitingRefusals -= 1
  }

  async function handle(frame: ClientFrame) {
    const { stream } = frame
    if (frame.type === 'close') return open.get(stream)?.abort()
    if (open.has(stream)) return socket.close(1008, 'This stream is open already.')
    if (!EVENT_STREAM_PATH.test(frame.path)) return refuse(stream, 404)
    if (open.size >= MAX_STREAMS) return refuse(stream, 429)
    const abort = new AbortController()
    open.set(stream, abort)
    try {
      await forward(frame, abort.signal)
    } finally {
      open.delete(stream)
      if (!abort.signal.aborted && socket.readyState === socket.OPEN) await send({ type: 'end', stream })
    }
  }

  socket.on('message', (data) => {
    let frame: ClientFrame
    try {
      frame = parseInput(clientFrame, parseJson(String(data), 'frame'), 'frame')
    } catch {
      return socket.close(1008, 'Not a frame of this protocol.')
    }
    // The client has received the end frame of the failed stream; other streams continue.
    handle(frame).catch(() => {})
  })
  socket.on('close', () => {
    for (const abort of open.values()) abort.abort()
  })
}
