import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roles } from '#rules/roles.ts'
import { createAccess } from '#store/accounts/roles.ts'
import { DocumentIndex } from '#store/documents/documentIndex.ts'
import type { StoredDocument } from '#store/documents/types.ts'
import { planQuery } from '#store/query/plan.ts'
import { runQuery } from '#store/query/run.ts'
import { createView, type Perspective } from '#store/query/view.ts'
import { foldInGroq } from '#studio/desk/nameOrder.ts'

const owner = createAccess({ id: 'owner', name: '', email: '', role: roles.administrator, kind: 'token' })
const stored = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

const value = fc.constantFrom<unknown>(1, 2, 10, 'b', 'B', 'a', 'É', 'e', '', true, false, null, undefined, [1], {
  x: 1,
})
const document: fc.Arbitrary<StoredDocument> = fc
  .record(
    {
      _id: fc
        .tuple(fc.constantFrom('', 'drafts.', 'versions.r1.'), fc.constantFrom('a', 'b', 'c', 'd', 'e', 'zz'))
        .map((parts) => parts.join('')),
      _type: fc.constantFrom('faq', 'post', 'tag'),
      n: value,
      name: value,
      slug: fc.record({ current: value }, { noNullPrototype: true }),
    },
    { noNullPrototype: true },
  )
  .map((fields) => ({ ...stored, ...fields }))
const change = fc.oneof(
  document,
  document.map(({ _id }) => _id),
)

const filter = fc.constantFrom(
  '_type == "faq"',
  '_type in ["faq", "post"]',
  '_type == "faq" && defined(n)',
  '_type in ["faq", "post", "faq"] && n > 1',
  '_type == "faq" && name match "b*"',
  '_type == "faq" && _id in *[_type == "post"]._id',
  '_type == "faq" && name == "b"',
  '_type == "faq"][n > 1',
)
const key = fc.constantFrom(
  'n',
  'name',
  'slug.current',
  '_updatedAt',
  'missing',
  'lower(name)',
  'lower(array::join(string::split(name, "é"), "e"))',
  'array::join(string::split(array::join(string::split(lower(name), "é"), "e"), "b"), "$&")',
  'array::join(string::split(name, ""), "e")',
  'n + 1',
  '_originalId',
)
const order = fc
  .tuple(fc.array(fc.tuple(key, fc.constantFrom('', ' asc', ' desc')), { minLength: 1, maxLength: 2 }), fc.boolean())
  .map(([keys, byId]) => [...keys.map((parts) => parts.join('')), ...(byId ? ['_id'] : [])].join(', '))
const projected = fc.constantFrom(
  '{_id, "orderings": [n, slug.current]} | order(orderings[0] desc, lower(orderings[1]))',
  '{_id, "orderings": [array::join(string::split(lower(name), "é"), "e"), n]} | order(orderings[0] desc, orderings[1])',
  '{_id, "n": name} | order(n)',
  '{"n": name, ...} | order(n)',
  '{..., "n": name} | order(n desc)',
  '{..., n > 1 => {"name": n}} | order(name)',
  '{_id, "name": name, ...select(n > 1 => {"w": n})} | order(name)',
  '{_id, name, ...select(n > 1 => {"name": n})} | order(name)',
  '{"slug": {"current": n}} | order(slug.current)',
  '{_id, n, name}',
)
const part = fc.constantFrom(
  '[0]',
  '[1]',
  '[0...2]',
  '[0..2]',
  '[1...3]',
  '[-1]',
  '[0...-1]',
  '[2]{_id}',
  '[0...2]{n}',
  '',
)
const list = fc
  .tuple(
    filter,
    fc.oneof(
      order.map((keys) => ` | order(${keys})`),
      projected,
    ),
    part,
  )
  .map(([condition, ordered, end]) => `*[${condition}]${ordered}${end}`)

const perspectives: Perspective[] = ['raw', ['published'], ['drafts', 'published'], ['r1', 'drafts', 'published']]

