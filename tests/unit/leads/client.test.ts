import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readWaitlistResponse, registerLead, REQUEST_TIMEOUT_MS } from '#leads/client.ts'

const body = { name: 'Ann', email: 'ann@lender.example', company: 'North' }
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('document', { documentElement: { lang: 'fr-CA' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  network.mockReset()
})

/** Makes the server never answer, until the call is aborted. */
function hangForever() {
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

const post = (options: { apiHost?: string; signal?: AbortSignal; honeypot?: string } = {}) =>
  registerLead('one-pager', body, { apiHost: '', signal: new AbortController().signal, honeypot: '', ...options })

describe('A form call', () => {
  test('goes to the site itself, as JSON in the page language', async () => {
    network.mockResolvedValue(Response.json({ success: true }))
    expect(await post()).toEqual({ ok: true })
    const [url, init] = network.mock.calls[0] ?? []
    expect([url, init?.method, init?.body]).toEqual(['/api/website/register-1-pager', 'POST', JSON.stringify(body)])
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      'accept-language': 'fr-CA',
      'content-type': 'application/json',
    })
  })

  test('carries what was typed into the honeypot', async () => {
    network.mockResolvedValue(Response.json({}))
    await post({ honeypot: 'é' })
    expect(new Headers(network.mock.calls[0]?.[1]?.headers).get('x-form-honeypot')).toBe('%C3%A9')
  })

  test('carries the addresses of the visit without fragments, which may hold amounts', async () => {
    network.mockResolvedValue(Response.json({}))
    vi.stubGlobal('document', { documentElement: { lang: 'en' }, referrer: 'https://news.example/' })
    vi.stubGlobal('navigation', { entries: () => [{ url: 'https://homie.example/?utm_source=x#income=85000' }] })
    await post()
    const visit = new Headers(network.mock.calls[0]?.[1]?.headers).get('x-form-visit')
    expect(visit).toBe('https://homie.example/?utm_source=x https://news.example/')
  })

  test('goes to a configured host, without signals that its rules might refuse', async () => {
    network.mockResolvedValue(Response.json({}))
    await post({ apiHost: 'https://api.example', honeypot: 'x' })
    const [url, init] = network.mock.calls[0] ?? []
    expect(url).toBe('https://api.example/api/website/register-1-pager')
    expect([...new Headers(init?.headers).keys()]).toEqual(['accept-language', 'content-type'])
  })

  test.each([
    { what: "the server's message", answer: Response.json({ message: 'Full' }, { status: 400 }), message: 'Full' },
    {
      what: 'the status of an answer without a message',
      answer: Response.json({ message: 7 }, { status: 503, statusText: 'Service Unavailable' }),
      message: 'HTTP 503: Service Unavailable',
    },
    {
      what: 'the status of a page',
      answer: new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
      message: 'HTTP 502: Bad Gateway',
    },
  ])('that is refused fails with $what', async ({ answer, message }) => {
    network.mockResolvedValue(answer)
    expect(await post()).toEqual({ ok: false, message })
  })

  test.each([
    { thrown: new TypeError('Failed to fetch'), message: 'Failed to fetch' },
    { thrown: 'offline', message: 'Unknown error occurred' },
  ])('that cannot be sent fails with "$message"', async ({ thrown, message }) => {
    network.mockRejectedValue(thrown)
    expect(await post()).toEqual({ ok: false, message })
  })

  test('fails after ten seconds without an answer', async () => {
    vi.useFakeTimers()
    hangForever()
    const result = post()
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS)
    expect(await result).toEqual({ ok: false, message: 'Request timeout' })
    expect(REQUEST_TIMEOUT_MS).toBe(10_000)
  })

  test('is aborted when its dialog is closed', async () => {
    hangForever()
    const closing = new AbortController()
    const result = post({ signal: closing.signal })
    closing.abort()
    expect(await result).toEqual({ ok: false, message: 'Request timeout' })
  })
})

describe('The waitlist response', () => {
  test.each([
    { answer: Response.json({ success: true }), said: { success: true, error: undefined } },
    { answer: Response.json({ success: false, error: 'full' }), said: { success: false, error: 'full' } },
    {
      answer: Response.json({ success: false, error: 'rate_limited' }, { status: 429 }),
      said: { success: false, error: 'rate_limited' },
    },
  ])('is read as $said', async ({ answer, said }) => {
    expect(await readWaitlistResponse(answer)).toEqual(said)
  })

  test.each([
    {
      what: 'is no JSON',
      answer: new Response('', { status: 502, statusText: 'Bad Gateway' }),
      message: 'HTTP 502: Bad Gateway',
    },
    { what: 'says nothing', answer: Response.json({}, { statusText: 'OK' }), message: 'HTTP 200: OK' },
  ])('throws when it $what', async ({ answer, message }) => {
    await expect(readWaitlistResponse(answer)).rejects.toThrow(message)
  })
})
