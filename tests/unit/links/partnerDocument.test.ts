import { expect, it } from 'vitest'
import { slugOf, linkValueProblem } from '#lib/links/partners.ts'

const partner = (current: string, name = 'Cedar Row') => ({ name, slug: { current } })

it.each([
  [null, undefined],
  [{}, undefined],
  [{ slug: null }, undefined],
  [{ slug: { current: '' } }, undefined],
  [partner('cedar-row'), 'cedar-row'],
])('the link value of %o is %s', (document, value) => {
  expect(slugOf(document)).toBe(value)
})

const taken = (value: string) => `Cedar Row has the link ending “${value}” already. Choose another one.`

it.each([
  ['of its own', partner('birch'), null],
  ['of another partner', partner('cedar-row'), taken('cedar-row')],
  ['of another partner in capitals', partner('CEDAR-row'), taken('CEDAR-row')],
  ['that is not written yet', {}, null],
])('a link value %s', (_what, document, problem) => {
  expect(linkValueProblem(document, [partner('cedar-row'), {}])).toBe(problem)
})
