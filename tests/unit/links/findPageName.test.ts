import { expect, it } from 'vitest'
import { findPageName } from '#lib/links/routeKind.ts'

it.each([
  ['/', 'home'],
  ['/fr/lp1', 'home'],
  ['/fr/support', 'support'],
  ['/fr/privacy/history/2/since/1', 'privacy'],
  ['/fr/v1/link/tamarack', 'link'],
  ['/lp1/signup/mobile/default', 'scan'],
  ['/fr/support/more', undefined],
  ['/unavailable', undefined],
  ['', undefined],
])('%s belongs to the page %s', (path, name) => {
  expect(findPageName(path)).toBe(name)
})
