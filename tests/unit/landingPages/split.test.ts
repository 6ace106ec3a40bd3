import { describe, expect, it } from 'vitest'
import { listLandingPaths } from '#lib/landingPages/path.ts'
import { findSplitProblem, isSplitOn, parseSplit } from '#lib/landingPages/split.ts'

const plan = { path: '/business', percentage: 50, from: '2027-04-01', until: '2027-04-30' }
const spring = { _id: 'spring', path: '/spring', formerPaths: ['/winter'] }

/** What is wrong with the split of `/spring` beside other landing pages. */
const problem = (split: object, others: readonly object[] = [], fields: object = {}) =>
  findSplitProblem(
    { ...spring, ...fields, split: { ...plan, ...split } },
    {
      findPage: (path) => others.find((other) => listLandingPaths(other).includes(path)),
      listSplit: () => others,
    },
  )

describe('a split', () => {
  it.each(['/', '/lp1', '/business', '/estimate', '/support'])('may be of %s', (path) => {
    expect(problem({ path })).toBeUndefined()
  })

  it('may be of another landing page, also by its former path', () => {
    const summer = { _id: 'summer', path: '/summer', formerPaths: ['/june'] }
    expect(problem({ path: '/summer' }, [summer])).toBeUndefined()
    expect(problem({ path: '/june' }, [summer])).toBeUndefined()
  })

  it.each(['/nothing', '/privacy', '/v1/link/default', '/unsubscribe', '/summer'])('cannot be of %s', (path) => {
    expect(problem({ path })?.message).toContain(`“${path}” cannot be split`)
  })

  it.each(['/business/', '/business#demo', '/?x', 'business'])('refuses the path written as %s', (path) => {
    expect(problem({ path })).toMatchObject({ field: 'path', message: expect.stringContaining('path alone') })
  })

  it('is written in English', () => {
    expect(problem({ path: '/fr/business' })?.message).toContain('English path')
  })

  it.each(['/spring', '/winter'])('cannot be of the page itself, at %s', (path) => {
    expect(problem({ path })?.message).toContain('cannot stand in for itself')
  })

  it('cannot have a page with a home of its own', () => {
    expect(problem({}, [], { ownHome: true })?.message).toContain('home of its own')
  })

  it.each(['2027-04-01', '2027-03-31'])('that begins on 2027-04-01 cannot end on %s', (until) => {
    expect(problem({ until })).toEqual({ field: 'until', message: 'The last day must be after the first day.' })
  })

  it('is ignored in French, whose English document counts', () => {
    expect(problem({ path: '/nothing' }, [], { language: 'fr-CA' })).toBeUndefined()
  })
})

describe('two splits', () => {
  const other = { _id: 'autumn', path: '/autumn', split: { ...plan, from: '2027-04-30', until: '2027-05-31' } }

  it('of one page cannot overlap', () => {
    expect(problem({}, [other])?.message).toBe(
      '“/autumn” already stands in for “/business” from 2027-04-30 until 2027-05-31. Choose other days, or end that first.',
    )
    expect(problem({ until: '2027-04-29' }, [other])).toBeUndefined()
    expect(problem({ path: '/support' }, [other])).toBeUndefined()
  })

  it('of one page cannot overlap under its former path either', () => {
    const page = { _id: 'summer', path: '/summer', formerPaths: ['/june'] }
    const june = { ...other, split: { ...other.split, path: '/june' } }
    expect(problem({ path: '/summer' }, [page, june])?.message).toContain('already stands in for “/summer”')
  })

  it('cannot form a chain', () => {
    expect(problem({ path: '/autumn' }, [other])?.message).toContain('“/autumn” itself stands in for “/business”')
    const ofSpring = { ...other, split: { ...other.split, path: '/winter' } }
    expect(problem({}, [ofSpring])?.message).toContain('“/autumn” stands in for this page')
  })
})

it('a split runs from its first day until its last', () => {
  const days = ['2027-03-31', '2027-04-01', '2027-04-30', '2027-05-01']
  expect(days.map((day) => isSplitOn(plan, day))).toEqual([false, true, true, false])
})

it.each([
  null,
  'no',
  { ...plan, percentage: 0 },
  { ...plan, percentage: 100 },
  { ...plan, percentage: 12.5 },
  { ...plan, from: 'tomorrow' },
  { ...plan, until: '2027-02-30' },
  { ...plan, path: undefined },
])('a stored split that is not complete, such as %j, never runs', (stored) => {
  expect(parseSplit(stored)).toBeUndefined()
})
