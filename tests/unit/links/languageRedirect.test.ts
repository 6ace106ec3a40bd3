import { expect, it } from 'vitest'
import { getLanguageRedirect } from '#lib/links/languageRedirect.ts'

const french = { 'accept-language': 'fr-CA,en;q=0.5' }
const getRedirect = (path: string, headers: Record<string, string>) =>
  getLanguageRedirect(path, (name) => headers[name])

it.each([
  ['/v1/link/tamarack', '/fr/v1/link/tamarack'],
  ['/signup/mobile/tamarack', '/fr/signup/mobile/tamarack'],
  ['/lp1/v1/link/default', '/fr/lp1/v1/link/default'],
])('a French browser at %s is led to %s', (path, target) => {
  expect(getRedirect(path, french)).toBe(target)
})

it.each([
  ['an English browser', '/v1/link/tamarack', { 'accept-language': 'en-CA,fr;q=0.5' }],
  ['a browser without a language', '/v1/link/tamarack', {}],
  ['a crawler', '/v1/link/tamarack', { ...french, 'user-agent': 'Googlebot/2.1' }],
  ['a visitor from a page of this site', '/v1/link/tamarack', { ...french, 'sec-fetch-site': 'same-origin' }],
  ['a French browser at a French link', '/fr/v1/link/tamarack', french],
  ['a French browser at an ordinary page', '/support', french],
])('%s stays', (_who, path, headers) => {
  expect(getRedirect(path, headers)).toBeUndefined()
})

it('a visitor from another site is led on', () => {
  expect(getRedirect('/v1/link/tamarack', { ...french, 'sec-fetch-site': 'cross-site' })).toBe('/fr/v1/link/tamarack')
})
