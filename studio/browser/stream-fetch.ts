import { EVENT_STREAM_PATH, STREAMS_PATH } from '#lib/content/streamFrames.ts'
import { networkError, StreamSocket } from './stream-socket.ts'

const sockets = new Map<string, StreamSocket>()

function getSocket(store: string): StreamSocket {
  const url = `${store.replace(/^http/, 'ws')}${STREAMS_PATH}`
  const socket = sockets.get(url) ?? new StreamSocket(url)
  sockets.set(url, socket)
  return socket
}

/** Splits the URL of an event stream into store and path; undefined for other URLs. */
function parseEventStreamUrl(address: string): { store: string; path: string } | undefined {
  const start = address.search(/\/v[0-9X-]+\/data\//)
  const path = address.slice(start)
  return start >= 0 && EVENT_STREAM_PATH.test(path) ? { store: address.slice(0, start), path } : undefined
}

/** The last `authorization` header of the Studio, which sends none for live events of published content. */
let authorization: string | undefined

/**
 * Calls `fetch`, with the content store's event streams multiplexed over one WebSocket: on HTTP/1.1 each stream would
 * take one of the browser's six connections. A lost socket ends each stream like a lost connection.
 */
export function streamFetch(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const requestHeaders = new Headers(init.headers)
  authorization = requestHeaders.get('authorization') ?? authorization
  const eventStream = parseEventStreamUrl(String(input))
  if (!eventStream) return fetch(input, init)
  const { store, path } = eventStream
  const { signal } = init
  const headers = { ...(authorization !== undefined && { authorization }), ...Object.fromEntries(requestHeaders) }

  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const encoder = new TextEncoder()
    let body: ReadableStreamDefaultController<Uint8Array> | undefined
    let settled = false
    const fail = (error: unknown) => {
      if (settled) return
      settled = true
      reject(error)
      body?.error(error)
    }
    const close = getSocket(store).open(
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
      fail(signal.reason)
      close()
    })
  })
}
