import { expect, it } from 'vitest'
import { findWords } from '#lib/wording/findViolations.ts'
import { parseRules } from '#lib/wording/rules.ts'

const answer = [{ _key: 'b', _type: 'block', children: [{ _type: 'span', text: 'It is guaranteed.' }] }]
const documents = [
  { _id: 'faq-a', _type: 'faq', question: 'Is it guaranteed?', answer },
  { _id: 'faq-a-fr', _type: 'faq', language: 'fr-CA', question: 'Is it guaranteed?' },
  { _id: 'legalPolicy-terms', _type: 'legalPolicy', title: 'Guaranteed terms' },
]

it('lists every occurrence of the words of an unpublished rule', () => {
  const [rule] = parseRules([{ phrases: ['guarantee*'], reach: 'marketing', severity: 'block' }])
  expect(rule && findWords(documents, rule).map(({ document, path, phrase }) => [document._id, path, phrase])).toEqual([
    ['faq-a', ['question'], 'guaranteed'],
    ['faq-a', ['answer', { _key: 'b' }], 'guaranteed'],
  ])
})
