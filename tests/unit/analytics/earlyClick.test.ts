import { afterEach, expect, test, vi } from 'vitest'
import { readEarlyClick } from '#lib/analytics/earlyClick.ts'
import { EARLY_CLICK_KEY } from '#lib/analytics/traces.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Stands for a session storage that holds a click. @returns what it holds */
function store(click: string | null) {
  const kept = new Map(click === null ? [] : [[EARLY_CLICK_KEY, click]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

const CLICK = '1700000000000,header,See My Buying Power,https://homie.example/v1/link/default'

test.each([
  [CLICK, 'header', 'See My Buying Power'],
  [
    '1700000000000,hero-section,\n Oui, tout de suite ,https://homie.example/v1/link/default',
    'hero-section',
    'Oui, tout de suite',
  ],
])('a kept click is read: %s', (click, origin, name) => {
  store(click)
  expect(readEarlyClick()).toMatchObject({
    name: 'See My Buying Power Click',
    properties: { name, url: 'https://homie.example/v1/link/default', origin },
    time: 1_700_000_000_000,
    isRepeated: false,
  })
})

test('a click that a page has sent is not read again', () => {
  const kept = store(CLICK)
  readEarlyClick()?.onSent?.()
  expect(readEarlyClick()).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('a click that a page read and could not send is read once more, with the same id', () => {
  const kept = store(CLICK)
  const first = readEarlyClick()
  expect(readEarlyClick()).toMatchObject({ properties: first?.properties, id: first?.id, isRepeated: true })
  expect(kept.size).toBe(0)
})

test.each([
  null,
  '',
  'now,header,See My Buying Power,https://homie.example/',
  '1700000000000,elsewhere,See My Buying Power,https://homie.example/',
  '1700000000000,header,See My Buying Power,javascript:alert(1)',
])('nothing is read from %j', (value) => {
  const kept = store(value)
  expect(readEarlyClick()).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('nothing is read where storage is denied', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  expect(readEarlyClick()).toBeUndefined()
})
