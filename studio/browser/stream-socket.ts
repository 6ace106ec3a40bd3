import { type ClientFrame, serverFrame, type ServerFrame } from '#lib/content/streamFrames.ts'

/** Time without a message after which the connection counts as lost. The store sends a heartbeat every 20 s. */
const SILENCE_LIMIT_MS = 60_000

/** Time an unused socket stays open: the Studio often closes a stream just before it opens the next. */
const IDLE_MS = 5000

interface Receiver {
  receive(frame: ServerFrame): void
  /** Called when the connection is lost. */
  lose(): void
}

/** Creates the error of `fetch` for a lost connection, after which clients reconnect. */
export const networkError = () => new TypeError('Failed to fetch')

/** The WebSocket that carries the event streams of one store. It opens on demand, and again after a loss. */
export class StreamSocket {
  readonly #url: string
  readonly #receivers = new Map<number, Receiver>()
  #socket: WebSocket | undefined
  #nextStream = 0
  /** Frames to send once the socket is open. */
  #queue: ClientFrame[] = []
  #silenceTimer: ReturnType<typeof setTimeout> | undefined
  #idleTimer: ReturnType<typeof setTimeout> | undefined

  constructor(url: string) {
    this.#url = url
  }

  /** Opens a stream. @returns a function that closes it */
  open(request: Omit<Extract<ClientFrame, { type: 'open' }>, 'type' | 'stream'>, receiver: Receiver): () => void {
    clearTimeout(this.#idleTimer)
    const stream = this.#nextStream++
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
    else this.#queue.push(frame)
  }

  #connect(): WebSocket {
    const socket = new WebSocket(this.#url)
    this.#restartSilenceTimer()
    socket.addEventListener('open', () => {
      for (const frame of this.#queue.splice(0)) socket.send(JSON.stringify(frame))
    })
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)))
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lose()
    })
    return socket
  }

  #receive(text: string): void {
    this.#restartSilenceTimer()
    const frame = serverFrame.parse(JSON.parse(text))
    const receiver = this.#receivers.get(frame.stream)
    if (frame.type === 'end') {
      this.#receivers.delete(frame.stream)
      this.#closeWhenUnused()
    }
    receiver?.receive(frame)
  }

  /** Treats silence as a loss: a dropped connection is not always reported. */
  #restartSilenceTimer(): void {
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(() => this.#lose(), SILENCE_LIMIT_MS)
  }

  #lose(): void {
    clearTimeout(this.#silenceTimer)
    const socket = this.#socket
    this.#socket = undefined
    this.#queue = []
    socket?.close()
    const receivers = [...this.#receivers.values()]
    this.#receivers.clear()
    for (const receiver of receivers) receiver.lose()
  }

  #closeWhenUnused(): void {
    clearTimeout(this.#idleTimer)
    if (this.#receivers.size === 0) this.#idleTimer = setTimeout(() => this.#lose(), IDLE_MS)
  }
}
