import { expect, it } from 'vitest'
import { computeFormerSlugs, findSlugProblem, getSlug, listSlugs } from '#lib/links/partners.ts'

const partner = (current: string, name = 'Cedar Row') => ({ name, slug: { current } })

it.each([
  [null, undefined],
  [{}, undefined],
  [{ slug: null }, undefined],
  [{ slug: { current: '' } }, undefined],
  [partner('cedar-row'), 'cedar-row'],
])('the link value of %o is %s', (document, value) => {
  expect(getSlug(document)).toBe(value)
})

/** Finds a partner among others by a link ending. */
const findIn = (others: readonly object[]) => (slug: string) => others.find((other) => listSlugs(other).includes(slug))

const taken = (value: string) => `Cedar Row has the link ending “${value}” already. Choose another one.`

it.each([
  ['of its own', partner('birch'), null],
  ['of another partner', partner('cedar-row'), taken('cedar-row')],
  ['of another partner in capitals', partner('CEDAR-row'), taken('CEDAR-row')],
  ['that is not written yet', {}, null],
])('a link value %s', (_what, document, problem) => {
  expect(findSlugProblem(document, findIn([partner('cedar-row'), {}]))).toBe(problem)
})

it('a link value cannot be the former one of another partner', () => {
  const renamed = { ...partner('cedar'), formerSlugs: ['cedar-row'] }
  expect(findSlugProblem(partner('Cedar-Row', 'Other'), findIn([renamed]))).toContain(
    'printed codes with it still lead there',
  )
})

it.each([
  ['keeps the published link ending', partner('cedar'), [], ['cedar-row', 'cedar-lane']],
  ['keeps none that leads to another partner', partner('cedar'), [partner('cedar-lane')], ['cedar-row']],
  ['keeps those of its draft', { ...partner('cedar'), formerSlugs: ['old'] }, [], ['cedar-row', 'cedar-lane', 'old']],
])('a renamed partner %s', (_what, document, others, kept) => {
  const before = { ...partner('cedar-row'), formerSlugs: ['cedar-lane'] }
  expect(computeFormerSlugs(document, before, (slug) => findIn(others)(slug) !== undefined)).toEqual(kept)
})
