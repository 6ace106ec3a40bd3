import { describe, expect, it } from 'vitest'
import { getLanguage } from '#lib/content/languages.ts'
import { listLanguages } from '#lib/content/publishedLanguages.ts'
import { seeded } from '../schemas/studioSchema.ts'

const documents = seeded.map((document) => {
  const { _id, _type, slug } = document
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? String(slug.current) : null
  return { _id, _type, slug: current, language: getLanguage(document) }
})

/** Lists the languages of a page while a document is not published. */
function languagesWithout(page: Parameters<typeof listLanguages>[0], id: string) {
  const others = documents.filter(({ _id }) => _id !== id)
  expect(others).toHaveLength(documents.length - 1)
  return listLanguages(page, others)
}

describe('a page', () => {
  it.each(['home', 'privacy', 'scan'] as const)(
    '%s is offered in each language in which all of it is published',
    (page) => {
      expect(listLanguages(page, documents)).toEqual(['en-CA', 'fr-CA'])
    },
  )

  it.each([
    ['support', 'supportPage-fr'],
    ['support', 'siteSettings-fr'],
    ['support', 'legalPolicy-privacy-fr'],
    ['business', 'onePager-fr'],
    ['privacy', 'legalPolicy-privacy-fr'],
    ['scan', 'personalPage-fr'],
  ] as const)('%s is not offered in French without %s', (page, id) => {
    expect(languagesWithout(page, id)).toEqual(['en-CA'])
  })

  it('is offered without a document that it does not show', () => {
    expect(languagesWithout('support', 'onePager-fr')).toEqual(['en-CA', 'fr-CA'])
  })

  it('is not offered in English while it is hidden', () => {
    expect(languagesWithout('estimate', 'estimatePage')).toEqual(['fr-CA'])
  })
})
