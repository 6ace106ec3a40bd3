import { describe, expect, it } from 'vitest'
import { normalizeCampaignValue } from '#lib/counts/campaign.ts'
import { findPlace } from '#lib/counts/place.ts'

describe('a value of a campaign', () => {
  it.each([
    ['Spring Sale', 'spring-sale'],
    ['spring-sale', 'spring-sale'],
    ['  Été / 2026 ', 'été-2026'],
    ['ＮＥＷＳ', 'news'],
    ['a\nb\tc', 'a-b-c'],
    ['=HYPERLINK("x")', 'hyperlink-x'],
    ['ann@lender.example', ''],
    ['../..', ''],
    [null, ''],
    ['x'.repeat(10_000), 'x'.repeat(40)],
  ])('%j is counted as %j', (value, expected) => {
    expect(normalizeCampaignValue(value)).toBe(expected)
  })
})

describe('the place of an address', () => {
  it.each([
    ['/', { page: 'home', language: 'en', variant: '', partner: '' }],
    ['/fr/lp1', { page: 'home', language: 'fr', variant: 'lp1' }],
    ['/lp1/support?utm_source=News', { page: 'support', variant: 'lp1', source: 'news', medium: '' }],
    ['/?utm_source=a&utm_medium=b&utm_campaign=c#x', { page: 'home', source: 'a', medium: 'b', campaign: 'c' }],
    ['/v1/link/Tamarack', { page: 'link', partner: 'tamarack' }],
    ['/fr/signup/mobile/tamarack.?from=link', { page: 'scan', language: 'fr', partner: 'tamarack' }],
    ['/privacy/history', { page: 'privacy' }],
    ['/fr/spring/toronto?utm_source=news', { page: '/spring/toronto', language: 'fr', partner: '', source: 'news' }],
  ])('%s', (address, expected) => {
    expect(findPlace(address)).toMatchObject(expected)
  })

  it.each(['/wp-login.php', '/api/website/form-token', '/studio', '/shared/abc', '/robots.txt', '//host', '/%', ''])(
    '%j has none',
    (address) => {
      expect(findPlace(address)).toBeUndefined()
    },
  )
})