/** Returns how many of the documents a list of ten reads. */
function countReads(query: string, size: number): number {
  const index = new DocumentIndex()
  let reads = 0
  for (let n = 0; n < size; n += 1) {
    const _updatedAt = new Date(n * 1000).toISOString()
    const name = `Name ${n}`
    index.put({ ...stored, _id: `faq-${n}`, _type: 'faq', name, _updatedAt })
  }
  const view = createView(index, owner, ['drafts', 'published'])
  const counted = {
    ...view,
    *listInOrder(...order: Parameters<typeof view.listInOrder>) {
      for (const document of view.listInOrder(...order)) {
        reads += 1
        yield document
      }
    },
    candidates: (...lookup: Parameters<typeof view.candidates>) => {
      const documents = view.candidates(...lookup)
      reads += documents.length
      return documents
    },
  }
  expect(runQuery({ query, params: {}, view: counted, identity: '' }).result).toHaveLength(10)
  return reads
}

/** Returns how often the filter of a list asks whether documents have a name, of which there are a thousand. */
function countFiltered(end: number): number {
  const index = new DocumentIndex()
  let filtered = 0
  for (let n = 0; n < 1000; n += 1) {
    const _updatedAt = new Date(n * 1000).toISOString()
    const faq = { ...stored, _id: `faq-${n}`, _type: 'faq', name: 'Name', _updatedAt }
    const counted = new Proxy(faq, {
      getOwnPropertyDescriptor(target, field) {
        if (field === 'name') filtered += 1
        return Reflect.getOwnPropertyDescriptor(target, field)
      },
    })
    index.put(counted)
  }
  const query = `*[_type == "faq" && defined(name)] | order(_updatedAt desc)[0...${end}]{_id}`
  const view = createView(index, owner, 'raw')
  filtered = 0
  expect(runQuery({ query, params: {}, view, identity: '' }).result).toHaveLength(end)
  return filtered
}

describe('the start of an ordered list', () => {
  it('is the one of the whole list after any changes, in any perspective', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 20 }),
        fc.array(change, { maxLength: 10 }),
        list,
        fc.constantFrom(...perspectives),
        (changes, later, query, perspective) => {
          const index = new DocumentIndex()
          const apply = (each: StoredDocument | string) =>
            typeof each === 'string' ? index.remove(each) : index.put(each)
          changes.forEach(apply)
          const view = createView(index, owner, perspective)
          const run = () => runQuery({ query, params: {}, view, identity: '' }).result
          run()
          later.forEach(apply)
          const plan = { ...planQuery(query, {}), list: undefined }
          const whole = runQuery({ query, params: {}, view, identity: '' }, plan).result
          expect(run()).toEqual(whole)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    '*[_type == "faq"] | order(_updatedAt desc)[0...10]{_id}',
    '*[_type in ["faq"]]{_id, "orderings": [_updatedAt]} | order(orderings[0] desc)[0...10]',
    '*[_type == "faq" && defined(name)] | order(lower(name))[0...10]{_id}',
    '*[_type == "faq" && name match "name*"] | order(_updatedAt desc)[0...10]{_id}',
    '*[_type == "faq"] | order(_id)[0...10]{_id}',
  ])('%s reads as many documents of 1,000 as of 10,000', (query) => {
    expect(countReads(query, 1000)).toBe(100)
    expect(countReads(query, 10_000)).toBe(100)
  })

  it('by names without accents, as in the Studio, reads as many documents of 1,000 as of 10,000', () => {
    const projection = `{_id, "orderings": [${foldInGroq('name')}, name]}`
    const query = `*[_type in ["faq"]]${projection} | order(orderings[0] asc,lower(orderings[1]) asc)[0...10]`
    expect(countReads(query, 1000)).toBe(100)
    expect(countReads(query, 10_000)).toBe(100)
  })
  it('filters each document once, and no more than it shows', () => {
    expect(countFiltered(100)).toBe(100)
    expect(countFiltered(300)).toBe(300)
  })
})
