import { describe, expect, it } from 'vitest'
import { canonicalPath, homeLinkOf, pageHref } from '#lib/links/homeLinks.ts'

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
  ])('of %s is %s', (path, home) => {
    expect(homeLinkOf(path)).toBe(home)
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
  ] as const)('seen from %s to %s is %s', (home, path, href) => {
    expect(pageHref(home, path)).toBe(href)
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
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })
})
