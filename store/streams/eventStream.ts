import { addAbortListener } from 'node:events'

export interface StreamEvent {
  event: string
  /** Sent by the client as `Last-Event-ID` when it reconnects. */
  id?: string | undefined
  data: unknown
}

export interface EventStream {
  /** Disconnects a client that has stopped reading. */
  send(events: readonly StreamEvent[]): void
  end(): void
}

/** Proxies cut idle connections after a minute or less. */
const HEARTBEAT_INTERVAL_MS = 20_000

const RECONNECT_MS = 1000

/** A slower client is disconnected. It can reconnect and resume. */
const MAX_BACKLOG_BYTES = 4 * 1024 * 1024

const encoder = new TextEncoder()

/** Serialized lists of events, each of which many streams may send. */
const serializedLists = new WeakMap<readonly StreamEvent[], Uint8Array>()

const serialize = ({ event, id, data }: StreamEvent) =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`

function serializeAll(events: readonly StreamEvent[]): Uint8Array {
  const bytes = serializedLists.get(events) ?? encoder.encode(events.map(serialize).join(''))
  serializedLists.set(events, bytes)
  return bytes
}

/**
 * Creates a response of server-sent events.
 *
 * @param open starts the stream and returns its cleanup, called once when either side ends it
 */
export function createEventStream(open: (stream: EventStream) => () => void): Response {
  const ended = new AbortController()
  const { signal } = ended
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (bytes: Uint8Array) => {
          if (signal.aborted) return
          if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(bytes)
          ended.abort()
          controller.error(new Error('The client stopped reading.'))
        }
        write(encoder.encode(`retry: ${RECONNECT_MS}\n\n`))
        const heartbeat = setInterval(() => write(encoder.encode(':\n\n')), HEARTBEAT_INTERVAL_MS)
        const release = open({
          send(events) {
            if (events.length > 0) write(serializeAll(events))
          },
          end() {
            if (signal.aborted) return
            ended.abort()
            controller.close()
          },
        })
        addAbortListener(signal, () => {
          clearInterval(heartbeat)
          release()
        })
      },
      cancel: () => ended.abort(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_BACKLOG_BYTES }),
  )
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
