import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DocumentIndex } from '#store/documents/documentIndex.ts'
import { listReferences } from '#store/documents/jsonTree.ts'
import type { StoredDocument } from '#store/documents/types.ts'

const stored = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const id = fc.constantFrom('a', 'b', 'c', 'd')
const reference = fc.record({ _ref: id, _weak: fc.boolean() })
const document: fc.Arbitrary<StoredDocument> = fc
  .record({
    _id: id,
    _type: fc.constantFrom('faq', 'post'),
    to: fc.array(reference, { maxLength: 3 }),
  })
  .map((fields) => Object.assign(structuredClone(stored), fields))
const step = fc.oneof(
  document.map((put) => ({ put })),
  id.map((remove) => ({ remove })),
)

const byId = (a: { _id: string }, b: { _id: string }) => (a._id < b._id ? -1 : 1)

describe('the index of documents', () => {
  it('finds after any changes what a search through all documents would find', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const index = new DocumentIndex()
        const plain = new Map<string, StoredDocument>()
        for (const change of steps) {
          if ('put' in change) {
            index.put(change.put)
            plain.set(change.put._id, change.put)
          } else {
            index.remove(change.remove)
            plain.delete(change.remove)
          }
          expect(index.all().sort(byId)).toEqual([...plain.values()].sort(byId))
        }
        for (const type of ['faq', 'post']) {
          const expected = [...plain.values()].filter(({ _type }) => _type === type)
          expect(index.ofType(type).sort(byId)).toEqual(expected.sort(byId))
        }
        for (const target of ['a', 'b', 'c', 'd']) {
          const expected = [...plain.values()].flatMap((each) =>
            listReferences(each).flatMap(({ id: to, weak }) => (to === target ? [{ id: each._id, weak }] : [])),
          )
          expect(index.referrers(target)).toHaveLength(expected.length)
          expect(index.referrers(target)).toEqual(expect.arrayContaining(expected))
        }
      }),
    )
  })
})
