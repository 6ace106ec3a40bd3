/** One server-sent event as it came over the wire. */
export interface ReceivedEvent {
  event: string
  id: string | undefined
  data: unknown
}

function parsed(block: string): ReceivedEvent | undefined {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const data = fields.get('data')
  return data === undefined
    ? undefined
    : { event: fields.get('event') ?? 'message', id: fields.get('id'), data: JSON.parse(data) }
}

/** Reads an event stream one event at a time, without reconnecting. */
export class EventReader {
  readonly response: Response
  readonly #chunks: ReadableStreamDefaultReader<string>
  #text = ''

  private constructor(response: Response, chunks: ReadableStreamDefaultReader<string>) {
    this.response = response
    this.#chunks = chunks
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<EventReader> {
    const response = await fetch(url, { headers: { accept: 'text/event-stream', ...headers } })
    if (!response.body) throw new Error('The answer has no body.')
    return new EventReader(response, response.body.pipeThrough(new TextDecoderStream()).getReader())
  }

  /** The next event; undefined once the stream has ended. Heartbeats are passed over. */
  async next(): Promise<ReceivedEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n')
      if (end < 0) {
        const { done, value } = await this.#chunks.read()
        if (done) return undefined
        this.#text += value
        continue
      }
      const event = parsed(this.#text.slice(0, end))
      this.#text = this.#text.slice(end + 2)
      if (event) return event
    }
  }

  close(): Promise<void> {
    return this.#chunks.cancel()
  }
}
