import { describe, expect, it } from 'vitest'
import { isCompletePage } from '#lib/content/publishedLanguages.ts'
import { seeded } from '../schemas/studioSchema.ts'

const french = seeded
  .filter(({ language }) => language === 'fr-CA')
  .map(({ _id, _type, slug }) => ({
    _id,
    _type,
    slug: typeof slug === 'object' && slug !== null && 'current' in slug ? String(slug.current) : null,
  }))

describe('a page', () => {
  it('is offered in a language in which all of it is published', () => {
    expect([isCompletePage('home', french), isCompletePage('privacy', french), isCompletePage('scan', french)]).toEqual(
      [true, true, true],
    )
  })

  it.each([
    ['support', 'supportPage-fr'],
    ['support', 'siteSettings-fr'],
    ['support', 'legalPolicy-privacy-fr'],
    ['business', 'onePager-fr'],
    ['privacy', 'legalPolicy-privacy-fr'],
    ['scan', 'personalPage-fr'],
  ] as const)('%s is not offered without %s', (page, id) => {
    const documents = french.filter(({ _id }) => _id !== id)
    expect(documents.length).toBeLessThan(french.length)
    expect(isCompletePage(page, documents)).toBe(false)
  })

  it('is offered without a document that it does not show', () => {
    expect(
      isCompletePage(
        'support',
        french.filter(({ _id }) => _id !== 'onePager-fr'),
      ),
    ).toBe(true)
  })
})
