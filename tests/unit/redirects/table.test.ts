import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizePath, toPathKey, withQuery } from '#lib/links/path.ts'
import { createRedirectTable, findRedirectProblem, indexRedirects, type RedirectRow } from '#lib/redirects/rules.ts'
import { getRedirectKey, getRouteKind } from '#lib/links/routeKind.ts'

const SITE = 'https://homie.example'
const row = (from: string, to: string, permanent = false): RedirectRow => ({ from, to, permanent })

describe('the redirects in force', () => {
  it('lead from any spelling of a path', () => {
    const table = createRedirectTable([row('/Éco', '/support', true)])
    for (const path of ['/éco', '/%C3%89co/', '/ÉCO']) {
      expect(table.get(toPathKey(path) ?? '')).toEqual({ href: '/support', permanent: true })
    }
  })

  it('lead from a page in capitals to the page', () => {
    const table = createRedirectTable([row('/Support', '/support'), row('/help', '/support')])
    const led = (path: string) => table.get(getRedirectKey(normalizePath(path)) ?? '')?.href
    expect(['/Support', '/SUPPORT/', '/help', '/support', '/support/'].map(led)).toEqual([
      '/support',
      '/support',
      '/support',
      undefined,
      undefined,
    ])
  })

  it.each([
    ['a row without a target', [{ from: '/a', to: null, permanent: null }], []],
    ['a row with the path of a page', [row('/support', '/')], []],
    ['a circle in other capitals', [row('/Support', '/SUPPORT')], []],
    ['a row to a script', [row('/a', 'javascript:alert(1)')], []],
    ['a circle', [row('/a', '/b'), row('/b', '/a')], []],
    ['the first step of a chain', [row('/a', '/b'), row('/b', '/c')], [['/b', '/c']]],
    ['the later of two from one path', [row('/a', '/b'), row('/A/', '/c')], [['/a', '/b']]],
  ])('leave out %s', (_what, rows, left) => {
    expect(Array.from(createRedirectTable(rows, SITE), ([from, { href }]) => [from, href])).toEqual(left)
  })
})

/** Few enough paths to collide, beside unusual ones. */
const path = fc.oneof(
  fc.constantFrom(
    '/a',
    '/b',
    '/c',
    '/A/',
    '/%61',
    '/b?x=1',
    '/c#d',
    '/support',
    '/Support',
    '/SUPPORT/',
    '/studio',
    '/',
    '//a',
    '/a/../b',
  ),
  fc.constantFrom('https://homie.example/a', 'https://example.com', 'javascript:alert(1)', '/\\a', '/a%2Fb'),
  fc.webPath(),
  fc.string({ maxLength: 12 }),
)
const rows = fc.array(fc.record({ from: path, to: path, permanent: fc.boolean() }), { maxLength: 12 })

describe('any stored redirects', () => {
  it('redirect a visitor once, to this site or by https, and never from a page', () => {
    fc.assert(
      fc.property(rows, (stored) => {
        const table = createRedirectTable(stored, SITE)
        const led = (asked: string) => {
          const key = getRedirectKey(normalizePath(asked))
          return key === undefined ? undefined : table.get(key)
        }
        for (const asked of stored.flatMap(({ from }) => [
          from ?? '',
          from?.toUpperCase() ?? '',
          toPathKey(from ?? '') ?? '',
        ])) {
          const destination = led(asked)
          if (!destination) continue
          expect(getRouteKind(normalizePath(asked) ?? '')).toBeUndefined()
          const url = new URL(destination.href, SITE)
          expect(url.protocol).toBe('https:')
          expect(url.origin === SITE && led(url.pathname)).toBeFalsy()
        }
      }),
      { numRuns: 500 },
    )
  })

  it('are all effective if they could be published', () => {
    fc.assert(
      fc.property(rows, (wished) => {
        const published: typeof wished = []
        for (const redirect of wished)
          if (!findRedirectProblem(redirect, indexRedirects(published), SITE)) published.push(redirect)
        expect(createRedirectTable(published, SITE).size).toBe(published.length)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the query of a visitor', () => {
  it.each([
    ['is kept', '/support', 'a=1&a=2', '/support?a=1&a=2'],
    [
      'follows the query of the target, before its anchor',
      '/business?ref=mail#demo',
      'a=1',
      '/business?ref=mail&a=1#demo',
    ],
    ['does not replace a parameter of the target', '/business?ref=mail', 'ref=x', '/business?ref=mail'],
    ['is kept for another site', 'https://example.com/p', 'q=%C3%A9', 'https://example.com/p?q=%C3%A9'],
    ['is kept byte for byte', '/support?rate=1~2,3', 'q=a+b~%7e', '/support?rate=1~2,3&q=a+b~%7e'],
    [
      'does not re-encode the target',
      'https://example.com/p?rate=1~2,3',
      '?a=1',
      'https://example.com/p?rate=1~2,3&a=1',
    ],
    ['may be empty', '/support', '', '/support'],
  ])('%s', (_what, href, search, address) => {
    expect(withQuery(href, search)).toBe(address)
  })
})
