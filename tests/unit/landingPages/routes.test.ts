import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#lib/i18n/locales.ts'
import {
  findLandingAnswer,
  findPreviewedPath,
  findPreviewedRoute,
  isRunning,
  listLandingRoutes,
  listRunningSplits,
} from '#lib/landingPages/routes.ts'
import { type LandingRow as Row, landingRow as row } from './landingRow.ts'

const french: Row = { ...row, _id: 'spring-fr', language: 'fr-CA', path: null, formerPaths: null }
const DAY = '2027-04-01'

interface Case extends Partial<Row> {
  rows?: readonly Row[]
  offered?: readonly Locale[]
}

const answer = (path: string, { rows = [row, french], offered = locales, ...fields }: Case = {}) =>
  findLandingAnswer(
    listLandingRoutes(rows.map((each) => (each._id === row._id ? { ...each, ...fields } : each))),
    path,
    offered,
    DAY,
  )

describe('a landing page', () => {
  it.each([
    ['/spring', '/landing/spring'],
    ['/fr/spring', '/fr/landing/spring'],
  ])('is rendered at %s', (path, rendered) => {
    expect(answer(path)).toEqual({ rendered })
  })

  it.each(['/summer', '/lp1/spring', '/fr/lp1/spring', '/spring/toronto', '/landing/spring', '/%E0%A4%A'])(
    'is not at %s',
    (path) => {
      expect(answer(path)).toBeUndefined()
    },
  )

  it('redirects from a former path, from capitals and from a trailing slash, for good', () => {
    expect(answer('/winter')).toEqual({ redirect: '/spring', permanent: true })
    expect(answer('/FR/Winter')).toEqual({ redirect: '/fr/spring', permanent: true })
    expect(answer('/Spring')).toEqual({ redirect: '/spring', permanent: true })
    expect(answer('/fr/spring/')).toEqual({ redirect: '/fr/spring', permanent: true })
  })

  it('redirects to English for now while French is missing', () => {
    const redirect = { redirect: '/spring', permanent: false }
    expect(answer('/fr/spring', { rows: [row] })).toEqual(redirect)
    expect(answer('/fr/spring', { offered: ['en-CA'] })).toEqual(redirect)
  })

  it('does not exist before its first day', () => {
    expect(answer('/spring', { runsFrom: '2027-04-02' })).toBeUndefined()
    expect(answer('/spring', { runsFrom: DAY, runsUntil: DAY })).toEqual({ rendered: '/landing/spring' })
  })

  it.each([
    ['/spring', null, '/'],
    ['/fr/spring', null, '/fr'],
    ['/fr/winter', '/support', '/fr/support'],
    ['/winter', '/support#x', '/support#x'],
  ])('leads from %s on after its last day', (path, leadsTo, redirect) => {
    expect(answer(path, { runsUntil: '2027-03-31', leadsTo })).toEqual({ redirect, permanent: false })
  })

  it('never leads to another page that is over', () => {
    const other: Row = { ...row, _id: 'summer', path: '/summer', runsUntil: '2027-03-31', leadsTo: '/spring' }
    const rows = [{ ...row, runsUntil: '2027-03-31', leadsTo: '/summer' }, other]
    expect(answer('/spring', { rows })).toMatchObject({ redirect: '/' })
  })

  it.each(['/winter', '/fr/winter', '/spring/', '/Spring', '/spring?from=mail', '/spring#faq'])(
    'never leads to itself, written as %s',
    (leadsTo) => {
      expect(answer('/spring', { runsUntil: '2027-03-31', leadsTo })).toMatchObject({ redirect: '/' })
    },
  )

  it('never leads in circles with another one that is over, by former paths', () => {
    const over = { runsUntil: '2027-03-31' }
    const other: Row = { ...row, ...over, _id: 'summer', path: '/summer', formerPaths: ['/june'], leadsTo: '/winter' }
    const rows = [{ ...row, ...over, leadsTo: '/june' }, other]
    expect(answer('/spring', { rows })).toMatchObject({ redirect: '/' })
    expect(answer('/summer', { rows })).toMatchObject({ redirect: '/' })
  })

  it('keeps the query and the section of the page it leads on to', () => {
    const other: Row = { ...row, _id: 'summer', path: '/summer' }
    const rows = [{ ...row, runsUntil: '2027-03-31', leadsTo: '/summer?from=spring#faq' }, other]
    expect(answer('/spring', { rows })).toMatchObject({ redirect: '/summer?from=spring#faq' })
  })

  it('leads on to another one in the language of the visitor', () => {
    const other: Row = { ...row, _id: 'summer', path: '/summer' }
    const rows = [{ ...row, runsUntil: '2027-03-31', leadsTo: '/summer' }, french, other]
    expect(answer('/fr/spring', { rows })).toEqual({ redirect: '/fr/summer', permanent: false })
  })

  it('without a path is left out', () => {
    expect(listLandingRoutes([{ ...row, path: null }, french])).toEqual([])
  })

  it('is public on its days only', () => {
    const [route] = listLandingRoutes([{ ...row, runsFrom: '2027-03-01', runsUntil: DAY }])
    const running = ['2027-02-28', '2027-03-01', DAY, '2027-04-02'].map((day) => route && isRunning(route, day))
    expect(running).toEqual([false, true, true, false])
  })
})

