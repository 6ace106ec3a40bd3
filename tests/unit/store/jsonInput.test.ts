import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeInputError, parseJson } from '#store/http/input.ts'
import { mutation } from '#store/mutate/schema.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('a mutation that is refused', () => {
  it.each([
    ['names the missing type', { create: { title: 'New' } }, /received undefined\n {2}→ at create\._type$/],
    ['names an id that is none', { createOrReplace: { _id: 'a b', _type: 'note' } }, /is not a document ID.*\n.*_id$/],
    ['names an id of a new document that is none', { create: { _id: '-a', _type: 'note' } }, /is not a document ID/],
    ['names an unknown operation of a patch', { patch: { id: 'a', sett: {} } }, /^✖ Unrecognized key: "sett"/],
    ['names a query that is no text', { delete: { query: 7 } }, /received number\n {2}→ at delete\.query$/],
    ['names an unknown mutation', { rename: { id: 'a' } }, /Unrecognized key: "rename"/],
  ])('%s', (_, input, expected) => {
    const { error } = mutation.safeParse(input)
    expect(error && describeInputError(error)).toMatch(expected)
  })
})

describe('JSON from a caller', () => {
  it('is read unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value)
        expect(parseJson(text, 'body')).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each([
    ['as deep as allowed', nested(100)],
    ['with brackets in a string', JSON.stringify('['.repeat(200))],
    ['with brackets after an escaped quote', JSON.stringify(`"${'{'.repeat(200)}`)],
    ['with many lists side by side', `[${Array(200).fill('[]').join()}]`],
  ])('%s is taken', (_, text) => {
    expect(parseJson(text, 'body')).toEqual(JSON.parse(text))
  })

  it.each([
    ['deeper than allowed', nested(101)],
    ['deeper than allowed, after a string that ends in a backslash', `["\\\\",${nested(100)}]`],
    ['deeper than allowed, far inside', `[${'0,'.repeat(1000)}${nested(100)}]`],
  ])('%s is refused', (_, text) => {
    expect(() => parseJson(text, 'body')).toThrow('nested more than 100 levels deep')
  })

  // Time that grew with the square of the length would be hours here.
  it.each([
    ['a string of escapes', '"' + String.raw`\"`.repeat(2_000_000)],
    ['quotes', '"'.repeat(4_000_001)],
    ['backslashes', '"' + '\\'.repeat(4_000_000)],
  ])('that never ends, four megabytes of %s, is refused soon', (_, text) => {
    expect(() => parseJson(text, 'body')).toThrow('not valid JSON')
  })
})

describe('paths of a patch', () => {
  it('with texts that never end are refused soon', () => {
    const unset = Array.from({ length: 1000 }, (_, at) => `a${at}[${'"\\'.repeat(1000)}`)
    const startedAt = performance.now()
    expect(mutation.safeParse({ patch: { id: 'a', unset } }).success).toBe(false)
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })
})
