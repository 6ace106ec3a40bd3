import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { describe, expect, it } from 'vitest'
import { encodePatch } from '#store/documents/mendoza.ts'

/** Few distinct words, so that documents share parts, with pairs of surrogates among them. */
const text = fc
  .array(fc.constantFrom('home', 'é', '日本', '🏠', '👩‍👩‍👧', ' ', ''), { maxLength: 5 })
  .map((words) => words.join(''))
const anyText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    fc.constantFrom('🏠', 'é'),
  ),
})
const fieldName = fc.constantFrom('title', 'body', 'items', 'naïve', '日', 'z')
const leaf = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const { fields } = fc.letrec<{ value: unknown; fields: Record<string, unknown>; element: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('element'), { maxLength: 6 }), tie('fields')),
  element: fc.oneof(
    leaf,
    fc
      .tuple(tie('fields'), fc.record({ _key: fc.constantFrom('a', 'b', 'c', 'd') }))
      .map(([rest, key]) => Object.assign(key, rest)),
    fc.array(leaf, { maxLength: 3 }),
  ),
  fields: fc.dictionary(fieldName, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}))
const document = fields.map((content) => fromJson({ _id: 'faq-1', _type: 'faq', ...content }))

/** What a reader of the patch holds: the document as it arrived over the wire. */
function fromJson(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value))
}

describe('a mendoza patch', () => {
  it('turns any document into any other, and back', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        expect(applyPatch(before, encodePatch(before, after))).toEqual(after)
        expect(applyPatch(after, encodePatch(after, before))).toEqual(before)
      }),
      { numRuns: 500 },
    )
  })

  it('survives texts of any characters, half surrogate pairs included', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (start, a, end) => {
        const before = { text: start + a + end }
        const after = { text: start + end }
        expect(applyPatch(before, encodePatch(before, after))).toEqual(after)
        expect(applyPatch(after, encodePatch(after, before))).toEqual(before)
      }),
    )
  })

  const rows: { what: string; before: object | null; after: object | null; patch: unknown[] }[] = [
    { what: 'nothing, when nothing changed', before: { a: [1] }, after: { a: [1] }, patch: [] },
    { what: 'the whole document, when it appears', before: null, after: { a: 1 }, patch: [0, { a: 1 }] },
    { what: 'null, when it disappears', before: { a: 1 }, after: null, patch: [0, null] },
    { what: 'one field', before: { a: 1, b: 2 }, after: { a: 1, b: 3 }, patch: [17, 3, 'b'] },
    { what: 'a removed field by its place', before: { b: 2, a: 1 }, after: { a: 1 }, patch: [19, 1] },
    {
      what: 'the typed words only',
      before: { t: 'Hello home' },
      after: { t: 'Hello dear home' },
      patch: [11, 0, 23, 0, 6, 22, 'dear ', 23, 6, 10, 15],
    },
    {
      what: 'a moved list item without repeating it',
      before: {
        l: [
          { _key: 'a', t: 1 },
          { _key: 'b', t: 2 },
        ],
      },
      after: {
        l: [
          { _key: 'b', t: 2 },
          { _key: 'a', t: 1 },
        ],
      },
      patch: [11, 0, 21, 1, 2, 21, 0, 1, 15],
    },
    {
      what: 'the changed field of a keyed item',
      before: {
        l: [
          { _key: 'a', t: 1 },
          { _key: 'b', t: 2 },
        ],
      },
      after: {
        l: [
          { _key: 'a', t: 1 },
          { _key: 'b', t: 3 },
        ],
      },
      patch: [11, 0, 21, 0, 1, 12, 1, 17, 3, 't', 16, 15],
    },
    {
      what: 'a list of equal values as one slice',
      before: { l: [1, 1, 1] },
      after: { l: [1, 1] },
      patch: [11, 0, 21, 0, 2, 15],
    },
    { what: 'an emptied list as a value', before: { l: [1] }, after: { l: [] }, patch: [17, [], 'l'] },
  ]
  it.each(rows)('holds $what', ({ before, after, patch }) => {
    expect(encodePatch(before, after)).toEqual(patch)
  })
})
