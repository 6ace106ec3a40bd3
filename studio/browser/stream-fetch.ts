import { EVENT_STREAM_PATH, STREAMS_PATH } from '#lib/content/streamFrames.ts'
import { networkError, StreamSocket } from './stream-socket.ts'

const sockets = new Map<string, StreamSocket>()

function socketOf(store: string): StreamSocket {
  const url = `${store.replace(/^http/, 'ws')}${STREAMS_PATH}`
  const socket = sockets.get(url) ?? new StreamSocket(url)
  sockets.set(url, socket)
  return socket
}

/** Splits the address of an event stream into the store's address and the call; undefined for other addresses. */
function eventStreamAt(address: string): { store: string; path: string } | undefined {
  const start = address.search(/\/v[0-9X-]+\/data\//)
  const path = address.slice(start)
  return start >= 0 && EVENT_STREAM_PATH.test(path) ? { store: address.slice(0, start), path } : undefined
}

/** The session's token as the Studio last sent it: its live events of published content come without one. */
let authorization: string | undefined

const aborted = (signal: AbortSignal) => signal.reason ?? new DOMException('The stream was closed.', 'AbortError')

/**
 * `fetch`, except that event streams of the content store come over one shared WebSocket. A loss of that socket looks
 * to each stream like a loss of its own connection.
 */
export function streamFetch(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const sent = new Headers(init.headers)
  authorization = sent.get('authorization') ?? authorization
  const eventStream = eventStreamAt(String(input))
  if (!eventStream) return fetch(input, init)
  const { store, path } = eventStream
  const { signal } = init
  const headers = { ...(authorization !== undefined && { authorization }), ...Object.fromEntries(sent) }

  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted(signal))
    const encoder = new TextEncoder()
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    let settled = false
    const fail = (error: unknown) => {
      if (settled) return
      settled = true
      reject(error)
      body?.error(error)
    }
    const close = socketOf(store).open(
      { path, headers },
      {
        receive(frame) {
          if (settled) return
          if (frame.type === 'head') {
            const stream = new ReadableStream<Uint8Array>({
              start: (controller) => void (body = controller),
              cancel() {
                settled = true
                close()
              },
            })
            resolve(new Response(stream, { status: frame.status, headers: { 'content-type': frame.contentType } }))
          } else if (frame.type === 'data') {
            body?.enqueue(encoder.encode(frame.text))
          } else {
            settled = true
            body?.close()
          }
        },
        lose: () => fail(networkError()),
      },
    )
    signal?.addEventListener('abort', () => {
      fail(aborted(signal))
      close()
    })
  })
}

/**
 * For the option `resolveFetch` of the Studio's client (`@sanity/client` 8): every request of the client goes through
 * what this returns. The argument, a proxy, has no meaning in a browser.
 */
export const resolveFetch = (): typeof streamFetch => streamFetch

/**
 * Tells the Studio which protocol its streams use. It asks the browser how `/ping` was carried, and warns of a slow
 * connection when that is HTTP/1.1, because there each stream would take one of six connections. Ours do not.
 * The name is the one that `sanity` 6 reads before it looks at the measurement.
 */
export function declareStreamProtocol(): void {
  try {
    localStorage.setItem('_sanity_debugProtocol', 'websocket')
  } catch {
    // Without storage the Studio shows its warning, and works.
  }
}
