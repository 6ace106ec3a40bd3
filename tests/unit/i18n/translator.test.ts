import { describe, expect, it } from 'vitest'
import english from '#content/en.json' with { type: 'json' }
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import { translate, translateGroup } from '#lib/i18n/translator.ts'

const { codeStrings } = english

describe('a string that code owns', () => {
  it('is found by its path', () => {
    expect(translate('validation.emailInvalid')).toBe('Please enter a valid email address')
  })

  it('has its placeholders filled', () => {
    expect(translate('errorPage.statusLine', { status: 502, statusText: 'Bad Gateway' })).toBe('502 Bad Gateway')
  })

  it('keeps an apostrophe and an ampersand as typed, since they are escaped where they are shown', () => {
    expect(translate('accessibility.logoHome', { productName: "Homie & Daughter's" })).toBe("Homie & Daughter's, home")
  })

  it('fails loudly when a placeholder has no value', () => {
    expect(() => translate('errorPage.statusLine', { status: 502 })).toThrow('needs a value for {{statusText}}')
  })

  it('fails loudly when the key does not exist', () => {
    // @ts-expect-error a misspelt key must not compile either
    expect(() => translate('validation.emailInvalidd')).toThrow('no code string "validation.emailInvalidd"')
  })
})

describe('a group of strings for a client component', () => {
  it('holds every string of the group, placeholders untouched', () => {
    expect(translateGroup('calculator')).toEqual(codeStrings.calculator)
  })

  it('has its placeholders filled in the browser', () => {
    expect(fillPlaceholders(translateGroup('calculator').percentLower, { percent: '28%' })).toBe('28% lower')
  })

  it('fails loudly in the browser too when a placeholder has no value', () => {
    expect(() => fillPlaceholders('{{volume}} a year', {})).toThrow('needs a value for {{volume}}')
  })
})
