import { expect, it } from 'vitest'
import { findSentence } from '#lib/wording/sentence.ts'

const TEXT = 'We compare lenders. Nobody beats our best rates! Ask us.'

it.each([
  ['the sentence around the words', TEXT, 'best rates', 'Nobody beats our best rates!'],
  ['both sentences that the words are in', TEXT, 'rates! Ask', 'Nobody beats our best rates! Ask us.'],
  ['a text without an end', 'The best rates', 'best rates', 'The best rates'],
  [
    'the whole text where the words are written otherwise',
    'Our best  rates. Ask.',
    'best rates',
    'Our best  rates. Ask.',
  ],
])('%s', (_what, text, phrase, sentence) => {
  expect(findSentence(text, phrase, 'en-CA')).toBe(sentence)
})

it('a long sentence is cut', () => {
  expect(findSentence(`Best ${'very '.repeat(100)}`, 'Best', 'en-CA')).toHaveLength(300)
})
