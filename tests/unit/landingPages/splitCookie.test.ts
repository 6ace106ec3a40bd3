import { describe, expect, it } from 'vitest'
import { createSplitCookie, formatSide, parseSide, parseSplitCookie } from '#lib/landingPages/splitCookie.ts'

const sides = new Map([
  ['/spring', 'b'],
  ['/spring/toronto', 'a'],
] as const)

describe('the cookie of splits', () => {
  it('holds pages and sides, and nothing else', () => {
    expect(createSplitCookie(sides, { endsInSeconds: 3600, isSecure: true })).toBe(
      'homie_split=/spring:b|/spring/toronto:a; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure',
    )
  })

  it('is not limited to https on a site without', () => {
    expect(createSplitCookie(sides, { endsInSeconds: 60, isSecure: false })).not.toContain('Secure')
  })

  it('lasts for 30 days at most', () => {
    expect(createSplitCookie(sides, { endsInSeconds: 1e9, isSecure: true })).toContain('Max-Age=2592000;')
    expect(createSplitCookie(sides, { endsInSeconds: -5, isSecure: true })).toContain('Max-Age=0;')
  })

  it('is read among other cookies', () => {
    expect(parseSplitCookie('a=1; homie_split=/spring:b|/spring/toronto:a; z=2')).toEqual(sides)
    expect(parseSplitCookie('homie_split=/spring:b').get('/spring')).toBe('b')
  })

  it.each([
    null,
    undefined,
    '',
    'xhomie_split=/spring:b',
    'homie_split=',
    'homie_split=/spring:c',
    'homie_split=/<b>:b',
  ])('says nothing as %j', (header) => {
    expect(parseSplitCookie(header).size).toBe(0)
  })

  it('is read up to twenty splits', () => {
    const long = Array.from({ length: 500 }, (_, number) => formatSide(`/page-${number}`, 'a')).join('|')
    expect(parseSplitCookie(`homie_split=${long}`).size).toBe(20)
  })
})

it('a side is written as it is read', () => {
  expect(parseSide(formatSide('/spring', 'b'))).toEqual({ variant: '/spring', side: 'b' })
  expect(parseSide('')).toBeUndefined()
})
