import { describe, expect, it } from 'vitest'
import { describeDocument } from '#lib/content/walkContent.ts'

describe('the description of a document', () => {
  it.each([
    ['names a question', { _type: 'faq', question: 'Is it free?' }, '“Is it free?”'],
    ['names a redirect by its path', { _type: 'redirect', from: '/spring', to: '/support' }, '“/spring”'],
    ['names a page by its type', { _type: 'personalPage', language: 'fr-CA' }, 'the personal page in French'],
    ['names a new document by its type', { _type: 'redirect' }, 'the redirect'],
  ])('%s', (_what, document, description) => {
    expect(describeDocument(document)).toBe(description)
  })
})
