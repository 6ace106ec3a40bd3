import { unstable_doesMiddlewareMatch as asks } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { programs, routeKind } from '#lib/links/routeKind.ts'
import { config } from '../../../proxy.ts'

const asked = (url: string) => asks({ config, nextConfig: {}, url })

describe('what content can tell of an address', () => {
  it.each([
    '/spring',
    '/lp1/spring',
    '/business/spring',
    '/apis',
    '/studios',
    '/privacy/history/9',
    '/a.png',
    '/Lake',
    '/Business',
  ])('is asked for %s', (url) => {
    expect(asked(url)).toBe(true)
  })

  it.each(['/', '/?utm_source=mail', '/lp1', '/business', '/robots.txt', '/sitemap.xml', '/icon.svg', '/favicon.ico'])(
    'is not asked for %s, which costs such an address nothing',
    (url) => {
      expect(asked(url)).toBe(false)
      expect(routeKind(url.split('?', 1)[0] ?? '')).toBeDefined()
    },
  )

  // The content of a shared link is looked up.
  it.each(programs.flatMap((path) => (path === '/shared' ? [] : [path, `${path}/x`])))(
    'is not asked for %s, where a program answers',
    (url) => {
      expect(asked(url)).toBe(false)
    },
  )
})
