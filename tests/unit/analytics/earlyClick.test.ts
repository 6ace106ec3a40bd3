import { afterEach, expect, test, vi } from 'vitest'
import { takeEarlyClick } from '#lib/analytics/earlyClick.ts'
import { EARLY_CLICK_KEY } from '#lib/analytics/traces.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function keep(value: string | null) {
  const kept = new Map(value === null ? [] : [[EARLY_CLICK_KEY, value]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
}

test.each([
  ['1700000000000,header,See My Buying Power,https://homie.example/v1/link/default', 'header', 'See My Buying Power'],
  [
    '1700000000000,hero-section,\n Oui, tout de suite ,https://homie.example/v1/link/default',
    'hero-section',
    'Oui, tout de suite',
  ],
])('a kept click is taken once: %s', (value, origin, name) => {
  keep(value)
  expect(takeEarlyClick()).toEqual({
    name: 'See My Buying Power Click',
    properties: { name, url: 'https://homie.example/v1/link/default', origin },
    time: 1_700_000_000_000,
  })
  expect(takeEarlyClick()).toBeUndefined()
})

test.each([
  null,
  '',
  'now,header,See My Buying Power,https://homie.example/',
  '1700000000000,elsewhere,See My Buying Power,https://homie.example/',
  '1700000000000,header,See My Buying Power,javascript:alert(1)',
])('nothing is taken from %j', (value) => {
  keep(value)
  expect(takeEarlyClick()).toBeUndefined()
})

test('nothing is taken where storage is denied', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(takeEarlyClick()).toBeUndefined()
})
