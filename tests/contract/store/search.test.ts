import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Contract, openContract } from './harness.ts'

let contract: Contract
/** Marks this run's documents, so that a shared dataset does not disturb. */
let run: string

const answer = (text: string) => [
  { _type: 'block', _key: 'block', style: 'normal', children: [{ _type: 'span', _key: 'span', text, marks: [] }] },
]

beforeAll(async () => {
  contract = await openContract()
  run = contract.id('search')
  const note = { _type: 'note', run, audience: 'personal' }
  await contract.client
    .transaction()
    .create({ ...note, _id: `${run}-credit`, question: 'Does it touch my credit score?', answer: answer('Never.') })
    .create({ ...note, _id: `${run}-free`, question: 'Is it free?', answer: answer('Yes, for home buyers.') })
    .create({ ...note, _id: `drafts.${run}-free`, question: 'What does it cost?', answer: answer('Nothing at all.') })
    .create({ ...note, _id: `${run}-app`, question: 'L’application est-elle “simple”?' })
    .create({ ...note, _id: `${run}-place`, question: 'Is it open to all of Québec?', places: ['Laval', 'Montréal'] })
    .create({ ...note, _id: `${run}-fees`, question: 'Are there fees?', audience: 'business' })
    .commit()
})
afterAll(() => contract.close())

/** Asks as the Studio's reference picker does: each word typed is the beginning of a word in one field or another. */
async function search(typed: string): Promise<unknown[]> {
  const words = typed.split(' ').map((word) => `${word}*`)
  const fields = ['_id', '_type', 'question', 'pt::text(answer)', 'places[]']
  const found = words.map((_, index) => `(${fields.map((field) => `${field} match $t${index}`).join(' || ')})`)
  return contract.client.fetch<unknown[]>(
    `// findability-mvi:4
    *[_type in $__types && ${found.join(' && ')} && (audience == $audience) && run == $run]
      {_type, _id, _originalId, "orderings": [_id], ...select(_type == "note" => {"w0": question, "w1": pt::text(answer)})}
      | order(orderings[0] asc) [0...$__limit]._id`,
    {
      ...Object.fromEntries(words.map((word, index) => [`t${index}`, word])),
      __types: ['note'],
      __limit: 101,
      audience: 'personal',
      run,
    },
    { perspective: 'drafts' },
  )
}

describe('a text typed into a picker of the Studio', () => {
  it.each([
    ['a word of the question', 'credit', ['credit']],
    ['the beginning of one', 'cred', ['credit']],
    ['a word of the answer', 'never', ['credit']],
    ['capitals', 'CREDIT', ['credit']],
    ['words of question and answer, in any order', 'nothing cost', ['free']],
    ['a word only the published text has, while there is a draft', 'buyers', []],
    ['a word of what the page cannot list', 'fees', []],
    ['an apostrophe of the keyboard, where the text has a typographic one', "l'application", ['app']],
    ['the typographic apostrophe of the text', 'l’application', ['app']],
    ['a word after an apostrophe', 'application', ['app']],
    ['a word in typographic quotation marks', 'simple', ['app']],
    ['the end of a word', 'plication', []],
    ['a word without its accents', 'quebec', ['place']],
    ['a word with accents', 'QUÉBEC', ['place']],
    ['a word in a list', 'montreal', ['place']],
    ['a word of no document', 'zebra', []],
  ])('by %s: “%s”', async (_what, typed, names) => {
    expect(await search(typed)).toEqual(names.map((name) => `${run}-${name}`))
  })
})
