import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { programs } from '#lib/links/path.ts'
import { getRouteKind } from '#lib/links/routeKind.ts'
import { config } from '../../../proxy.ts'

const runs = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })

describe('the proxy', () => {
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
    // Next does not distinguish it from the path with a slash, which is redirected.
    '/business',
    '/lp1',
  ])('runs for %s', (url) => {
    expect(runs(url)).toBe(true)
  })

  it.each(['/', '/?utm_source=mail', '/robots.txt', '/sitemap.xml', '/icon.svg', '/favicon.ico'])(
    'does not run for the known path %s',
    (url) => {
      expect(runs(url)).toBe(false)
      expect(getRouteKind(url.split('?', 1)[0] ?? '')).toBeDefined()
    },
  )

  // The content of a shared link is looked up.
  it.each(programs.flatMap((path) => (path === '/shared' ? [] : [path, `${path}/x`])))(
    'does not run for %s, which an endpoint handles',
    (url) => {
      expect(runs(url)).toBe(false)
    },
  )
})
