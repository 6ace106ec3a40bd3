import { describe, expect, it } from 'vitest'
import { planQuery } from '#store/query/plan.ts'
import { syncTagsOfChanges, syncTagsOfQuery } from '#store/query/sync-tags.ts'

const stored = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const changed = (_id: string, _type: string) =>
  syncTagsOfChanges([{ documentId: _id, after: { ...stored, _id, _type }, effects: { apply: [], revert: [] } }])

const touches = (query: string, tags: string[], dereferenced: string[] = []) =>
  syncTagsOfQuery(planQuery(query, {}), dereferenced).some((tag) => tags.includes(tag))

describe('an answer is made old by a change', () => {
  it.each<[string, string, string, string, string[], boolean]>([
    ['of its type', '*[_type == "faq"]', 'faq-1', 'faq', [], true],
    ['of another type', '*[_type == "legalPolicy"]', 'faq-1', 'faq', [], false],
    ['of a draft of its type', '*[_type == "faq"]', 'drafts.faq-1', 'faq', [], true],
    ['of its document', '*[_id == "faq-1"][0]', 'faq-1', 'faq', [], true],
    ['of the draft of its document', '*[_id == "faq-1"][0]', 'drafts.faq-1', 'faq', [], true],
    ['of another document of the type', '*[_type == "faq" && _id == "faq-1"][0]', 'faq-2', 'faq', [], false],
    ['of a document it refers to', '*[_id == "page"]{"a": ref->title}', 'author', 'person', ['author'], true],
    ['of what an inner query reads', '*[_id == "page"]{"f": *[_type == "faq"]}', 'faq-1', 'faq', [], true],
    ['of anything when it reads everything', 'count(*)', 'faq-1', 'faq', [], true],
    ['of anything when it asks who refers to something', '*[references("x")]', 'faq-1', 'faq', [], true],
  ])('%s', (_, query, id, type, dereferenced, expected) => {
    expect(touches(query, changed(id, type), dereferenced)).toBe(expected)
  })

  it('of anything when it refers to very many documents', () => {
    const many = Array.from({ length: 1000 }, (_, n) => `author-${n}`)
    expect(touches('*[_id == "page"]{"a": ref->title}', changed('other', 'faq'), many)).toBe(true)
  })
})
