import { describe, expect, it } from 'vitest'
import { getLoginHref } from '#lib/links/ProtectedRoute.tsx'
import {
  getBuyingPowerHref,
  getDemoHref,
  isRedirectPage,
  getLinkHref,
  getScanHref,
  getSectionHref,
} from '#lib/links/routes.ts'
import { pages } from '#lib/pages.ts'

describe('the public pages', () => {
  it('hold the paths of links and scans', () => {
    expect(Object.values(pages).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/business',
        '/android-waitlist',
        '/support',
        '/privacy',
        '/terms-of-use',
        '/cookie-policy',
        '/v1/link/{partner}',
        '/signup/mobile/{partner}',
      ]),
    )
  })
})

describe('"See My Buying Power"', () => {
  it.each([
    ['/', '/v1/link/default'],
    ['/lp1', '/lp1/v1/link/default'],
    ['/business', '/v1/link/default'],
  ] as const)('leads from %s to %s', (home, href) => {
    expect(getBuyingPowerHref(home)).toBe(href)
  })
})

describe('a link', () => {
  it('to the redirect page of a partner', () => {
    expect(getLinkHref('/', 'maple-key')).toBe('/v1/link/maple-key')
  })

  it('to the scan page of a partner, under the landing variant', () => {
    expect(getScanHref('/lp1', 'maple-key')).toBe('/lp1/signup/mobile/maple-key')
  })

  it('cannot leave its place through a partner value', () => {
    expect(getLinkHref('/', '../../support?x#y')).toBe('/v1/link/..%2F..%2Fsupport%3Fx%23y')
  })

  it.each([
    ['/', '/#faq'],
    ['/lp1', '/lp1#faq'],
    ['/business', '/business#faq'],
  ] as const)('to a section of the home %s is %s', (home, href) => {
    expect(getSectionHref(home, '#faq')).toBe(href)
  })

  it('to the demo form leads to the business page of the language', () => {
    expect(getDemoHref('/business')).toBe('/business#demo')
    expect(getDemoHref('/fr/business')).toBe('/fr/business#demo')
  })
})

describe('signing in', () => {
  it('carries the requested path, with its query and fragment, in one parameter', () => {
    const login = new URL(getLoginHref('/plan?week=2&tab=a b#top'), 'https://homie.example')
    expect([login.pathname, login.searchParams.get('redirectTo')]).toEqual(['/login', '/plan?week=2&tab=a b#top'])
  })
})

it.each([
  ['/v1/link/default', true],
  ['/lp1/v1/link/tamarack', true],
  ['/signup/mobile/tamarack', true],
  ['/lp1/signup/mobile/default', true],
  ['/', false],
  ['/lp1', false],
  ['/business', false],
  ['/shared/v1/link/default', false],
])('a page at %s leads on by itself: %s', (path, leads) => {
  expect(isRedirectPage(path)).toBe(leads)
})
