import { describe, expect, it } from 'vitest'
import { constraintsByType } from '#lib/content/sanity.constraints.ts'
import { findNeededProblem, getKey, LINKING_TYPES } from '#lib/redirects/rules.ts'
import { isImmutable } from '#lib/roles/ownership.ts'

const settings = (...hrefs: string[]) => ({
  _id: 'siteSettings',
  _type: 'siteSettings',
  header: { personalMenu: hrefs.map((href) => ({ label: 'Offer', href })) },
})
const footer = (path: string) => ({ _id: 'siteSettings', _type: 'siteSettings', footer: { links: [{ path }] } })
const question = (href: string) => ({
  _id: 'faq-offer',
  _type: 'faq',
  question: 'What is the offer?',
  answer: [{ _type: 'block', children: [{ text: href }], markDefs: [{ _type: 'link', href }] }],
})

const problem = (documents: { _type: string }[], ...remaining: string[]) =>
  findNeededProblem(
    '/spring-offer',
    (key) => remaining.map(getKey).includes(key),
    () => documents,
  )

describe('a redirect may be taken away', () => {
  it.each([
    ['that nothing links to', [settings('/support', '#faq', 'https://spring-offer.homie.ca')]],
    ['whose path is a text and no link', [{ ...question('/support'), question: '/spring-offer' }]],
  ])('%s', (_what, documents) => {
    expect(problem(documents)).toBeNull()
  })

  it('when another one leads on from its path', () => {
    expect(problem([settings('/spring-offer')], '/Spring-Offer')).toBeNull()
  })

  it('when a page has taken its place', () => {
    expect(
      findNeededProblem(
        '/support',
        () => false,
        () => [settings('/support')],
      ),
    ).toBeNull()
  })
})

describe('a redirect stays while it is linked to', () => {
  it.each([
    ['the menu', settings('/spring-offer'), 'the site settings'],
    ['the menu, in capitals and with a query', settings('/Spring-Offer/?from=menu#top'), 'the site settings'],
    ['the French menu', { ...settings('/spring-offer'), language: 'fr-CA' }, 'the site settings in French'],
    ['the footer', footer('/spring-offer'), 'the site settings'],
    ['an answer', question('/spring-offer'), '“What is the offer?”'],
  ])('by %s', (_what, document, name) => {
    expect(problem([document])).toBe(
      `Links lead to “/spring-offer” in ${name}. Let them lead elsewhere and publish that first.`,
    )
  })

  it('by several, each named', () => {
    expect(problem([settings('/spring-offer', '/spring-offer'), question('/spring-offer')])).toContain(
      'in the site settings and “What is the offer?”.',
    )
  })
})

it('Every type with links is checked, except immutable ones', () => {
  const linking = Object.entries(constraintsByType).filter(([, places]) =>
    Object.values(places).some(({ link }) => link),
  )
  expect(linking.map(([type]) => type).filter((type) => !isImmutable(type))).toEqual([...LINKING_TYPES])
})
