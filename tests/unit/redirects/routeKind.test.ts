import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getRouteKind, findLowerCasePage } from '#lib/links/routeKind.ts'
import { UNKNOWN_PATH } from '#lib/links/routes.ts'

const root = join(import.meta.dirname, '../../..')

/** Where a route file answers: without groups and the default edition, every dynamic part filled in. */
function address(file: string): string {
  const parts = dirname(file).split('/')
  const shown = parts.filter((part) => !/^(?:\.|\(.+\)|\[\[.+|\[edition\])$/.test(part))
  return `/${shown
    .map((part) =>
      part
        .replace('[policy]', 'privacy')
        .replace('[form]', 'demo')
        .replace(/^\[.+\]$/, '1'),
    )
    .join('/')}`
}

/** Paths of landing pages are content. */
const isLandingPage = (file: string) => file.includes('/landing/')

const routes = globSync('**/{page,route}.{ts,tsx}', { cwd: join(root, 'app') }).filter((file) => !isLandingPage(file))
const files = globSync('**/*.*', { cwd: join(root, 'public') }).map((file) => `/${file}`)

describe('no redirect may lead away from', () => {
  it('a route, of which there are many', () => {
    expect(routes.length).toBeGreaterThan(20)
  })

  it.each([...new Set(routes.map(address)), ...files].filter((path) => path !== UNKNOWN_PATH))(
    '%s (else add it to lib/links/routeKind.ts)',
    (path) => {
      expect(getRouteKind(path)).toBeDefined()
    },
  )

  it.each(['/robots.txt', '/sitemap.xml', '/icon.svg', '/lp1/business', '/fr/lp1/business', '/fr/unavailable'])(
    '%s',
    (path) => {
      expect(getRouteKind(path)).toBeDefined()
    },
  )
})

describe('an address in capitals', () => {
  it.each([
    ['/V1/LINK/MAPLE-CREDIT', '/v1/link/maple-credit'],
    ['/FR', '/fr'],
    ['/Business', '/business'],
    ['/FR/Lp1/Privacy', '/fr/lp1/privacy'],
    ['/V1/LINK/a%3Fb', '/v1/link/a%3Fb'],
  ])('%s stands for %s', (address, path) => {
    expect(findLowerCasePage(address)).toBe(path)
  })

  it.each(['/fr', '/v1/link/MAPLE', '/Spring', '/API/health', '/Robots.txt', '/%E0%A4%A'])(
    '%s stands for no other page',
    (address) => {
      expect(findLowerCasePage(address)).toBeUndefined()
    },
  )
})
