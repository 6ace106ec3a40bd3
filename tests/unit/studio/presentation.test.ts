import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { seedAssetPaths, seedDocuments } from '#content/documents.ts'
import { documentTypes, singletonTypes } from '#schemas/index.ts'
import { locations } from '#studio/presentation/locations.ts'
import { mainDocuments } from '#studio/presentation/mainDocuments.ts'
import { all } from '#studio/presentation/places.ts'
import { siteRoutes } from '#tests/e2e/siteRoutes.ts'

const dataset = seedDocuments(new Map(seedAssetPaths.map((path) => [path, `image-${path}`])))

/** Documents that show on no page. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['wordingRules', 'redirect'])
/** Versions are kept from the first change of a policy on: the site ships with none, and their pages show the text in force. */
const NOT_YET_THERE: ReadonlySet<string> = new Set(['policyVersion'])
const isVersion = (address: string) => /\/history\/\d+$/.test(address)
/** Pages the Studio cannot link to as they are: the QR code's keeps nobody without its mark. */
const pathOf = (href: string) => new URL(href, 'http://site.invalid').pathname

/** What the Studio lists for a document of a type: the first of those the site ships with. */
function placesOf(type: string) {
  const resolver = locations[type]
  if (resolver === undefined || typeof resolver === 'function' || 'message' in resolver || !('resolve' in resolver)) {
    return resolver && 'locations' in resolver ? (resolver.locations ?? []) : []
  }
  const document = dataset.find(({ _type }) => _type === type)
  const slug = document?.['slug']
  const selected = { ...document, slug: typeof slug === 'object' && slug && 'current' in slug ? slug.current : slug }
  return resolver.resolve(selected)?.locations ?? []
}

describe('a document', () => {
  const types = [...singletonTypes, ...documentTypes].map(({ name }) => name)
  it.each(types)('of type %s tells where it shows', (type) => {
    expect(Object.keys(locations)).toContain(type)
  })

  it.each(types.filter((type) => !NOT_SHOWN.has(type) && !NOT_YET_THERE.has(type)))(
    'of type %s lists pages there are',
    (type) => {
      const paths = placesOf(type).map(({ href }) => pathOf(href))
      expect(paths.length).toBeGreaterThan(0)
      expect(paths.filter((path) => ![...siteRoutes, '/page-not-found'].includes(path))).toEqual([])
    },
  )
})

/** The parameters of an address that a route fits, or null. */
function parametersOf(route: string, address: string): Record<string, string> | null {
  const pattern = route.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(address)
  return match && { ...match.groups }
}

describe('a page', () => {
  it.each([...siteRoutes.filter((address) => !isVersion(address)), '/page-not-found'])(
    '%s opens the document it is made of',
    async (address) => {
      for (const { route, filter, params } of mainDocuments) {
        const found = [route]
          .flat()
          .map((each) => parametersOf(each, address))
          .find((match) => match !== null)
        if (!found) continue
        if (typeof filter !== 'string') throw new TypeError('A filter that is worked out cannot be tried here.')
        const origin = 'http://site.invalid'
        const values = typeof params === 'function' ? params({ origin, params: found, path: address }) : params
        const answer = await evaluate(parse(`*[${filter}]`, { params: values }), { dataset, params: values })
        expect(await answer.get()).toHaveLength(1)
        return
      }
      expect.unreachable(`No document is opened by ${address}`)
    },
  )

  it.each(siteRoutes.filter((address) => !address.includes('tamarack') && !isVersion(address)))(
    '%s is listed by what every page shows',
    (address) => {
      expect(all.map(({ href }) => pathOf(href))).toContain(address)
    },
  )
})
