import { describe, expect, it } from 'vitest'
import { readChanges } from '#studio/tools/activity/useActivity.ts'

const known = new Map([
  ['home', 'personalPage'],
  ['faq', 'faq'],
])
const line = (id: string, author: string, mutations: object[]) =>
  JSON.stringify({ id, author, timestamp: `2026-11-23T10:00:0${id}Z`, documentIDs: [], mutations })
const read = (...lines: string[]) =>
  readChanges(lines.join('\n'), known).map(({ documentId, kind, author }) => `${author} ${kind} ${documentId}`)

describe('what happened to a document', () => {
  it.each([
    ['a key typed', [{ patch: { id: 'drafts.home', set: {} } }], ['ann changed home']],
    [
      'a first draft',
      [{ createIfNotExists: { _id: 'drafts.home' } }, { patch: { id: 'drafts.home' } }],
      ['ann changed home'],
    ],
    ['a publish', [{ createOrReplace: { _id: 'home' } }, { delete: { id: 'drafts.home' } }], ['ann published home']],
    [
      'an unpublish',
      [{ createIfNotExists: { _id: 'drafts.home' } }, { delete: { id: 'home' } }],
      ['ann unpublished home'],
    ],
    ['a deletion', [{ delete: { id: 'home' } }, { delete: { id: 'drafts.home' } }], ['ann deleted home']],
    ['a discarded draft', [{ delete: { id: 'drafts.home' } }], ['ann discarded home']],
    [
      'two published together',
      [{ createOrReplace: { _id: 'home' } }, { create: { _id: 'faq' } }],
      ['ann published home', 'ann published faq'],
    ],
    ['a document that is not listed', [{ patch: { id: 'drafts.other' } }], []],
    ['a deletion by a query', [{ delete: { query: '*' } }], []],
  ])('%s', (_case, mutations, expected) => {
    expect(read(line('1', 'ann', mutations))).toEqual(expected)
  })
})

const typed = [{ patch: { id: 'drafts.home' } }]

it('changes in a row by one person count once, with the time of the last', () => {
  const changes = readChanges(
    [line('3', 'ann', typed), line('2', 'ann', typed), line('1', 'bo', typed)].join('\n'),
    known,
  )
  expect(changes.map(({ author, timestamp }) => [author, timestamp.slice(17, 19)])).toEqual([
    ['ann', '03'],
    ['bo', '01'],
  ])
})

it('changes by two people who write at the same time count once each', () => {
  expect(read(...['4', '3', '2', '1'].map((id) => line(id, Number(id) % 2 === 0 ? 'ann' : 'bo', typed)))).toEqual([
    'ann changed home',
    'bo changed home',
  ])
})

it('a change after a publish is one of its own', () => {
  const publish = [{ createOrReplace: { _id: 'home' } }]
  expect(read(line('3', 'ann', typed), line('2', 'ann', publish), line('1', 'ann', typed))).toEqual([
    'ann changed home',
    'ann published home',
    'ann changed home',
  ])
})
