import { describe, expect, it } from 'vitest'
import { getMenuTarget } from '#lib/links/resolveHref.ts'

describe('a menu item', () => {
  it.each([
    ['#faq', '/', true, '#faq'],
    ['#faq', '/', false, '/#faq'],
    ['#faq', '/lp1', true, '#faq'],
    ['#faq', '/lp1', false, '/lp1#faq'],
    ['#faq', '/business', true, '#faq'],
    ['/support', '/lp1', true, '/lp1/support'],
    ['/support', '/business', true, '/support'],
    ['/spring-offer', '/lp1', true, '/spring-offer'],
  ] as const)('%s, seen from %s (the home page itself: %s), leads to %s', (written, home, atHome, href) => {
    expect(getMenuTarget(written, { home, atHome })).toEqual({ href, external: false })
  })

  it('that names another site leads away', () => {
    expect(getMenuTarget('https://blog.example/', { home: '/', atHome: true })).toEqual({
      href: 'https://blog.example/',
      external: true,
    })
  })
})
