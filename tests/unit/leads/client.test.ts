import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { postJson, registerLead, registerWaitlist, REQUEST_TIMEOUT_MS } from '#lib/leads/client.ts'

const body = { name: 'Ann', email: 'ann@lender.example', company: 'North' }
/** Words for logs, which no visitor reads. */
const words = { timeout: 'Request timeout', unknown: 'Unknown error occurred' }
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  network.mockReset()
})

/** A server that never answers, until the call is aborted. */
function silence() {
  network.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal
        const abort = () => reject(signal?.reason)
        if (signal?.aborted) abort()
        signal?.addEventListener('abort', abort)
      }),
  )
}

describe('A form call', () => {
  test('goes to the site itself, as JSON', async () => {
    network.mockResolvedValue(Response.json({ success: true }))
    expect(await registerLead('one-pager', body)).toEqual({ ok: true })
    const [url, init] = network.mock.calls[0] ?? []
    expect([url, init?.method, init?.body]).toEqual(['/api/website/register-1-pager', 'POST', JSON.stringify(body)])
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  })

  test('goes to a configured host, without signals that its rules might refuse', async () => {
    network.mockResolvedValue(Response.json({}))
    await registerLead('one-pager', body, { apiHost: 'https://api.example', honeypot: 'x' })
    const [url, init] = network.mock.calls[0] ?? []
    expect(url).toBe('https://api.example/api/website/register-1-pager')
    expect([...new Headers(init?.headers).keys()]).toEqual(['content-type'])
  })

  test.each([
    {
      what: 'the words of the server',
      answer: () => Response.json({ message: 'No.' }, { status: 400 }),
      message: 'No.',
    },
    {
      what: 'the status when there are none',
      answer: () => Response.json({}, { status: 500, statusText: 'Oops' }),
      message: 'HTTP 500: Oops',
    },
    {
      what: 'the status when they are no text',
      answer: () => Response.json({ message: 7 }, { status: 409, statusText: 'Conflict' }),
      message: 'HTTP 409: Conflict',
    },
    {
      what: 'the status when the body is no JSON',
      answer: () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
      message: 'HTTP 502: Bad Gateway',
    },
  ])('that is refused brings $what', async ({ answer, message }) => {
    network.mockResolvedValue(answer())
    expect(await postJson('/x', body)).toEqual({ ok: false, message })
  })

  test.each([
    { thrown: new TypeError('Failed to fetch'), message: 'Failed to fetch' },
    { thrown: 'a text', message: words.unknown },
    { thrown: new Error(''), message: words.unknown },
  ])('that throws $thrown brings "$message"', async ({ thrown, message }) => {
    network.mockRejectedValue(thrown)
    expect(await postJson('/x', body)).toEqual({ ok: false, message })
  })

  test('is a success by its status alone', async () => {
    network.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await postJson('/x', body)).toEqual({ ok: true })
  })

  test('ends after ten seconds without an answer', async () => {
    vi.useFakeTimers()
    silence()
    const result = postJson('/x', body)
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
    expect(await result).toEqual({ ok: false, message: words.timeout })
    expect(REQUEST_TIMEOUT_MS).toBe(10_000)
  })

  test('ends when its dialog is closed', async () => {
    silence()
    const closing = new AbortController()
    const result = postJson('/x', body, { signal: closing.signal })
    closing.abort()
    expect(await result).toEqual({ ok: false, message: words.timeout })
  })
})

describe('The waitlist call', () => {
  test.each([
    { answer: () => Response.json({ success: true }), said: { success: true, error: undefined } },
    { answer: () => Response.json({ success: false, error: 'full' }), said: { success: false, error: 'full' } },
    {
      answer: () => Response.json({ success: false, error: 'rate_limited' }, { status: 429 }),
      said: { success: false, error: 'rate_limited' },
    },
  ])('hands on that the server said $said', async ({ answer, said }) => {
    network.mockResolvedValue(answer())
    expect(await registerWaitlist('ann@buyer.example')).toEqual(said)
  })

  test.each([
    {
      what: 'an answer that is no JSON',
      answer: () => Promise.resolve(new Response('', { status: 502, statusText: 'Bad Gateway' })),
      message: 'HTTP 502: Bad Gateway',
    },
    {
      what: 'an answer that says nothing',
      answer: () => Promise.resolve(Response.json({}, { statusText: 'OK' })),
      message: 'HTTP 200: OK',
    },
    {
      what: 'a broken network',
      answer: () => Promise.reject(new TypeError('Failed to fetch')),
      message: 'Failed to fetch',
    },
  ])('throws on $what', async ({ answer, message }) => {
    network.mockImplementation(answer)
    await expect(registerWaitlist('ann@buyer.example')).rejects.toThrow(message)
  })
})
