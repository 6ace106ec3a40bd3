import { describe, expect, it } from 'vitest'
import { editionHomes } from '#lib/editions.ts'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { speculationRules } from '#lib/speculationRules.ts'

const SITE = 'https://homie.example'

/** Lists the URL patterns below a `not` of the rule's condition. */
function listExcluded(condition: unknown): string[] {
  if (typeof condition !== 'object' || condition === null) return []
  return Object.entries(condition).flatMap(([key, value]) => {
    if (key !== 'not') return Array.isArray(value) ? value.flatMap(listExcluded) : []
    return typeof value === 'object' && 'href_matches' in value ? value.href_matches : []
  })
}

const isExcluded = (rule: unknown, path: string) =>
  listExcluded(rule).some((pattern) => new URLPattern(pattern, SITE).test(path, SITE))

describe.each(['prefetch', 'prerender'] as const)('the rules for %s', (kind) => {
  const rules = speculationRules[kind].map(({ where }) => where)

  it.each([
    ...editionHomes.flatMap((home) => [
      getPageHref(home, '/v1/link/default'),
      getPageHref(home, '/v1/link/maple-credit?utm_source=x'),
      getPageHref(home, '/signup/mobile/tamarack'),
      getPageHref(home, '/forms/demo/sent'),
    ]),
    '/unsubscribe?token=x',
    '/fr/unsubscribe?token=x',
    '/api/unsubscribe?token=x',
    '/studio',
    '/studio/structure',
    '/shared/abc?key=x',
    '/lake/v1/auth/logout',
    '/sharing-image/home',
  ])('leave out %s', (path) => {
    expect(rules.every((rule) => isExcluded(rule, path))).toBe(true)
  })

  it.each(['/', '/business', '/fr', '/lp1/support', '/privacy/history', '/estimate'])('include %s', (path) => {
    expect(rules.some((rule) => isExcluded(rule, path))).toBe(false)
  })
})
