/** One server-sent event; `data` is sent as JSON. */
export interface StreamEvent {
  event: string
  /** What a client gives back in `Last-Event-ID` when it reconnects. */
  id?: string
  data: unknown
}

export interface EventStream {
  /** Sends the events together, or drops a client that has stopped reading. */
  send(events: readonly StreamEvent[]): void
  end(): void
}

/** Idle connections are cut by proxies after a minute or less. Milliseconds. */
const HEARTBEAT_INTERVAL = 20_000

/** How soon a client reconnects after a cut. Milliseconds. */
const RECONNECTION_TIME = 1000

/** Bytes that may wait for a slow client before it is dropped; it can come back and resume. */
const LONGEST_BACKLOG = 4 * 1024 * 1024

const encoder = new TextEncoder()

function written({ event, id, data }: StreamEvent): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

/**
 * Answers with server-sent events.
 *
 * @param open begins the stream and returns what ends it, called once when either side is done
 */
export function eventStream(open: (stream: EventStream) => () => void): Response {
  let finish: (() => void) | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let ended = false
        let release: (() => void) | undefined
        const write = (text: string) => {
          if (ended) return
          if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text))
          finish?.()
          controller.error(new Error('The client stopped reading.'))
        }
        const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_INTERVAL)
        finish = () => {
          if (ended) return
          ended = true
          clearInterval(heartbeat)
          release?.()
        }
        write(`retry: ${RECONNECTION_TIME}\n\n`)
        try {
          release = open({
            send(events) {
              if (events.length > 0) write(events.map(written).join(''))
            },
            end() {
              if (ended) return
              finish?.()
              controller.close()
            },
          })
        } catch (error) {
          finish()
          throw error
        }
        if (ended) release()
      },
      cancel: () => finish?.(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: LONGEST_BACKLOG }),
  )
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}
