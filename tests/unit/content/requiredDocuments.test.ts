import { expect, it } from 'vitest'
import { getRequiredRole } from '#lib/content/requiredDocuments.ts'
import { contentTypes } from '#lib/content/tags.ts'
import { schemaTypes } from '#schemas/index.ts'

it('the content types are the document types of the schemas', () => {
  const documents = schemaTypes.filter(({ type }) => type === 'document')
  expect(new Set(contentTypes)).toEqual(new Set(documents.map(({ name }) => name)))
})

it.each([
  ['the one of its type', { _id: 'siteSettings', _type: 'siteSettings' }, 'siteSettings'],
  ['a policy with a page', { _id: 'p', _type: 'legalPolicy', slug: { current: 'cookie-policy' } }, '/cookie-policy'],
  ['a policy without a page', { _id: 'p', _type: 'legalPolicy', slug: { current: 'old' } }, undefined],
  ['a policy without an address', { _id: 'p', _type: 'legalPolicy', slug: 'privacy' }, undefined],
  ['a second one of its type', { _id: 'copy', _type: 'siteSettings' }, undefined],
  ['a question named like a page', { _id: 'faq', _type: 'faq', slug: { current: 'privacy' } }, undefined],
])('finds the required role of %s', (_what, document, role) => {
  expect(getRequiredRole(document)).toBe(role)
})
