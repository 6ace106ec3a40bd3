import { createClient } from '#studio/connection/studioClient.ts'
import { describe, expect, it } from 'vitest'
import {
  chosenImage,
  describeLength,
  findLandingPreviewPage,
  findSearchPreviewPage,
  getSharingPicture,
} from '#studio/inputs/searchData.ts'
import { truncateAtWord } from '#lib/content/searchTitle.ts'
import { singletonPages } from '#lib/pages.ts'
import { seeded } from '../schemas/studioSchema.ts'
import { getStoreConfig } from '#tests/support/storeClient.ts'

describe('a text in search results', () => {
  it.each([
    ['fits', 'A short title', 20, 'A short title'],
    ['is cut at a word', 'A title that is too long', 15, 'A title that…'],
    ['is cut within a word that fills it', 'Extraordinarily', 10, 'Extraordi…'],
  ])('%s', (_what, text, room, shown) => {
    expect(truncateAtWord(text, room)).toBe(shown)
  })

  it.each([
    [61, '61 of 60 characters: 1 too many, the end is cut off', 'critical'],
    [60, '60 of 60 characters', 'positive'],
    [20, '20 of 60 characters: there is room to say more', 'caution'],
    [0, '0 of 60 characters: nothing to show yet', 'caution'],
  ])('with %i characters says so', (length, text, tone) => {
    expect(describeLength(length, 60)).toEqual({ text, tone })
  })
})

describe('the picture of a shared page', () => {
  const client = createClient(getStoreConfig('http://site.invalid/lake'))
  const photo = { asset: { _ref: 'image-aa-2000x1000-jpg' } }
  const crop = { top: 0, bottom: 0, left: 0.5, right: 0 }
  const picture = (...chosen: unknown[]) =>
    getSharingPicture({ chosen: chosen.map((image) => chosenImage.safeParse(image).data), drawn: 'home', client })

  it('keeps to the part of it an editor chose', () => {
    const { pathname, searchParams } = new URL(picture({ ...photo, crop })?.url ?? 'none:')
    expect(pathname).toBe('/lake/images/local/production/aa-2000x1000.jpg')
    expect(searchParams.get('rect')).toMatch(/^1000,/)
    expect([searchParams.get('w'), searchParams.get('h')]).toEqual(['1200', '630'])
  })

  it.each([
    ['nothing was chosen', undefined, null],
    ['only a drawing was chosen', { asset: { _ref: 'image-aa-100x40-svg' } }, undefined],
  ])('is drawn when %s', (_what, own, standard) => {
    expect(picture(own, standard)).toEqual({ url: '/sharing-image/home', drawn: true })
  })

  it('is that of the site when the page has none', () => {
    expect(picture(undefined, photo)?.url).toContain('/aa-2000x1000.jpg')
  })
})

describe('the preview of a page', () => {
  it.each([
    ['published', { edited: '/spring', published: '/spring' }, '/fr/spring', 'fr/landing/spring'],
    ['moved since', { edited: '/summer', published: '/spring' }, '/fr/summer', 'fr/landing/spring'],
    ['not published', { edited: '/spring', published: null }, '/fr/spring', undefined],
    ['without a path yet', {}, '/fr', undefined],
  ])('knows where a landing page that is %s is', (_what, paths, path, picture) => {
    expect(findLandingPreviewPage(paths, 'fr-CA')).toEqual({ path, picture })
  })

  it.each(singletonPages)('knows where $type is', ({ type }) => {
    expect(findSearchPreviewPage(type, undefined).path).toMatch(/^\/(?:[\w-]|$)/)
  })

  const slugs = seeded.flatMap(({ slug }) =>
    typeof slug === 'object' && slug !== null && 'current' in slug ? [String(slug.current)] : [],
  )
  it.each(slugs.filter((slug) => ['privacy', 'terms-of-use', 'cookie-policy'].includes(slug)))(
    'knows the picture of %s',
    (slug) => {
      expect(findSearchPreviewPage('legalPolicy', slug)).toMatchObject({
        path: `/${slug}`,
        picture: expect.any(String),
      })
    },
  )
})
