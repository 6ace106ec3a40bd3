import { describe, expect, it } from 'vitest'
import { roles } from '#rules/roles.ts'
import { createAccess } from '#store/accounts/roles.ts'
import { DocumentIndex } from '#store/documents/documentIndex.ts'
import { runQuery } from '#store/query/run.ts'
import { createView } from '#store/query/view.ts'

const access = createAccess({ id: 'owner', name: '', email: '', role: roles.administrator, kind: 'token' })
const view = createView(new DocumentIndex(), access, 'raw')
const run = (query: string, params = {}) => runQuery({ query, params, view, identity: '' }).result

describe('a search', () => {
  it.each([
    ['"Québec" match "queb*"', true],
    ['"Québec" match $q + "*"', true],
    ['"Québec" match lower($q)', false],
    ['"Québec" match lower("QUEBEC")', true],
    ['"Québec" match [$q + "*", "qu*"]', true],
    ['["Laval", "Québec"] match "queb*"', true],
    ['"90–120 days" match "120"', true],
    ['null match "a"', false],
    ['"text" match ["text", null]', false],
    ['["text", null] match "text"', true],
    ['"text" match ("*" + $long)', false],
    ['5 match "5"', false],
  ])('%s is %s, whatever expression makes the pattern', (query, expected) => {
    expect(run(query, { q: 'queb', long: 'a'.repeat(50_000) })).toBe(expected)
  })

  it('counts each match once', () => {
    const texts = '[{"t": "Québec"}, {"t": "Quebec"}, {"t": "Laval", "featured": true}]'
    const scored = `${texts} | score(t match "quebec", boost(featured == true, 0.5)){t, _score}`
    expect(run(scored)).toEqual([
      { t: 'Laval', _score: 1.5 },
      { t: 'Québec', _score: 1 },
      { t: 'Quebec', _score: 1 },
    ])
  })

  it('ranks a text with more matches higher, and says no more of a negated one', () => {
    const texts = '[{"t": "All the fish"}, {"t": "Fish, fish, just fish"}, {"t": "None", "boosted": true}]'
    const rank = (expression: string) => run(`${texts} | score(${expression}).t`)
    expect(rank('t match "fish"')).toEqual(['Fish, fish, just fish', 'All the fish', 'None'])
    expect(rank('(t match "fish" || boosted)')).toEqual(['Fish, fish, just fish', 'All the fish', 'None'])
    expect(rank('boost(t match "none", 10), boost(t match "fi*", 1)')).toEqual([
      'None',
      'Fish, fish, just fish',
      'All the fish',
    ])
    expect(run(`${texts} | score(!(t match "fish"))._score`)).toEqual([1, 0, 0])
    expect(run(`${texts} | score(t match "fish" && null)._score`)).toEqual([0, 0, 0])
  })
})

describe('what groq-js evaluates otherwise', () => {
  it.each([
    ['"faq.a" in path("faq.*")', true],
    ['"faq-a" in path("faq.*")', false],
    ['"faq.a.b" in path("faq.*")', false],
    ['"faq.a.b" in path("faq.**")', true],
    ['null in path("faq.*")', null],
    ['path("faq.a") in path("faq.*")', true],
    ['path("faq.a.b") in path("faq.*")', false],
    ['["faq.a", "faq"][path(@) in path("faq.*")]', ['faq.a']],
    ['path(null) in path("faq.*")', null],
    ['array::unique([1, null, "a", null, 1, true, true])', [1, null, 'a', true]],
    ['array::unique([1, 1])', [1]],
    ['array::unique(array::unique([null, null]))', [null]],
    ['count(array::unique([{"a": 1}, {"a": 1}, null, null]))', 3],
    ['array::unique(1)', null],
    ['array::unique(null)', null],
    ['dateTime("2026-13-01T00:00:00Z")', null],
    ['dateTime("2026-02-30T00:00:00Z")', null],
    ['defined(dateTime("2026-13-01T00:00:00Z"))', false],
    ['dateTime("2026-02-28T23:59:59Z")', '2026-02-28T23:59:59Z'],
    ['string(dateTime(dateTime("2026-02-28T23:59:59+05:00")))', '2026-02-28T18:59:59Z'],
  ])('%s is %s', (query, expected) => {
    expect(run(query)).toEqual(expected)
  })
})
