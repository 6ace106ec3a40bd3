import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EventStream, createEventStream } from '#store/streams/eventStream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An open stream with both of its ends in hand. */
function opened() {
  const release = vi.fn<() => void>()
  let source: EventStream | undefined
  const response = createEventStream((stream) => {
    source = stream
    return release
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!source || !reader) throw new Error('The stream did not open.')
  return { source, reader, release, response }
}

/** More than a client may leave unread. */
const tooMuch = { event: 'mutation', data: 'x'.repeat(1024 * 1024) }

describe('an event stream', () => {
  it('writes events as the standard says', async () => {
    const { source, reader, response } = opened()
    await reader.read()
    source.send([{ event: 'mutation', id: 'a:1', data: { text: 'two\nlines' } }])
    expect((await reader.read()).value).toBe('event: mutation\nid: a:1\ndata: {"text":"two\\nlines"}\n\n')
    expect(response.headers.get('content-type')).toBe('text/event-stream')
  })

  it('asks to be reconnected within a second', async () => {
    expect((await opened().reader.read()).value).toBe('retry: 1000\n\n')
  })

  it('gives a sign of life while nothing happens', async () => {
    const { reader } = opened()
    await reader.read()
    const next = reader.read()
    vi.advanceTimersByTime(20_000)
    expect((await next).value).toBe(':\n\n')
  })

  it('drops a client that does not read, and keeps nothing for it', async () => {
    const { source, reader, release } = opened()
    for (let count = 0; count < 10; count += 1) source.send([tooMuch])
    expect(release).toHaveBeenCalledOnce()
    await expect(readAll(reader)).rejects.toThrow('The client stopped reading.')
  })

  it('is released when the client goes away', async () => {
    const release = vi.fn<() => void>()
    const response = createEventStream(() => release)
    await response.body?.cancel()
    expect(release).toHaveBeenCalledOnce()
  })

  it('ends, and sends nothing more', async () => {
    const { source, reader, release } = opened()
    source.end()
    source.send([{ event: 'late', data: {} }])
    expect(await readAll(reader)).toBe('retry: 1000\n\n')
    expect(release).toHaveBeenCalledOnce()
  })

  it('may end while it opens', async () => {
    const release = vi.fn<() => void>()
    const response = createEventStream((stream) => {
      stream.end()
      return release
    })
    expect(await response.text()).toBe('retry: 1000\n\n')
    expect(release).toHaveBeenCalledOnce()
  })
})

async function readAll(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
  }
}
