import { getDraftId, getPublishedId, isPublishedId } from '@sanity/client/csm'
import { describe, expect, it } from 'vitest'
import { strengthenReferences } from '#store/mutate/content.ts'
import { parsePerspective } from '#store/query/view.ts'
import { listReferences } from '#store/documents/jsonTree.ts'
import { getBackoffMs } from '#store/webhook/sender.ts'

const ref = (_ref: string, more = {}) => ({ _type: 'reference', _ref, ...more })

describe('references of a document', () => {
  it.each<[string, unknown, object[]]>([
    ['in a field', { to: ref('a') }, [{ id: 'a', weak: false }]],
    ['deep in lists', { list: [{ in: [ref('a')] }] }, [{ id: 'a', weak: false }]],
    ['that are weak', { to: ref('a', { _weak: true }) }, [{ id: 'a', weak: true }]],
    [
      'to one document, weak and strong, count as strong',
      [ref('a', { _weak: true }), ref('a')],
      [{ id: 'a', weak: false }],
    ],
    ['to another dataset are not its own', { to: ref('a', { _dataset: 'other' }) }, []],
    [
      'to a media library are never strong',
      { to: ref('media-library:m:a', { _type: 'globalDocumentReference' }) },
      [{ id: 'media-library:m:a', weak: true }],
    ],
    ['need text as their id', { to: { _ref: 7 } }, []],
  ])('%s', (_, document, expected) => {
    expect(listReferences(document)).toEqual(expected)
  })
})

describe('publishing strengthens references', () => {
  it.each([
    ['that were weak only until then', ref('a', { _weak: true, _strengthenOnPublish: { type: 'x' } }), ref('a')],
    [
      'but keeps weak what the schema wants weak',
      ref('a', { _weak: true, _strengthenOnPublish: { type: 'x', weak: true } }),
      ref('a', { _weak: true }),
    ],
    ['and leaves others alone', ref('a', { _weak: true }), ref('a', { _weak: true })],
  ])('%s', (_, before, after) => {
    expect(strengthenReferences({ list: [before] })).toEqual({ list: [after] })
  })
})

describe('ids', () => {
  it.each([
    ['faq', 'faq', 'drafts.faq', true],
    ['drafts.faq', 'faq', 'drafts.faq', false],
    ['versions.r1.faq', 'faq', 'drafts.faq', false],
    ['private.faq', 'private.faq', 'drafts.private.faq', true],
  ])('%s', (id, publishedId, draftId, isPublished) => {
    expect([getPublishedId(id), getDraftId(id), isPublishedId(id)]).toEqual([publishedId, draftId, isPublished])
  })
})

describe('a perspective', () => {
  it.each<[string, string | string[]]>([
    ['raw', 'raw'],
    ['published', ['published']],
    ['drafts', ['drafts', 'published']],
    ['previewDrafts', ['drafts', 'published']],
    ['r1,drafts', ['r1', 'drafts', 'published']],
    ['r1,published,drafts', ['r1', 'drafts', 'published']],
    ['drafts.private.faq', ['drafts.private.faq', 'published']],
  ])('%s is read as its layers', (text, layers) => {
    expect(parsePerspective(text)).toEqual(layers)
  })
})

describe('the wait before another delivery', () => {
  it.each([
    [1, 250],
    [2, 500],
    [5, 4000],
    [9, 60_000],
    [1000, 60_000],
  ])('after %i failures is %i ms', (failures, wait) => {
    expect(getBackoffMs(failures)).toBe(wait)
  })
})
