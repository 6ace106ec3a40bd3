import { describe, expect, it } from 'vitest'
import {
  computeFormerPaths,
  findLandingPathProblem,
  listLandingPaths,
  type OtherPaths,
} from '#lib/landingPages/path.ts'

const none: OtherPaths = { findPage: () => undefined, hasRedirect: () => false }
const problem = (path: unknown, others = none) => findLandingPathProblem({ _id: 'a', path }, others)

describe('the path of a landing page', () => {
  it.each(['/spring', '/spring-2027', '/spring/toronto', '/2027'])('may be %s', (path) => {
    expect(problem(path)).toBeUndefined()
  })

  it.each([undefined, '', 5])('is required instead of %s', (path) => {
    expect(problem(path)).toBe('Required.')
  })

  it.each(['spring', '/Spring', '/spring/', '/spring/a/b', '/spring offer', '/été', '//spring', '/a--b', '/spring?x'])(
    'is malformed as %s',
    (path) => {
      expect(problem(path)).toContain('Begin with a slash')
    },
  )

  it('has at most 80 characters', () => {
    expect(problem(`/${'a'.repeat(79)}`)).toBeUndefined()
    expect(problem(`/${'a'.repeat(80)}`)).toContain('at most 80')
  })

  it.each([
    '/support',
    '/privacy/offer',
    '/fr',
    '/fr/printemps',
    '/lp1/spring',
    '/business/spring',
    '/v1/link',
    '/signup',
    '/api/spring',
    '/studio',
    '/lake/spring',
    '/shared/spring',
    '/page-not-found',
    '/spring/support',
    '/spring/forms',
  ])('cannot be %s, where the site has its own', (path) => {
    expect(problem(path)).toContain('is used by the site itself')
  })

  it('cannot be the present or former path of another page, or the source of a redirect', () => {
    const other = { _id: 'b', path: '/spring', formerPaths: ['/winter'] }
    const others = { ...none, findPage: (path: string) => (listLandingPaths(other).includes(path) ? other : undefined) }
    expect(problem('/spring', others)).toContain('Another landing page is at “/spring”')
    expect(problem('/winter', others)).toContain('was the path of another landing page')
    expect(problem('/spring', { ...none, hasRedirect: () => true })).toContain('A redirect leads away')
  })

  it('is that of the English document in French', () => {
    const french = { _id: 'a-fr', language: 'fr-CA', path: '/Not a path' }
    expect(findLandingPathProblem(french, none)).toBeUndefined()
    expect(listLandingPaths(french)).toEqual([])
  })
})

describe('a renamed landing page', () => {
  it('keeps all former paths, but those that another page has now', () => {
    const before = { path: '/spring', formerPaths: ['/march', '/offer'] }
    const after = { path: '/summer', formerPaths: ['/march', '/offer'] }
    expect(computeFormerPaths(after, before, (path) => path === '/offer')).toEqual(['/spring', '/march'])
  })
})
