import { describe, expect, it } from 'vitest'
import { effortOf } from '#studio/lake/query/effort.ts'
import { planQuery } from '#studio/lake/query/plan.ts'

const DATASET = 1000
const CANDIDATES = 100

/** The estimate for a dataset of 1000 documents in which each type has 100. */
function effort(query: string, params = {}) {
  const { narrowedTree, candidates } = planQuery(query, params)
  return effortOf(narrowedTree, new Map([...candidates.keys()].map((name) => [name, CANDIDATES])), DATASET)
}

describe('the effort of a query', () => {
  it.each([
    ['the dataset', '*', 0],
    ['a filter on it', '*[n > 1]', DATASET],
    ['a filter by type', '*[_type == "faq"]', CANDIDATES],
    ['a filter and an order', '*[_type == "faq"] | order(n)', 2 * CANDIDATES],
    ['a projection of few', '*[_type == "faq"][0...3]{title}', CANDIDATES + 4],
    ['a scan for each of a type', '*[_type == "faq"]{"n": count(*[n == ^.n])}', CANDIDATES * 2 + CANDIDATES * DATASET],
    ['a scan for each of a scan', '*[count(*[n > 1]) > 0]', DATASET + DATASET * DATASET],
  ])('of %s', (_, query, expected) => {
    expect(effort(query)).toBe(expected)
  })

  it('grows with each scan inside another', () => {
    expect(effort('*[count(*[count(*[n > 1]) > 1]) > 1]')).toBeGreaterThan(DATASET ** 3)
  })

  it('counts a list given as a parameter', () => {
    expect(effort('$list[@ > 1]', { list: Array(70).fill(0) })).toBe(70)
  })
})
