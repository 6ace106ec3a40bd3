import { createRequire } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { ELEMENT_TEXT, readDeviceId } from '#lib/analytics/amplitude.ts'
import { isMadeByAnalytics } from '#lib/analytics/traces.ts'

/** What the SDK consists of, as far as these tests use it. */
interface Core {
  getCookieName: (apiKey: string) => string
  CookieStorage: new () => { set: (name: string, value: object) => Promise<void> }
}
interface Autocapture {
  AMPLITUDE_EVENT_PROP_ELEMENT_TEXT: string
}

/** Loads a package as the SDK itself does; the project has them by way of the SDK only. */
const load = createRequire(createRequire(import.meta.url).resolve('@amplitude/analytics-browser'))
const { getCookieName, CookieStorage }: Core = load('@amplitude/analytics-core')
const autocapture: Autocapture = load('@amplitude/plugin-autocapture-browser/lib/cjs/constants.js')

const CHANGED = 'Amplitude’s SDK has changed. Read what it does now, then correct lib/analytics:'
const API_KEY = 'a-key-of-the-tests'

afterEach(() => vi.unstubAllGlobals())

test('the device id is read from the cookie that the SDK writes', async () => {
  vi.stubGlobal('document', { cookie: '' })
  await new CookieStorage().set(getCookieName(API_KEY), { deviceId: 'mine' })
  const [cookie = ''] = document.cookie.split(';')
  expect(readDeviceId(API_KEY, cookie), `${CHANGED} readDeviceId`).toBe('mine')
  expect(isMadeByAnalytics(cookie), `${CHANGED} isMadeByAnalytics`).toBe(true)
})

test('the text of a clicked element is the property that is dropped', () => {
  expect(ELEMENT_TEXT, `${CHANGED} ELEMENT_TEXT`).toBe(autocapture.AMPLITUDE_EVENT_PROP_ELEMENT_TEXT)
})
