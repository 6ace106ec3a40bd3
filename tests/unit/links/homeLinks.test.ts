import { describe, expect, it } from 'vitest'
import {
  toCanonicalPath,
  getSitePrefix,
  getPathLocale,
  toLocalizedPath,
  getPageHref,
  getPagePath,
} from '#lib/links/homeLinks.ts'

describe('the home a page belongs to', () => {
  it.each([
    ['/', '/'],
    ['/privacy', '/'],
    ['/lp1', '/lp1'],
    ['/lp1/', '/lp1'],
    ['/lp1/privacy', '/lp1'],
    ['/lp10', '/'],
    ['/business', '/business'],
    ['/businesses', '/'],
    ['/v1/link/lp1', '/'],
    ['/fr', '/fr'],
    ['/fr/', '/fr'],
    ['/fr/privacy', '/fr'],
    ['/fr/lp1/privacy', '/fr/lp1'],
    ['/fr/business', '/fr/business'],
    ['/french', '/'],
    ['/spring', '/'],
    ['/spring/support', '/spring'],
    ['/spring/toronto/v1/link/default', '/spring/toronto'],
    ['/fr/spring/privacy/history', '/fr/spring'],
    ['/business/support', '/business'],
    ['/v1/support', '/'],
    ['/a/b/c/support', '/'],
  ])('of %s is %s', (path, home) => {
    expect(getSitePrefix(path)).toBe(home)
  })
})

describe('a link to a page', () => {
  it.each([
    ['/', '/privacy', '/privacy'],
    ['/', '/', '/'],
    ['/lp1', '/privacy', '/lp1/privacy'],
    ['/lp1', '/', '/lp1'],
    ['/lp1', '/business', '/business'],
    ['/business', '/privacy', '/privacy'],
    ['/business', '/', '/'],
    ['/fr', '/', '/fr'],
    ['/fr', '/business', '/fr/business'],
    ['/fr/lp1', '/', '/fr/lp1'],
    ['/fr/lp1', '/privacy', '/fr/lp1/privacy'],
    ['/fr/lp1', '/business', '/fr/business'],
    ['/fr/business', '/', '/fr'],
    ['/spring', '/privacy', '/spring/privacy'],
    ['/spring', '/', '/spring'],
    ['/fr/spring', '/business', '/fr/business'],
  ] as const)('seen from %s to %s is %s', (home, path, href) => {
    expect(getPageHref(home, path)).toBe(href)
  })
})

describe('the canonical path', () => {
  it.each([
    ['/', '/'],
    ['/lp1', '/'],
    ['/lp1/', '/'],
    ['/privacy', '/privacy'],
    ['/privacy/', '/privacy'],
    ['/lp1/privacy', '/privacy'],
    ['/lp1/v1/link/default', '/v1/link/default'],
    ['/lp1/business', '/business'],
    ['/business', '/business'],
    ['/lp10', '/lp10'],
    ['/fr/', '/fr'],
    ['/fr/lp1', '/fr'],
    ['/fr/lp1/privacy', '/fr/privacy'],
    ['/fr/business', '/fr/business'],
    ['/spring', '/spring'],
    ['/fr/spring/toronto/support', '/fr/support'],
  ])('of %s is %s', (path, canonical) => {
    expect(toCanonicalPath(path)).toBe(canonical)
  })
})

it.each([
  ['/', 'en-CA', '/', '/fr', '/'],
  ['/lp1', 'en-CA', '/lp1', '/fr/lp1', '/'],
  ['/french', 'en-CA', '/french', '/fr/french', '/french'],
  ['/fr', 'fr-CA', '/', '/fr', '/'],
  ['/fr/lp1/privacy', 'fr-CA', '/lp1/privacy', '/fr/lp1/privacy', '/privacy'],
] as const)('%s is in %s, is %s in English, %s in French and the page %s', (path, locale, english, french, page) => {
  expect(getPathLocale(path)).toBe(locale)
  expect(toLocalizedPath(path, 'en-CA')).toBe(english)
  expect(toLocalizedPath(path, 'fr-CA')).toBe(french)
  expect(getPagePath(path)).toBe(page)
})
