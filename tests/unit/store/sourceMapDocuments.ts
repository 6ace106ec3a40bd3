import { roles } from '#rules/roles.ts'
import { createAccess } from '#store/accounts/roles.ts'
import { createView, parsePerspective } from '#store/query/view.ts'
import { runQuery } from '#store/query/run.ts'
import { createSourceMap } from '#store/query/sourceMap.ts'
import { DocumentIndex } from '#store/documents/documentIndex.ts'
import type { StoredDocument } from '#store/documents/types.ts'

const stored = { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const span = (_key: string, text: string) => ({ _key, _type: 'span', text, marks: ['strong'] })
const ada = { ...stored, _id: 'ada', _type: 'person', name: 'Ada', city: { name: 'London' }, tags: ['math', 'poetry'] }
const bob = { ...stored, _id: 'bob', _type: 'person', name: 'Bob', nickname: 'Bobby', tags: ['music'] }
const body = [
  {
    _key: 'p1',
    _type: 'block',
    children: [span('s1', 'Hello'), span('s2', 'there')],
    markDefs: [{ _key: 'm1', href: '/a' }],
  },
  { _key: "it's", _type: 'block', children: [span('s1', 'Bye')], markDefs: [] },
]
const page = {
  ...stored,
  _id: 'drafts.page',
  _type: 'page',
  title: 'Welcome',
  order: 2,
  open: true,
  hero: { headline: 'Home', cta: { label: 'Go' } },
  tags: ['one', 'two', 'three'],
  steps: [
    { _key: 'a', title: 'First' },
    { _key: 'b', title: 'Second' },
  ],
  unkeyed: [{ title: 'Plain' }],
  twice: [
    { _key: 'x', title: 'Original' },
    { _key: 'x', title: 'Copy' },
  ],
  author: { _type: 'reference', _ref: 'ada' },
  people: [
    { _key: 'p', _ref: 'bob' },
    { _key: 'q', _ref: 'ada' },
  ],
  groups: [{ _key: 'g', steps: [{ _key: 'h', title: 'Inner' }], words: ['w'] }],
  body,
}
const shared = { label: 'Shared' }
const documents: StoredDocument[] = [
  page,
  ada,
  bob,
  { ...stored, _id: 'twin', _type: 'twin', part: shared },
  { ...stored, _id: 'drafts.twin', _type: 'twin', part: shared },
]
const index = new DocumentIndex()
for (const document of documents) index.put(document)
const everything = createAccess({ id: 'owner', name: '', email: '', role: roles.administrator, kind: 'token' })

/** Runs a query and maps its answer. */
export async function mapped(query: string, params: Record<string, unknown> = {}, perspective = 'drafts') {
  const view = createView(index, everything, parsePerspective(perspective))
  const request = { query, params, view, identity: 'someone' }
  const answer = runQuery(request)
  return { result: answer.result, map: createSourceMap(answer, request) }
}

/**
 * The map as a reader sees it: which value comes from which document's which field.
 *
 * @param only paths of the values to tell of; undefined for all
 */
export async function getSources(
  query: string,
  only?: readonly string[],
  ...rest: [params?: Record<string, unknown>, perspective?: string]
): Promise<Record<string, string>> {
  const { map } = await mapped(query, ...rest)
  const entries = Object.entries(map.mappings)
    .filter(([path]) => only === undefined || only.includes(path))
    .map(([path, { source }]) => [
      path,
      source.type === 'documentValue'
        ? `${map.documents[source.document]?._id} ${map.paths[source.path]}`
        : source.type,
    ])
  return Object.fromEntries(entries)
}

/** A query for all documents of a type, and what to do with them. */
export const of = (type: string, rest: string) => `*[_type == "${type}"]${rest}`
/** Where the first words of the page's body are. */
export const text = "$['body'][?(@._key=='p1')]['children'][?(@._key=='s1')]['text']"

/** A query and where the values of its answer come from. */
export interface Row {
  what: string
  query: string
  /** Where each mapped value comes from, by its path in the result; other values are not mapped. */
  sources: Record<string, string | undefined>
  /** Whether values that are not named here are mapped too. */
  more?: true
}
