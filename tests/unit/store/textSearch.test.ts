import { describe, expect, it } from 'vitest'
import { matchesText } from '#store/query/textSearch.ts'

describe('a text is found', () => {
  it.each([
    ['a word', 'Is it free?', 'free'],
    ['a word in capitals', 'Is it free?', 'FREE'],
    ['the beginning of a word', 'mortgage', 'mort*'],
    ['the end of a word', 'mortgage', '*gage'],
    ['parts of a word', 'mortgage', 'm*rt*e'],
    ['parts that follow each other', 'mortgage', '*mort*gage'],
    ['all words, in any order', 'the quick brown fox', 'fox quick'],
    ['a word without its accents', 'Québec', 'quebec'],
    ['a word with accents it does not have', 'Quebec', 'québec'],
    ['a number beside a dash', '90–120 days', '120'],
    ['a word before a non-breaking hyphen', 'co\u2011branding', 'branding'],
    ['a word in quotation marks', '«\u00A0prêt\u00A0»', 'pret'],
    ['a word before an ellipsis', 'and so on…', 'on'],
    ['a word after an apostrophe', 'l’application', 'application'],
    ['a ligature in letters', 'cœur', 'coeur'],
    ['a word of another script', '日本 語', '日本'],
    ['any word', 'free', '*'],
  ])('by %s', (_what, text, pattern) => {
    expect(matchesText(text, pattern)).toBe(true)
  })
})

describe('a text is not found', () => {
  it.each([
    ['the end of a word alone', 'mortgage', 'gage'],
    ['parts that overlap', 'mortgage', 'mortg*gage'],
    ['parts in another order', 'mortgage', '*gage*mort*'],
    ['one word of two', 'the quick fox', 'quick dog'],
    ['a word within another', 'mortgages', 'mortgage'],
    ['no word', 'mortgage', '?!'],
    ['any word, in a text without one', ' – ', '*'],
    ['an expression of a regular expression', 'mortgage', 'mort.*'],
  ])('by %s', (_what, text, pattern) => {
    expect(matchesText(text, pattern)).toBe(false)
  })
})
