import { evaluate, parse } from 'groq-js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { seedAssetPaths, createSeedDocuments } from '#content/documents.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { createPageLocations, listLocations, locatedQuery } from '#studio/presentation/locations.ts'
import { mainDocuments } from '#studio/presentation/mainDocuments.ts'
import { siteRoutes } from '#tests/e2e/siteRoutes.ts'

const dataset = createSeedDocuments(new Map(seedAssetPaths.map((path) => [path, `image-${path}`])))

/** Documents that show on no page. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['wordingRules', 'redirect'])
/** Versions are kept from the first change of a policy on: the site ships with none, and their pages show the text in force. */
const NOT_YET_THERE: ReadonlySet<string> = new Set(['policyVersion', 'landingPage'])
const isVersion = (address: string) => /\/history\/\d+$/.test(address)
/** Pages the Studio cannot link to as they are: the QR code's page redirects without its mark. */
const getPath = (href: string) => new URL(href, 'http://site.invalid').pathname

/** What the Studio says of where a document shows, in a store of these documents. */
async function standing(type: string, id: string | undefined, stored: readonly object[]) {
  const params = { id }
  const answer = await evaluate(parse(locatedQuery, { params }), { dataset: stored, params })
  return listLocations('en-CA', await answer.get())[type]
}

/** What the Studio lists for a document of a type: the first of those the site ships with. */
async function getLocations(type: string) {
  const state = await standing(type, dataset.find(({ _type }) => _type === type)?._id, dataset)
  return state?.locations ?? []
}

describe('a document', () => {
  it.each(contentTypes)('of type %s has locations', (type) => {
    expect(Object.keys(listLocations())).toContain(type)
  })

  it.each(contentTypes.filter((type) => !NOT_SHOWN.has(type) && !NOT_YET_THERE.has(type)))(
    'of type %s lists pages there are',
    async (type) => {
      const paths = (await getLocations(type)).map(({ href }) => getPath(href))
      expect(paths.length).toBeGreaterThan(0)
      expect(paths.filter((path) => ![...siteRoutes, '/page-not-found'].includes(path))).toEqual([])
    },
  )
})

it.each(['redirect', 'siteSettings', 'wordingRules', 'onePager'])('the note on a %s is neutral', (type) => {
  expect(listLocations()[type]).toMatchObject({ message: expect.any(String) })
  expect(listLocations()[type]).not.toHaveProperty('tone')
})

describe('what pages list', () => {
  const listed = ['faq', 'testimonial', 'pressLogo', 'partnerLogo']

  it.each(listed)('a %s no page lists yet leads nowhere', async (type) => {
    const state = await standing(type, 'new', [...dataset, { _id: 'new', _type: type, audience: 'personal' }])
    const message = expect.stringContaining('Not on any page yet')
    expect(state).toMatchObject({ message, locations: [], tone: 'caution' })
  })

  it('a question leads only to the page that lists it', async () => {
    const questions = [{ _type: 'reference', _ref: 'shared' }]
    const page = { _id: 'businessPage', _type: 'businessPage', faq: { questions } }
    const personal = { _id: 'personalPage', _type: 'personalPage', faq: { questions: [] } }
    const state = await standing('faq', 'shared', [page, personal, { _id: 'shared', _type: 'faq' }])
    expect(state?.locations?.map(({ href }) => href)).toEqual(['/business#faq'])
  })
})

describe('a landing page', () => {
  const english = { _id: 'spring', _type: 'landingPage', language: 'en-CA', path: '/spring' }

  it('in French has the path of the English document', async () => {
    const french = { _id: 'spring-fr', _type: 'landingPage', language: 'fr-CA', title: 'Printemps' }
    expect(await standing('landingPage', 'spring-fr', [english, french])).toMatchObject({
      locations: [{ title: 'Printemps' }],
    })
  })

  it('in French has the path of the English document also if the mark of the language is within its id', async () => {
    const [long, french] = ['spring-from-home', 'spring-from-home-fr'].map((_id) => ({ ...english, _id }))
    const stored = [english, { ...long, path: '/from-home' }, { ...french, language: 'fr-CA', path: undefined }]
    expect(await standing('landingPage', 'spring-from-home-fr', stored)).toMatchObject({
      locations: [{ href: '/from-home' }],
    })
  })

  it('that lacks a path is not on the site', async () => {
    const state = await standing('landingPage', 'spring', [{ ...english, path: null }])
    expect(state).toMatchObject({ message: expect.stringContaining('it has no path'), tone: 'caution' })
  })

  it('of which nothing is written yet shows no warning of a path, which the French form has not', async () => {
    expect(await standing('landingPage', 'spring-fr', [english])).toBeNull()
  })
})

