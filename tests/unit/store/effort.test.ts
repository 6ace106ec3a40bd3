import { describe, expect, it } from 'vitest'
import { effortOf } from '#store/query/effort.ts'
import { planQuery } from '#store/query/plan.ts'

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

  const LIST = `[${'0,'.repeat(999)}0]`

  it.each([
    ['written out', `count(${LIST}[count(${LIST}[@ == 1]) == 1])`, {}],
    ['of spread lists', `count([...${LIST}][count([...${LIST}][@ == 1]) == 1])`, {}],
    ['of added lists', `count((${LIST} + ${LIST})[count(${LIST}[@ == 1]) == 1])`, {}],
    ['without repeats', `count(array::unique(${LIST})[count(array::compact(${LIST})[@ == 1]) == 1])`, {}],
    ['chosen', `count(select(true => ${LIST})[count(coalesce(${LIST})[@ == 1]) == 1])`, {}],
    ['of letters', 'count(string::split($a, "")[count(string::split($a, "")[@ == "b"]) > 1])', { a: 'a'.repeat(1000) }],
    [
      'of letters of texts added',
      'count(string::split($a + $a, "")[count($b[@ == 1]) > 1])',
      { a: 'a'.repeat(500), b: Array(1000).fill(0) },
    ],
    ['kept in an object', `{"list": ${LIST}}{"n": count(list[count(^.list[@ == 1]) > 1])}`, {}],
    ['inside a parameter', '$in{"n": count(list[count(^.list[@ == 1]) > 1])}', { in: { list: Array(1000).fill(0) } }],
    ['of lists made flat', `count([{"list": ${LIST}}].list[][count(${LIST}[@ == 1]) > 1])`, {}],
    ['of documents kept in an object', '{"all": *}{"n": count(all[count(^.all[n > 1]) > 1])}', {}],
  ])('multiplies lists %s', (_, query, params) => {
    expect(effort(query, params)).toBeGreaterThanOrEqual(1_000_000)
  })

  it('of a deep query is told at once', () => {
    expect(effort(`*${'[n > 1]{n}.n[]'.repeat(100)}`)).toBeGreaterThan(DATASET)
  })

  it('counts a list given as a parameter', () => {
    expect(effort('$list[@ > 1]', { list: Array(70).fill(0) })).toBe(70)
  })
})
