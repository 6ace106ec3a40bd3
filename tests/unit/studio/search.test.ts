import { describe, expect, it } from 'vitest'
import { searchPage } from '#studio/inputs/search/pages.ts'
import { countOf, shownIn } from '#studio/inputs/search/shown.ts'
import { singletonTypes } from '#schemas/index.ts'
import { seeded } from '../schemas/studioSchema.ts'

describe('a text in search results', () => {
  it.each([
    ['fits', 'A short title', 20, 'A short title'],
    ['is cut at a word', 'A title that is too long', 15, 'A title that…'],
    ['is cut within a word that fills it', 'Extraordinarily', 10, 'Extraordi…'],
  ])('%s', (_what, text, room, shown) => {
    expect(shownIn(text, room)).toBe(shown)
  })

  it.each([
    [61, '61 of 60 characters: 1 too many, the end is cut off', 'critical'],
    [60, '60 of 60 characters', 'positive'],
    [20, '20 of 60 characters: there is room to say more', 'caution'],
    [0, '0 of 60 characters: nothing to show yet', 'caution'],
  ])('with %i characters says so', (length, words, tone) => {
    expect(countOf(length, 60)).toEqual({ words, tone })
  })
})

describe('the preview of a page', () => {
  const pages = singletonTypes.filter(({ fields }) => fields.some(({ name }) => name === 'seo')).map(({ name }) => name)
  it.each(pages)('knows where %s is', (type) => {
    expect(searchPage(type, undefined).path).toMatch(/^\/(?:[\w-]|$)/)
  })

  const slugs = seeded.flatMap(({ slug }) =>
    typeof slug === 'object' && slug !== null && 'current' in slug ? [String(slug.current)] : [],
  )
  it.each(slugs.filter((slug) => ['privacy', 'terms-of-use', 'cookie-policy'].includes(slug)))(
    'knows the picture of %s',
    (slug) => {
      expect(searchPage('legalPolicy', slug)).toMatchObject({ path: `/${slug}`, picture: expect.any(String) })
    },
  )
})
