import { describe, expect, it } from 'vitest'
import { matchesText, rankRepeats } from '#store/query/textSearch.ts'

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
    ['a word with a dot in it', 'ding.dong', 'ding.dong'],
    ['the beginning of a word with a dot in it', 'ding.dong', 'ding.*'],
    ['the end of a word with a dot in it', 'ding.dong', '*.dong'],
    ['parts of a word with a dot in it', 'ding.dong', 'ding.*ong'],
    ['a word before a full stop', 'It is free.', 'free'],
    ['a word with accents before a full stop', 'Crédité. Fin', 'credite'],
    ['a word between dots', '...free...', 'free'],
    ['a number after a dot', 'No.5', '5'],
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
    ['the words around a dot between letters', 'ding.dong', 'ding dong'],
    ['the digits after a decimal point', '3.14', '14'],
    ['an expression of a regular expression', 'mortgage', 'mort.*'],
  ])('by %s', (_what, text, pattern) => {
    expect(matchesText(text, pattern)).toBe(false)
  })
})

describe('repeated matches', () => {
  it.each([
    ['one match', 'Thanks for all the fish', 'fish', 0],
    ['one match of each word', 'all the fish', 'fish all', 0],
    ['no match', 'all', 'fish', 0],
    ['no word', 'all', '!', 0],
  ])('of %s add nothing', (_what, text, pattern, expected) => {
    expect(rankRepeats(text, pattern)).toBe(expected)
  })

  it('add the less the more there are, to a limit', () => {
    const ranks = [2, 3, 4, 1000].map((count) => rankRepeats('fish '.repeat(count), 'fi*'))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(ranks[0]).toBeCloseTo(0.375)
    expect(ranks[3]).toBeLessThan(1.2)
  })
})
