import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { eraseAnalyticsTraces, getCookieDomains } from '#lib/analytics/erase.ts'
import { hasAnalyticsTraces, isMadeByAnalytics } from '#lib/analytics/traces.ts'

test.each([
  ['AMP_1234567890', true],
  ['AMP_MKTG_1234567890', true],
  ['AMP_unsent_1234567890', true],
  ['AMP_remote_config_1234567890', true],
  ['AMP_diagnostics_1234567890', true],
  ['_ga', true],
  ['_ga_ABC123', true],
  ['homie_click', true],
  ['homie_consent', false],
  ['__studio_auth_token_local', false],
  ['gallery', false],
])('%s belongs to analytics: %s', (name, expected) => {
  expect(isMadeByAnalytics(name)).toBe(expected)
})

test('a cookie is looked for under the host and every parent domain', () => {
  expect(getCookieDomains('www.homie.example')).toEqual([
    null,
    'www.homie.example',
    '.www.homie.example',
    '.homie.example',
    '.example',
  ])
})

describe.each([
  [
    'denied',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  ],
  ['missing', () => null],
])('while storage is %s', (_how, get) => {
  function startPage(cookies: string): string[] {
    const written: string[] = []
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      const before = Object.getOwnPropertyDescriptor(globalThis, name)
      Object.defineProperty(globalThis, name, { get, configurable: true })
      onTestFinished(() => {
        Reflect.deleteProperty(globalThis, name)
        if (before) Object.defineProperty(globalThis, name, before)
      })
    }
    const document = {
      get cookie() {
        return cookies
      },
      set cookie(cookie: string) {
        written.push(cookie)
      },
    }
    vi.stubGlobal('document', document)
    vi.stubGlobal('location', { hostname: 'homie.example' })
    onTestFinished(() => void vi.unstubAllGlobals())
    return written
  }

  test.each([
    ['_ga=GA1.1.2', true],
    ['homie_consent=1', false],
  ])('the cookie %s is a trace: %s', (cookies, expected) => {
    startPage(cookies)
    expect(hasAnalyticsTraces()).toBe(expected)
  })

  test('cookies of analytics are removed', async () => {
    const written = startPage('homie_consent=1; _ga=GA1.1.2')
    await eraseAnalyticsTraces()
    expect(written).toContain('_ga=; path=/; max-age=0; domain=.homie.example')
    expect(written.join()).not.toContain('homie_consent')
  })
})
