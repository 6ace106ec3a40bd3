import { describe, expect, it } from 'vitest'
import { changed } from './changed.ts'
import { problemsOf, seeded } from './studioSchema.ts'

describe('what the site ships with', () => {
  it.each(seeded.map((document) => [document._id, document] as const))(
    '%s could be published',
    async (_id, document) => {
      expect(await problemsOf(document)).toEqual([])
    },
  )
})

const long = (length: number) => 'x'.repeat(length)

describe('an editor is stopped', () => {
  it.each([
    ['an empty headline', 'personalPage', 'hero.headline', undefined, 'hero.headline: '],
    ['a headline too long for its place', 'personalPage', 'hero.headline', long(71), 'hero.headline: '],
    ['a token the page cannot fill in', 'personalPage', 'hero.subtext', 'Up to {figur}', '{figur} cannot be filled in'],
    ['two steps instead of three', 'personalPage', 'howItWorks.steps', [], 'howItWorks.steps'],
    ['a title too long with the name before it', 'supportPage', 'seo.title', long(53), 'has 61 characters'],
    ['a search description too long', 'supportPage', 'seo.description', long(156), 'seo.description: '],
    [
      'a menu link that runs a script',
      'siteSettings',
      'header.personalMenu.0.href',
      'javascript:alert(1)',
      'Write #anchor',
    ],
    [
      'a menu link to another host in disguise',
      'siteSettings',
      'header.personalMenu.0.href',
      '//evil.example',
      'Write #anchor',
    ],
    ['a footer link to another site', 'siteSettings', 'footer.links.0.path', 'https://example.com', 'footer.links'],
    ['an address without encryption', 'siteSettings', 'appStoreUrl', 'http://example.com', 'appStoreUrl'],
    ['a contact that is no address', 'siteSettings', 'contacts.supportEmail', 'support', 'contacts.supportEmail'],
    ['a sixth star', 'testimonial-priya', 'rating', 6, 'rating'],
    ['a logo without a picture', 'pressLogo-loonie', 'image', undefined, 'image'],
    ['a logo without its words', 'pressLogo-loonie', 'image.alt', '', 'Say in words'],
    ['a partner colour that is no colour', 'partner-tamarack', 'colour', 'blue', 'colour'],
    ['introductions in British Columbia', 'partner-tamarack', 'referralProvinces', ['BC'], 'BC'],
    ['introductions in Québec', 'partner-tamarack', 'referralProvinces', ['QC'], 'QC'],
    ['a link value of two partners', 'partner-tamarack', 'slug.current', 'default', 'slug'],
    ['a link value with capitals', 'partner-tamarack', 'slug.current', 'Tamarack', 'small letters'],
    [
      'a policy in effect before it was written',
      'legalPolicy-terms',
      'effectiveDate',
      '2025-01-01',
      'cannot apply before',
    ],
    ['two sections with one anchor', 'legalPolicy-terms', 'sections.1.id', 'agreement', 'agreement'],
  ])('by %s', async (_what, id, path, value, message) => {
    const problems = await problemsOf(changed(id, path, value))
    expect(problems.join('\n')).toContain(message)
  })
})

describe('a redirect', () => {
  const redirect = (from: string, to: string) => ({ _id: 'drafts.redirect', _type: 'redirect', from, to })

  it.each([
    ['is stopped in a page’s place', '/support', '/', ['from: “/support” is a page of this site']],
    ['is stopped on its way to a script', '/spring', 'javascript:alert(1)', ['to: Write a path of this site']],
    ['is stopped half written', '/spring', '', ['to: ']],
    ['may lead to a page', '/spring', '/business#demo', []],
  ])('%s', async (_what, from, to, problems) => {
    expect(await problemsOf(redirect(from, to))).toEqual(problems.map((problem) => expect.stringContaining(problem)))
  })
})
