import { type ClientFrame, serverFrame, type ServerFrame } from '#lib/content/streamFrames.ts'

/** The store sends a sign of life on every stream each 20 s; after this long without any the connection is dead. */
const SILENCE_LIMIT = 60_000

/** How long the socket stays when nothing uses it: the Studio often closes a stream just before it opens the next. */
const LINGER = 5000

interface Receiver {
  /** Takes what comes for the stream. */
  receive(frame: ServerFrame): void
  /** The connection is gone. */
  lose(): void
}

/** What a stream looks like to a caller of `fetch` when its connection breaks; it makes clients come back. */
export const networkError = () => new TypeError('Failed to fetch')

/** The WebSocket that carries the event streams of one store. It is opened when needed and again after a loss. */
export class StreamSocket {
  readonly #url: string
  readonly #receivers = new Map<number, Receiver>()
  #socket: WebSocket | undefined
  #next = 0
  /** What is to be sent once the socket is open. */
  #waiting: ClientFrame[] = []
  #silence: ReturnType<typeof setTimeout> | undefined
  #linger: ReturnType<typeof setTimeout> | undefined

  constructor(url: string) {
    this.#url = url
  }

  /**
   * Opens a stream.
   *
   * @returns what closes it
   */
  open(request: Omit<Extract<ClientFrame, { type: 'open' }>, 'type' | 'stream'>, receiver: Receiver): () => void {
    clearTimeout(this.#linger)
    const stream = this.#next++
    this.#receivers.set(stream, receiver)
    this.#send({ type: 'open', stream, ...request })
    return () => {
      if (!this.#receivers.delete(stream)) return
      this.#send({ type: 'close', stream })
      this.#closeWhenUnused()
    }
  }

  #send(frame: ClientFrame): void {
    this.#socket ??= this.#connect()
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
    else this.#waiting.push(frame)
  }

  #connect(): WebSocket {
    const socket = new WebSocket(this.#url)
    this.#watch()
    socket.addEventListener('open', () => {
      for (const frame of this.#waiting.splice(0)) socket.send(JSON.stringify(frame))
    })
    socket.addEventListener('message', ({ data }) => this.#take(String(data)))
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lose()
    })
    return socket
  }

  #take(text: string): void {
    this.#watch()
    const frame = serverFrame.parse(JSON.parse(text))
    const receiver = this.#receivers.get(frame.stream)
    if (frame.type === 'end') {
      this.#receivers.delete(frame.stream)
      this.#closeWhenUnused()
    }
    receiver?.receive(frame)
  }

  /** Takes silence for a loss: a connection can be gone without either side being told. */
  #watch(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lose(), SILENCE_LIMIT)
  }

  #lose(): void {
    clearTimeout(this.#silence)
    const socket = this.#socket
    this.#socket = undefined
    this.#waiting = []
    socket?.close()
    const lost = [...this.#receivers.values()]
    this.#receivers.clear()
    for (const receiver of lost) receiver.lose()
  }

  #closeWhenUnused(): void {
    clearTimeout(this.#linger)
    if (this.#receivers.size === 0) this.#linger = setTimeout(() => this.#lose(), LINGER)
  }
}