describe('a preview of a landing page', () => {
  const published = listLandingRoutes([row, french])
  const withPath = (path: string | null) => listLandingRoutes([{ ...row, path }, french])

  it.each([
    ['stays at the published path while a draft has another', '/spring', '/autumn', '/landing/spring', '/autumn'],
    ['stays there in French', '/fr/spring', '/autumn', '/fr/landing/spring', '/autumn'],
    ['stays there while the path of the draft is empty', '/spring', null, '/landing/spring', '/spring'],
    ['stays at a path that is a former one since a publish', '/winter', '/spring', '/landing/winter', '/spring'],
    ['is at the path of the draft', '/autumn', '/autumn', '/landing/autumn', '/autumn'],
  ])('%s', (_what, path, drafted, rendered, found) => {
    const drafts = withPath(drafted)
    expect(findPreviewedPath(drafts, published, path)).toBe(rendered)
    expect(findPreviewedRoute(drafts, published, rendered.replace('/landing', ''))?.path).toBe(found)
  })

  it('is not at any other path', () => {
    expect(findPreviewedPath(published, published, '/summer')).toBeUndefined()
    expect(findPreviewedRoute(published, published, '/summer')).toBeUndefined()
  })
})

describe('a page below a landing page with a home of its own', () => {
  it.each([
    ['/spring/support', '/landing-home/en~spring/support'],
    ['/fr/spring/privacy/history', '/landing-home/fr~spring/privacy/history'],
    ['/spring/v1/link/caf%C3%A9', '/landing-home/en~spring/v1/link/caf%C3%A9'],
    ['/spring/forms/demo/sent', '/landing-home/en~spring/forms/demo/sent'],
    ['/spring/questions/Fees', '/landing-home/en~spring/questions/Fees'],
  ])('is rendered at %s', (path, rendered) => {
    expect(answer(path, { ownHome: true })).toEqual({ rendered })
  })

  it.each(['/spring/business', '/spring/unsubscribe', '/summer/support', '/spring/v1', '/spring/page-not-found'])(
    'is not at %s',
    (path) => {
      expect(answer(path, { ownHome: true })).toBeUndefined()
    },
  )

  it('follows a renamed landing page, and small letters', () => {
    expect(answer('/fr/winter/support', { ownHome: true })).toEqual({ redirect: '/fr/spring/support', permanent: true })
    expect(answer('/Spring/Support', { ownHome: true })).toEqual({ redirect: '/spring/support', permanent: true })
  })

  it('is in English while the landing page is missing in French', () => {
    const rows = [{ ...row, ownHome: true }]
    expect(answer('/fr/spring/support', { rows })).toEqual({ redirect: '/spring/support', permanent: false })
  })

  it('leads to the page of the site once the landing page is over, or has no home of its own', () => {
    const redirect = { redirect: '/fr/support', permanent: false }
    expect(answer('/fr/spring/support')).toEqual(redirect)
    expect(answer('/fr/spring/support', { ownHome: true, runsUntil: '2027-03-31' })).toEqual(redirect)
  })
})

