import { describe, expect, it } from 'vitest'
import { findTranslationTemplate, templates } from '#studio/documents/actions.ts'

describe('the audience of a question', () => {
  it('is set wherever a question is made', () => {
    const made = templates([]).filter(({ schemaType }) => schemaType === 'faq')
    expect(made.map(({ value }) => value)).toEqual([
      { audience: 'personal', language: 'en-CA' },
      { audience: 'personal', language: 'fr-CA' },
      { audience: 'business', language: 'en-CA' },
      { audience: 'business', language: 'fr-CA' },
    ])
  })
})

it.each([
  ['a new French question has the audience of the English one', 'faq', { audience: 'business' }, 'faq-business-fr'],
  ['a question without an audience has no template', 'faq', {}, undefined],
  ['a new French review has its initial values', 'testimonial', {}, 'testimonial-fr'],
  ['a page has no template', 'personalPage', {}, undefined],
])('%s', (_case, type, document, template) => {
  expect(findTranslationTemplate(type, document, 'fr-CA')).toBe(template)
})
