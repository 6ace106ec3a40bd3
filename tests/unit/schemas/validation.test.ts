import { afterEach, describe, expect, it, vi } from 'vitest'
import { changed } from './changed.ts'
import { getStudio, problemsOf, remarksOf, shipped } from './studioSchema.ts'

const long = (length: number) => 'x'.repeat(length)

/** A paragraph of portable text. */
const paragraph = (text: string, marks: string[] = [], markDefs: object[] = []) => [
  { _type: 'block', _key: 'b', style: 'normal', markDefs, children: [{ _type: 'span', _key: 's', text, marks }] },
]

/** A paragraph with a link. */
const linked = (href: string) => paragraph('Read on', ['l'], [{ _type: 'link', _key: 'l', href }])

describe('an editor is stopped', () => {
  it.each([
    ['an empty headline', 'personalPage', 'hero.headline', undefined, 'hero.headline: Required.'],
    ['a headline of blanks', 'personalPage', 'hero.headline', ' \u00A0\u200B', 'hero.headline: Required.'],
    ['a search title of blanks', 'supportPage', 'seo.title', '   ', 'seo.title: Required.'],
    ['a contact of blanks', 'siteSettings', 'contacts.supportEmail', ' ', 'contacts.supportEmail: Required.'],
    ['an answer of an empty paragraph', 'faq-personal-free', 'answer', paragraph(' '), 'answer: Required.'],
    [
      'a headline that is too long',
      'personalPage',
      'hero.headline',
      long(71),
      'hero.headline: Too long: use at most 70',
    ],
    ['a token the page cannot fill in', 'personalPage', 'hero.subtext', 'Up to {figur}', '{figur} cannot be filled in'],
    ['two steps instead of three', 'personalPage', 'howItWorks.steps', [], 'howItWorks.steps'],
    ['a title too long with the name before it', 'supportPage', 'seo.title', long(53), 'has 61 characters'],
    ['a search description too long', 'supportPage', 'seo.description', long(156), 'seo.description: '],
    [
      'a menu link that runs a script',
      'siteSettings',
      'header.personalMenu.0.href',
      'javascript:alert(1)',
      'header.personalMenu.[].href: A link may not run a program',
    ],
    [
      'a menu link to another host in disguise',
      'siteSettings',
      'header.personalMenu.0.href',
      '//evil.example',
      'leads to another site',
    ],
    [
      'a footer link to another site',
      'siteSettings',
      'footer.links.0.path',
      'https://example.com',
      'Only pages of this',
    ],
    [
      'an App Store page with an invisible character',
      'siteSettings',
      'appStoreUrl',
      'https://x.ca/a\u200B',
      'invisible',
    ],
    ['a footer link to no page', 'siteSettings', 'footer.links.0.path', '/privcy', 'There is no page at “/privcy”'],
    ['a menu link to no section', 'siteSettings', 'header.personalMenu.0.href', '#reviews', 'no section “#reviews”'],
    [
      'a section of the other landing page',
      'siteSettings',
      'header.businessMenu.0.href',
      '#testimonials',
      'no section',
    ],
    ['a dead link in an answer', 'faq-personal-free', 'answer', linked('/gone'), 'There is no page at “/gone”'],
    [
      'a link to no section of a policy',
      'legalPolicy-terms',
      'sections.0.paragraphs',
      linked('#nowhere'),
      '“#nowhere”',
    ],
    ['an unknown token in an answer', 'faq-personal-free', 'answer', paragraph('Up to {figur}'), '{figur} cannot be'],
    [
      'a token in a policy, which is kept word for word',
      'legalPolicy-terms',
      'sections.0.paragraphs',
      paragraph('Write to {supportEmail}'),
      'Visitors would read {supportEmail} as it stands',
    ],
    [
      'a token in a policy’s brief',
      'legalPolicy-terms',
      'summary.0',
      'By {legalName}',
      'Visitors would read {legalName}',
    ],
    ['a token in a policy’s search title', 'legalPolicy-terms', 'seo.title', '{year}', 'Visitors would read {year}'],
    [
      'a token in the cookie banner',
      'consentSettings',
      'banner.text',
      'By {legalName}',
      'Visitors would read {legalName}',
    ],
    ['an unknown token in a search title', 'supportPage', 'seo.title', '{figur}', '{figur} cannot be filled in'],
    ['a wording finished tomorrow', 'legalPolicy-terms', 'lastUpdated', '2999-01-01', 'in the future'],
    [
      'two tools with one drawing',
      'personalPage',
      'features.items.1.key',
      'buying-power',
      'Two items have the drawing',
    ],
    [
      'a gauge that ends below its start',
      'personalPage',
      'phoneDemo.result.gaugeHighAmount',
      1,
      'must be above the low end',
    ],
    [
      'an announcement that ends before it starts',
      'siteSettings',
      'announcement',
      { text: 'New.', from: '2026-12-02', until: '2026-12-01' },
      'announcement.until: This is before the first day',
    ],
    ['a phrase without a word', 'wordingRules', 'rules.0.phrases', ['…'], 'Write at least one word.'],
    ['a phrase twice', 'wordingRules', 'rules.0.phrases', ['safe', 'safe'], 'This is in the list twice'],
    ['a second default partner', 'partner-tamarack', 'kind', 'default', 'The default partner has the link ending'],
    [
      'a default partner without its value',
      'partner-default',
      'slug.current',
      'homie',
      'has the link ending “default”',
    ],
    ['an address without encryption', 'siteSettings', 'appStoreUrl', 'http://example.com', 'appStoreUrl'],
    ['a contact that is no address', 'siteSettings', 'contacts.supportEmail', 'support', 'contacts.supportEmail'],
    ['a sixth star', 'testimonial-priya', 'rating', 6, 'rating'],
    ['a logo without a picture', 'pressLogo-loonie', 'image', undefined, 'image'],
    ['a logo without its words', 'pressLogo-loonie', 'image.alt', '', 'Say in words'],
    [
      'a default partner that becomes a company',
      'partner-default',
      'slug.current',
      'cedar-row',
      'cannot be deleted, unpublished or given another link ending',
    ],
    ['a partner colour that is no colour', 'partner-tamarack', 'colour', 'blue', 'Only a colour such as #1F3F66'],
    ['introductions in British Columbia', 'partner-tamarack', 'referralProvinces', ['BC'], 'none of the choices'],
    ['introductions in Québec', 'partner-tamarack', 'referralProvinces', ['QC'], 'none of the choices'],
    [
      'a link value of two partners',
      'partner-tamarack',
      'slug.current',
      'default',
      'has the link ending “default” already',
    ],
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

it('a link value of two partners is reported once', async () => {
  const partner = changed('partner-tamarack', 'slug.current', 'default')
  const messages = [...(await problemsOf(partner)), ...(await remarksOf(partner))]
  expect(messages.filter((message) => message.startsWith('slug') && message.includes('already'))).toHaveLength(1)
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

describe('a redirect that the menu leads to', async () => {
  const spring = { _id: 'redirect-spring', _type: 'redirect', from: '/spring-offer', to: '/business' }
  const menu = changed('siteSettings', 'header.personalMenu.0.href', '/spring-offer')
  const studio = await getStudio([spring, menu], 'linked-redirect')

  it.each([
    ['is stopped from leading from another path', '/autumn-offer', ['from: Links lead to “/spring-offer” in the site']],
    ['may be written in capitals', '/Spring-Offer', []],
  ])('%s', async (_what, from, problems) => {
    const draft = { ...spring, _id: 'drafts.redirect-spring', from }
    expect(await studio.problemsOf(draft)).toEqual(problems.map((problem) => expect.stringContaining(problem)))
  })
})

describe('the Studio of https://homie.example advises on a link', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    [
      'to a whole address of its site',
      'https://homie.example/support',
      ['header.personalMenu.[].href: This is an addr'],
    ],
    ['to no other site', 'https://blog.homie.example/support', []],
    ['to no path', '/support', []],
  ])('%s', async (_what, href, remarks) => {
    vi.stubGlobal('location', new URL('https://homie.example/studio'))
    const draft = changed('siteSettings', 'header.personalMenu.0.href', href)
    const found = (await remarksOf(draft)).filter((remark) => remark.startsWith('header.personalMenu'))
    expect(found).toEqual(remarks.map((remark) => expect.stringContaining(remark)))
    expect(await problemsOf(draft)).toEqual([])
  })
})

describe('a link to a landing page', async () => {
  const landing = { _id: 'landing-moved', _type: 'landingPage', path: '/summer', formerPaths: ['/spring'] }
  const studio = await getStudio([landing], 'linked-landing')

  it.each([
    ['may lead to its path', '/summer', []],
    ['goes on working after it was renamed', '/fr/spring', []],
    ['is stopped at any other path', '/autumn', ['header.personalMenu.[].href: There is no page at “/autumn”']],
  ])('%s', async (_what, href, problems) => {
    const draft = changed('siteSettings', 'header.personalMenu.0.href', href)
    expect(await studio.problemsOf(draft)).toEqual(problems.map((problem) => expect.stringContaining(problem)))
  })
})

describe('a redirect to a landing page', async () => {
  const landing = { _id: 'landing-moved', _type: 'landingPage', path: '/summer', formerPaths: ['/spring'] }
  const studio = await getStudio([landing], 'redirected-landing')

  it.each([
    ['may lead to its path', '/summer', []],
    ['goes on working after it was renamed', '/fr/spring', []],
    ['is stopped at any other path', '/autumn', ['to: There is no page at “/autumn”']],
  ])('%s', async (_what, to, problems) => {
    const draft = { _id: 'drafts.redirect', _type: 'redirect', from: '/offer', to }
    expect(await studio.problemsOf(draft)).toEqual(problems.map((problem) => expect.stringContaining(problem)))
  })
})

describe('a policy', async () => {
  const published = shipped('legalPolicy-privacy')
  const studio = await getStudio([published], 'released-policy')

  it.each([
    [
      'is stopped in a release that changes its text alone',
      'versions.r1.',
      { title: 'Privacy' },
      ['changeSummary: The'],
    ],
    ['may be released with what changed', 'versions.r1.', { title: 'Privacy', changeSummary: 'A shorter title.' }, []],
    ['may be released with another day of review', 'versions.r1.', { reviewBy: '2999-01-01' }, []],
    ['may change as a draft, since a dialog asks what changed', 'drafts.', { title: 'Privacy' }, []],
  ])('%s', async (_what, prefix, change, problems) => {
    const found = await studio.problemsOf({ ...published, ...change, _id: prefix + published._id })
    expect(found).toEqual(problems.map((problem) => expect.stringContaining(problem)))
  })
})

describe('an editor is advised, and may publish all the same,', () => {
  it.each([
    ['to shorten a headline of many words', 'personalPage', 'hero.headline', 'a b c d e f g h i', '9 words'],
    [
      'of letters that pictures leave out',
      'personalPage',
      'hero.headline',
      'Дом ЖЖ or 家',
      'no “Д”, “о”, “м”, “Ж”, “家”',
    ],
    ['of such letters in a list', 'partner-tamarack', 'name', 'Tamarack 家', 'no “家”'],
    ['not to name a file as the words for a picture', 'pressLogo-loonie', 'image.alt', 'loonie.svg', 'file name'],
    ['to name the licence of a partner', 'partner-tamarack', 'licenceDisclosure', undefined, 'Provincial rules'],
  ])('%s', async (_what, id, path, value, message) => {
    const document = changed(id, path, value)
    expect((await remarksOf(document)).join('\n')).toContain(message)
    expect(await problemsOf(document)).toEqual([])
  })
})
