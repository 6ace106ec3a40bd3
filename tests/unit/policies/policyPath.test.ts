import { describe, expect, it } from 'vitest'
import { policyPathExists, parsePolicyPath } from '#lib/links/policies.ts'

const POLICIES = [
  { slug: 'privacy', language: 'en-CA', numbers: [3, 1, 2] },
  { slug: 'cookie-policy', language: 'en-CA', numbers: [] },
  { slug: 'privacy', language: 'fr-CA', numbers: [1] },
] as const

const exists = (path: string) => {
  const address = parsePolicyPath(path)
  return address && policyPathExists(address, POLICIES)
}

describe('the path', () => {
  it.each([
    '/privacy',
    '/privacy/',
    '/lp1/privacy',
    '/privacy/history',
    '/privacy/history/3',
    '/privacy/history/3/since/1',
    '/lp1/privacy/history/2/since/1',
    '/cookie-policy/history/1',
    '/fr/privacy/history/1',
    '/fr/lp1/privacy',
  ])('%s has a policy', (path) => {
    expect(exists(path)).toBe(true)
  })

  it.each([
    '/terms-of-use',
    '/lp1/terms-of-use/history',
    '/terms-of-use/history/1',
    '/privacy/history/4',
    '/fr/privacy/history/2',
    '/fr/cookie-policy',
    '/privacy/history/0',
    '/privacy/history/03',
    '/privacy/history/3e0',
    '/privacy/history/%33',
    '/privacy/history/2/since/2',
    '/privacy/history/1/since/2',
    '/privacy/history/4/since/1',
    '/privacy/history/3/since/0',
    '/cookie-policy/history/2',
    '/cookie-policy/history/1/since/1',
  ])('%s has no policy', (path) => {
    expect(exists(path)).toBe(false)
  })

  it.each([
    '/',
    '/privacy/more',
    '/privacyhistory/1',
    '/support/history/1',
    '/privacy/history/3/since/',
    '/privacy/history/3/since/1/x',
  ])('%s is not a policy path', (path) => {
    expect(exists(path)).toBeUndefined()
  })
})
