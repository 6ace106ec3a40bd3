import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { listChangedPages, sitemapParams, sitemapQuery } from '#app/sitemap.query.ts'
import type { SeedDocument } from '#content/documents.ts'
import { seeded, shipped } from '#tests/unit/schemas/studioSchema.ts'

const BEFORE = '2026-03-01T09:00:00Z'
const NOW = '2026-11-20T09:00:00Z'

/** When each page changed last: all documents as they shipped, but for those given, which are published now. */
async function dates(...published: readonly SeedDocument[]) {
  const dataset = new Map(seeded.map((document) => [document._id, { ...document, _updatedAt: BEFORE }]))
  for (const document of published) dataset.set(document._id, { ...document, _updatedAt: NOW })
  return answer([...dataset.values()])
}

async function answer(dataset: readonly object[]): Promise<Record<string, string | null>> {
  const params = { ...sitemapParams, language: 'en-CA' }
  const value = await evaluate(parse(sitemapQuery, { params }), { dataset, params })
  return { ...listChangedPages(await value.get()) }
}

/** Pages that are new by their date. */
const renewed = async (...published: readonly SeedDocument[]) =>
  Object.entries(await dates(...published)).flatMap(([page, date]) => (date === NOW ? [page] : []))

/** A document like the first that a page lists, which no page lists. */
const unlisted = (path: string, page: string): SeedDocument => ({ ...listed(path, page), _id: 'listed-by-no-page' })

/** The first document in a list of a page. */
function listed(path: string, page: string): SeedDocument {
  const [section = '', list = ''] = path.split('.')
  const found = seeded.find(({ _id }) => JSON.stringify(shipped(page)[section]).includes(`"_ref":"${_id}"`))
  if (found === undefined) throw new Error(`${page} lists nothing in ${section}.${list}.`)
  return found
}

const LISTS = [
  ['personalPage', 'press.logos', 'home'],
  ['personalPage', 'testimonials.reviews', 'home'],
  ['personalPage', 'faq.questions', 'home'],
  ['businessPage', 'partnerStrip.logos', 'business'],
  ['businessPage', 'faq.questions', 'business'],
] as const

describe.each(LISTS)('%s with its %s', (document, path, page) => {
  it('is new when one of them is', async () => {
    expect(await renewed(listed(path, document))).toEqual([page])
  })

  it('keeps its date when an item that no page lists is published', async () => {
    expect(await renewed(unlisted(path, document))).toEqual([])
  })
})

it.each([
  ['personalPage', 'home'],
  ['businessPage', 'business'],
  ['waitlistPage', 'waitlist'],
  ['supportPage', 'support'],
])('%s makes its own page new, and no other', async (document, page) => {
  expect(await renewed(shipped(document))).toEqual([page])
})

it('The frame around all pages makes none of them new', async () => {
  expect(await renewed(shipped('siteSettings'), shipped('disclosures'))).toEqual([])
})

it('A page that is not published has no date, though what it lists is', async () => {
  const others = seeded.filter(({ _id }) => _id !== 'personalPage').map((each) => ({ ...each, _updatedAt: NOW }))
  expect(await answer(others)).toMatchObject({ home: null, business: NOW })
})
