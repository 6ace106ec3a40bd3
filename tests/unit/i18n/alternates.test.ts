import { expect, it } from 'vitest'
import { createLanguageAlternates } from '#lib/i18n/alternates.ts'

it('a page in both languages is in English for visitors of any other language', () => {
  const alternates = { 'en-CA': '/support', 'fr-CA': '/fr/support', 'x-default': '/support' }
  expect(createLanguageAlternates('/fr/support', ['en-CA', 'fr-CA'])).toEqual(alternates)
})

it('a page in French only is in French for all visitors', () => {
  const alternates = { 'fr-CA': '/fr/support', 'x-default': '/fr/support' }
  expect(createLanguageAlternates('/support', ['fr-CA'])).toEqual(alternates)
})
