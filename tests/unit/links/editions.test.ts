import { getRewrittenUrl, unstable_getResponseFromNextConfig as answer } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { createEditionRewrites, listPaths, toPublicPath } from '#lib/editions.ts'

/** The path of the route a public path is rewritten to; null when it stays as it is. */
async function getRoute(path: string) {
  const response = await answer({
    url: `https://homie.example${path}`,
    nextConfig: { rewrites: async () => createEditionRewrites() },
  })
  const rewritten = getRewrittenUrl(response)
  return rewritten && new URL(rewritten).pathname
}

describe('a public path', () => {
  it.each([
    ['/', '/en'],
    ['/support', '/en/support'],
    ['/privacy/history/3/since/2', '/en/privacy/history/3/since/2'],
    ['/lp1', '/en-lp1'],
    ['/lp1/v1/link/maple-key', '/en-lp1/v1/link/maple-key'],
    ['/lp1x', '/en/lp1x'],
    ['/fr', '/fr'],
    ['/fr/support', '/fr/support'],
    ['/fr/lp1', '/fr-lp1'],
    ['/fr/lp1/support', '/fr-lp1/support'],
    ['/frx', '/en/frx'],
  ])('%s is answered by the route %s', async (path, route) => {
    expect(await getRoute(path)).toBe(route)
  })

  it.each([
    ['/en', '/en/en'],
    ['/en/support', '/en/en/support'],
    ['/en-lp1/support', '/en/en-lp1/support'],
    ['/fr-lp1', '/en/fr-lp1'],
    ['/fr-lp1/support', '/en/fr-lp1/support'],
    ['/fr/en', '/fr/en'],
    ['/fr/fr-lp1/support', '/fr/fr-lp1/support'],
    ['/lake/support', '/en/lake/support'],
    ['/shared', '/en/shared'],
    ['/shared/a/history', '/en/shared/a/history'],
  ])('%s is no way into an edition', async (path, route) => {
    expect(await getRoute(path)).toBe(route)
  })

  it.each([
    '/api/leads',
    '/studio',
    '/studio/structure',
    '/sharing-image/home',
    '/shared/a',
    '/shared/partner/default',
    '/shared/results/9e9267b1-c1d0-415c-be5f-393a17741dd1',
  ])('%s is left to the program that answers it', async (path) => {
    expect(await getRoute(path)).toBeNull()
  })
})

describe('the paths of a page', () => {
  it('are one for each edition', () => {
    expect(listPaths('support')).toEqual(['/support', '/lp1/support', '/fr/support', '/fr/lp1/support'])
  })

  it('are one for each language for a page of the root editions', () => {
    expect(listPaths('business')).toEqual(['/business', '/fr/business'])
  })
})

it.each([
  ['/en', '/'],
  ['/en/privacy/history/1', '/privacy/history/1'],
  ['/en-lp1', '/lp1'],
  ['/en-lp1/support', '/lp1/support'],
  ['/fr', '/fr'],
  ['/fr-lp1/support', '/fr/lp1/support'],
  ['/shared/ended', '/shared/ended'],
])('%s is %s for visitors', (internal, shown) => {
  expect(toPublicPath(internal)).toBe(shown)
})
