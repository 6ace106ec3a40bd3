import { evaluateSync } from 'groq-js'
import { expect, it } from 'vitest'
import { runHostCall } from '#store/query/hostCalls.ts'
import { planQuery } from '#store/query/plan.ts'

const SEARCH = `*[_type in ["page", "question"] && (
  title match $words || hero.headline match $words || hero.text match $words || items[].label match $words ||
  question match $words || answer match $words || references("other")
)]._id`

/** Evaluates the search on one document. @returns its result, how often fields were looked up, and texts compared */
function search(fields: object, words = 'rate*') {
  const lookups: PropertyKey[] = []
  let compared = 0
  const document = new Proxy(
    { _id: 'a', _type: 'page', ...fields },
    {
      getOwnPropertyDescriptor(target, name) {
        lookups.push(name)
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
    },
  )
  const { narrowedTree, candidates } = planQuery(SEARCH, { words })
  const params = Object.fromEntries([...candidates.keys()].map((name) => [name, [document]]))
  const dereference = ({ _ref }: { _ref: string }) => {
    compared += 1
    return runHostCall(_ref)
  }
  const { data } = evaluateSync(narrowedTree, { params, dereference })
  return { data, compared, count: (name: string) => lookups.filter((each) => each === name).length }
}

it.each([
  ['a field', { question: 'Which rate?' }, ['a']],
  ['a field within an object', { hero: { text: 'Rates today' } }, ['a']],
  ['an item of a list', { items: [{ label: 'One' }, { label: 'Rate' }] }, ['a']],
  ['no field', { hero: { text: 'Homes' }, question: null }, []],
  ['what is no search', { question: 'Homes', other: { _ref: 'other' } }, ['a']],
])('a search in many fields finds %s', (_where, fields, found) => {
  expect(search(fields).data).toEqual(found)
})

it('a search compares no text after one that matches', () => {
  expect(search({ question: 'Rate', answer: 'A rate' }).compared).toBe(1)
})

it('a search asks once for each field that a document lacks, whatever is sought in it', () => {
  expect(search({ question: 'Rate' }).count('hero')).toBe(1)
})

it('a search for the same words in many fields looks for them once in the text of a document', () => {
  const [lookup] = planQuery('*[a match "rate*" || b match "rate*" || c match "rate*"]', {}).candidates.values()
  expect(lookup?.text).toEqual({ all: [{ start: ' rate' }] })
})