it.each([
  ['maple', false, 0],
  ['maple', true, 4],
  ['default', false, 4],
])('the partner %s, enabled: %s, leads to %i pages', async (current, enabled, count) => {
  const partner = { _id: 'partner', _type: 'partner', slug: { current }, enabled }
  expect((await standing('partner', 'partner', [partner]))?.locations).toHaveLength(count)
})

/** The parameters of an address that a route fits, or null. */
function getParameters(route: string, address: string): Record<string, string> | null {
  const pattern = route.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(address)
  return match && { ...match.groups }
}

/** The documents among some that open with an address; undefined when it fits no route. */
async function openedBy(address: string, documents: readonly object[]): Promise<unknown> {
  for (const { route, filter, params } of mainDocuments) {
    const found = [route]
      .flat()
      .map((each) => getParameters(each, address))
      .find((match) => match !== null)
    if (!found) continue
    if (typeof filter !== 'string') throw new TypeError('A filter that is worked out cannot be tried here.')
    const origin = 'http://site.invalid'
    const values = typeof params === 'function' ? params({ origin, params: found, path: address }) : params
    const answer = await evaluate(parse(`*[${filter}]`, { params: values }), { dataset: documents, params: values })
    return answer.get()
  }
  return undefined
}

describe('the form of a landing page in the preview', () => {
  const landing = { _id: 'landing', _type: 'landingPage', language: 'en-CA', path: '/spring-offer' }
  const french = { _id: 'landing-fr', _type: 'landingPage', language: 'fr-CA' }
  const other = { _id: 'other', _type: 'landingPage', language: 'en-CA', path: '/summer' }
  const documents = [...dataset, landing, french, other]

  it.each([
    ['stays open while its path is being typed', 'landing', '/spring', 'landing'],
    ['stays open while it has a folder', 'landing', '/spring/toronto', 'landing'],
    ['stays open in French', 'landing-fr', '/fr/spring', 'landing-fr'],
    ['gives way to that of another page', 'landing', '/summer', 'other'],
    ['gives way to that of a policy', 'landing', '/privacy', 'legalPolicy-privacy'],
    ['opens with its path', '', '/spring-offer', 'landing'],
  ])('%s', async (_what, open, address, _id) => {
    vi.stubGlobal('location', { pathname: `/studio/presentation/landingPage/${open}/path` })
    expect(await openedBy(address, documents)).toEqual([expect.objectContaining({ _id })])
  })

  it('is not opened by another path', async () => {
    vi.stubGlobal('location', { pathname: '/studio/presentation' })
    expect(await openedBy('/spring', documents)).toEqual([])
  })

  afterEach(() => vi.unstubAllGlobals())
})

describe('a document in French', () => {
  it.each([
    ['supportPage', { locations: [{ href: '/fr/support' }, { href: '/fr/lp1/support' }] }],
    ['businessPage', { locations: [{ href: '/fr/business' }] }],
  ])('of type %s leads to French pages only', (type, state) => {
    expect(listLocations('fr-CA')[type]).toMatchObject(state)
  })

  it.each([
    ['/fr', 'personalPage-fr'],
    ['/fr/lp1/support', 'supportPage-fr'],
    ['/fr/privacy', 'legalPolicy-privacy-fr'],
    ['/fr/lp1/cookie-policy/history', 'legalPolicy-cookies-fr'],
    ['/fr/v1/link/tamarack', 'partner-tamarack'],
    ['/fr/lp1/questions/faq-personal-free', 'faq-personal-free-fr'],
  ])('opens with %s', async (address, _id) => {
    expect(await openedBy(address, dataset)).toEqual([expect.objectContaining({ _id })])
  })
})

describe('a page', () => {
  it.each([...siteRoutes.filter((address) => !isVersion(address)), '/page-not-found'])(
    '%s opens the document it is made of',
    async (address) => {
      expect(await openedBy(address, dataset)).toHaveLength(1)
    },
  )

  it.each(['/privacy/history/2', '/privacy/history/2/since/1', '/lp1/privacy/history/2/since/1'])(
    '%s opens the version it is about',
    async (address) => {
      const policy = { _type: 'reference', _ref: 'legalPolicy-privacy' }
      const versions = [1, 2].map((number) => ({ _id: `version-${number}`, _type: 'policyVersion', policy, number }))
      expect(await openedBy(address, [...dataset, ...versions])).toEqual([expect.objectContaining({ number: 2 })])
    },
  )

  it.each(siteRoutes.filter((address) => !address.includes('tamarack') && !isVersion(address)))(
    '%s is listed by what every page shows',
    (address) => {
      expect(createPageLocations().all.map(({ href }) => getPath(href))).toContain(address)
    },
  )
})
