import { defer, filter, map, Observable, of, retry, share, takeWhile, throwError, timeout, timer } from 'rxjs'
import { webSocket } from 'rxjs/webSocket'
import {
  type ClientFrame,
  EVENT_STREAM_PATH,
  serverFrame,
  type ServerFrame,
  STREAMS_PATH,
} from '#lib/content/streamFrames.ts'

/** Time without a message after which the connection counts as lost. The store sends a heartbeat every 20 s. */
const MAX_SILENCE_MS = 60_000

/** Time an unused socket stays open: the Studio often closes a stream just before it opens the next. */
const IDLE_MS = 5000

/** Returns whether the store repeats what a stream missed. The readers of others read again after a reconnect. */
const isResumable = (path: string) => new URL(path, 'http://store.invalid').searchParams.get('enableResume') === 'true'

/** Finds the id of the last event in a frame, which holds whole events. */
const findLastEventId = (text: string) => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1]

/**
 * Creates a function that opens streams over one WebSocket, which opens on demand. After a loss, a stream that can be
 * resumed is so at once on another: Sanity locks its forms while a client reconnects, and what is typed then is lost.
 */
function createStreamOpener(url: string) {
  const socket = webSocket<unknown>(url)
  const send = (frame: ClientFrame) => socket.next(frame)
  let nextStream = 0
  const frames$ = socket.pipe(
    // A dropped connection is not always reported.
    timeout(MAX_SILENCE_MS),
    map((message) => serverFrame.parse(message)),
    share({ resetOnRefCountZero: () => timer(IDLE_MS) }),
  )
  const openStream = (path: string, headers: Record<string, string>) =>
    new Observable<ServerFrame>((subscriber) => {
      const stream = nextStream++
      subscriber.add(() => send({ type: 'close', stream }))
      frames$
        .pipe(
          filter((frame) => frame.stream === stream),
          takeWhile(({ type }) => type !== 'end', true),
        )
        .subscribe(subscriber)
      send({ type: 'open', stream, path, headers })
    })
  function openResumedStream(path: string, headers: Record<string, string>) {
    let lastEventId: string | undefined
    let wasOpened = false
    /** False between the loss of a socket and the head of the resumed stream. */
    let isOpen = false
    return defer(() =>
      openStream(path, lastEventId === undefined ? headers : { ...headers, 'last-event-id': lastEventId }),
    ).pipe(
      filter((frame) => {
        if (frame.type === 'data') lastEventId = findLastEventId(frame.text) ?? lastEventId
        if (frame.type !== 'head') return true
        if (wasOpened && frame.status !== 200) throw new Error(`The stream was not resumed: ${frame.status}.`)
        isOpen = frame.status === 200
        const isFirst = !wasOpened
        wasOpened = true
        return isFirst
      }),
      retry({
        delay: (error) => {
          if (!isOpen) return throwError(() => error)
          isOpen = false
          return of(undefined)
        },
      }),
    )
  }
  return (path: string, headers: Record<string, string>) =>
    isResumable(path) ? openResumedStream(path, headers) : openStream(path, headers)
}

/**
 * Creates a `fetch` that sends the content store's event streams over one WebSocket: on HTTP/1.1 each stream would take
 * one of the browser's six connections. A socket that cannot be replaced at once ends each stream like a lost
 * connection.
 *
 * @param apiHost origin and path of the store
 */
export function createStreamFetch(apiHost: string) {
  const openStream = createStreamOpener(`${apiHost.replace(/^http/, 'ws')}${STREAMS_PATH}`)
  /** The last `authorization` header of the Studio, which sends none for live events of published content. */
  let authorization: string | undefined

  return (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const requestHeaders = new Headers(init.headers)
    authorization = requestHeaders.get('authorization') ?? authorization
    const [, path = ''] = String(input).split(apiHost)
    if (!EVENT_STREAM_PATH.test(path)) return fetch(input, init)
    const { signal } = init
    const headers = { ...(authorization !== undefined && { authorization }), ...Object.fromEntries(requestHeaders) }

    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const encoder = new TextEncoder()
      let body: ReadableStreamDefaultController<Uint8Array> | undefined
      /** Does nothing after the end of the stream. */
      const fail = (error: unknown) => {
        reject(error)
        body?.error(error)
      }
      // The error of `fetch` for a lost connection, after which clients reconnect.
      const lose = () => fail(new TypeError('Failed to fetch'))
      const subscription = openStream(path, headers).subscribe({
        next(frame) {
          if (frame.type === 'head') {
            const stream = new ReadableStream<Uint8Array>({
              start: (controller) => void (body = controller),
              cancel: () => subscription.unsubscribe(),
            })
            resolve(new Response(stream, { status: frame.status, headers: { 'content-type': frame.contentType } }))
          } else if (frame.type === 'data') {
            body?.enqueue(encoder.encode(frame.text))
          } else {
            body?.close()
          }
        },
        error: lose,
        complete: lose,
      })
      signal?.addEventListener('abort', () => {
        fail(signal.reason)
        subscription.unsubscribe()
      })
    })
  }
}