describe('a landing page whose stored values are broken', () => {
  const summer: Row = { ...row, _id: 'summer', path: '/summer', formerPaths: null }
  /** Reads rows as an importer may have written them, of any type. */
  const read = (fields: object) => listLandingRoutes([Object.assign({}, row, fields), summer])
  const find = (fields: object, path: string, today = DAY) => findLandingAnswer(read(fields), path, locales, today)

  it.each([
    { path: 5 },
    { formerPaths: 'x' },
    { formerPaths: [null, 7] },
    { partner: {} },
    { leadsTo: 3 },
    { split: 'x' },
  ])('leaves the others alone with %j', (fields) => {
    expect(find(fields, '/summer')).toEqual({ rendered: '/landing/summer' })
  })

  it.each(['tomorrow', '2027-02-30', '', 5])('is public without a day that can be read, such as %j', (day) => {
    expect(find({ runsFrom: day, runsUntil: day }, '/spring')).toEqual({ rendered: '/landing/spring' })
  })

  it('that ends before it begins is never public, and leads on from its first day', () => {
    const days = { runsFrom: '2027-04-10', runsUntil: '2027-04-01', leadsTo: '/support' }
    expect(find(days, '/spring', '2027-04-05')).toBeUndefined()
    expect(find(days, '/spring', '2027-04-10')).toEqual({ redirect: '/support', permanent: false })
  })

  it.each([3, '', 'support', '//example.com', 'javascript:alert()', '/%E0%A4%A'])(
    'leads home when it leads on to %j, which is no page',
    (leadsTo) => {
      expect(find({ runsUntil: '2027-03-31', leadsTo }, '/spring')).toMatchObject({ redirect: '/' })
    },
  )
})

describe('the splits that run on a day', () => {
  const split = { path: '/business', percentage: 30, from: '2027-03-01', until: '2027-04-30' }
  const running = { percentage: 30, until: '2027-04-30' }
  const summer: Row = { ...row, _id: 'summer', path: '/summer', formerPaths: ['/june'] }
  const list = (rows: readonly Row[], today = DAY, offered: readonly Locale[] = locales) =>
    listRunningSplits(listLandingRoutes(rows), () => offered, today)

  it('are those of pages in the languages of both', () => {
    expect(list([{ ...row, split }, french])).toEqual([
      {
        ...running,
        path: '/business',
        variant: '/spring',
        names: ['/spring', '/winter'],
        languages: ['en-CA', 'fr-CA'],
      },
    ])
    expect(list([{ ...row, split }])).toMatchObject([{ languages: ['en-CA'] }])
    expect(list([{ ...row, split }, french], DAY, ['en-CA'])).toMatchObject([{ languages: ['en-CA'] }])
    expect(list([{ ...row, split: { ...split, path: '/summer' } }, french, summer])).toMatchObject([
      { path: '/summer', languages: ['en-CA'] },
    ])
  })

  it('follow a renamed page', () => {
    expect(list([{ ...row, split: { ...split, path: '/june' } }, summer])).toMatchObject([{ path: '/summer' }])
  })

  it.each([
    ['before its first day', { split: { ...split, from: '2027-04-02' } }],
    ['after its last day', { split: { ...split, until: '2027-03-31' } }],
    ['of an unknown page', { split: { ...split, path: '/nothing' } }],
    ['of the page itself', { split: { ...split, path: '/winter' } }],
    ['with a page that is over', { split, runsUntil: '2027-03-31' }],
    ['with a home of its own', { split, ownHome: true }],
    ['without a readable day', { split: { ...split, until: 'x' } }],
  ])('are none %s', (_when, fields) => {
    expect(list([{ ...row, ...fields }])).toEqual([])
  })

  it('are none of a landing page that is over', () => {
    const over = { ...summer, runsUntil: '2027-03-31' }
    expect(list([{ ...row, split: { ...split, path: '/summer' } }, over])).toEqual([])
  })

  it('are one of each page, and none of a variant', () => {
    const second = { ...summer, split }
    expect(list([{ ...row, split }, second])).toMatchObject([{ variant: '/spring' }])
    const chained = { ...summer, split: { ...split, path: '/spring' } }
    expect(list([{ ...row, split }, chained])).toMatchObject([{ path: '/business', variant: '/spring' }])
  })
})
