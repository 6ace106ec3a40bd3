import { Patch } from '@sanity/client'
import { Mutation } from '@sanity/mutator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Contract, openContract } from './harness.ts'
import { type PatchCase, setCases, setIfMissingCases, unsetCases } from './patchCases.ts'
import { insertCases, numberCases, spliceCases, textCases } from './patchListCases.ts'

let contract: Contract

beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

const describeOperations = (apply: PatchCase[2]) =>
  JSON.stringify({ ...apply(new Patch('id')).serialize(), id: undefined })

async function readContent(id: string) {
  const { _id, _type, _createdAt, _updatedAt, _rev, ...content } = (await contract.client.getDocument(id)) ?? {}
  return content
}

const groups: [string, PatchCase[]][] = [
  ['set', setCases],
  ['setIfMissing', setIfMissingCases],
  ['unset', unsetCases],
  ['splice', spliceCases],
  ['insert', insertCases],
  ['inc and dec', numberCases],
  ['diffMatchPatch', textCases],
]

/** Applies the patch to a document with the fields, and returns what is stored then and the error, if any. */
async function patchDocument(before: PatchCase[1], apply: PatchCase[2]) {
  const id = contract.id('patch')
  await contract.client.create({ _id: id, _type: 'note', ...before })
  const refusal = await apply(contract.client.patch(id))
    .commit()
    .then(
      () => undefined,
      (error: unknown) => error,
    )
  return { refusal, after: await readContent(id) }
}

const applied = ([source, before, apply, after]: PatchCase) =>
  after instanceof RegExp
    ? []
    : [[describeOperations(apply), JSON.stringify(before), source, { before, apply, after }] as const]

const refused = ([source, before, apply, after]: PatchCase) =>
  after instanceof RegExp
    ? [[describeOperations(apply), JSON.stringify(before), source, { before, apply, after }] as const]
    : []

describe.each(groups)('the patch %s', (_, cases) => {
  it.each(cases.flatMap(applied))(
    '%s on %s, as by %s',
    async (_operations, _before, _source, { before, apply, after }) => {
      expect(await patchDocument(before, apply)).toEqual({ refusal: undefined, after })
    },
  )
})

describe('a patch is refused with the path and changes nothing', () => {
  const cases = groups.flatMap(([, each]) => each).flatMap(refused)
  it.each(cases)('%s on %s, as by %s', async (_operations, _before, _source, { before, apply, after }) => {
    const refusal = { statusCode: 400, message: expect.stringMatching(after) }
    expect(await patchDocument(before, apply)).toMatchObject({ refusal, after: before })
  })
})

const BODY = [
  { _key: 'k1', _type: 'block', children: [{ _key: 's1', text: 'One' }] },
  { _key: 'k2', _type: 'block', children: [{ _key: 's2', text: 'Two' }] },
]
const ITEM = { _key: 'k9', _type: 'block' }

/** The forms of patches that the Studio's fields, lists and text editor send. */
const STUDIO_PATCHES: [string, object][] = [
  ['a first text', { set: { title: 'T' } }],
  ['typing', { diffMatchPatch: { title: '@@ -1,3 +1,4 @@\n One\n+s\n' } }],
  [
    'typing in a block',
    { diffMatchPatch: { 'body[_key=="k1"].children[_key=="s1"].text': '@@ -1,3 +1,4 @@\n One\n+s\n' } },
  ],
  ['a first item', { setIfMissing: { links: [] }, insert: { after: 'links[-1]', items: [ITEM] } }],
  ['an item at the end', { setIfMissing: { body: [] }, insert: { after: 'body[-1]', items: [ITEM] } }],
  ['an item at the beginning', { setIfMissing: { body: [] }, insert: { before: 'body[0]', items: [ITEM] } }],
  ['an item after another', { insert: { after: 'body[_key=="k1"]', items: [ITEM] } }],
  ['an item in place of another', { insert: { replace: 'body[_key=="k1"]', items: [ITEM] } }],
  ['moving an item', { unset: ['body[_key=="k1"]'], insert: { after: 'body[_key=="k2"]', items: [BODY[0]] } }],
  ['removing an item', { unset: ['body[_key=="k2"]'] }],
  ['removing the last items', { unset: ['body[1:]'] }],
  ['an object that is missing', { setIfMissing: { seo: { _type: 'seo' } }, set: { 'seo.title': 'T' } }],
  [
    'a nested list that is missing',
    { setIfMissing: { 'seo.tags': [] }, insert: { after: 'seo.tags[-1]', items: ['a'] } },
  ],
  ['a field of an item', { set: { 'body[_key=="k1"].style': 'h2' } }],
  ['clearing a field', { unset: ['title', 'seo'] }],
  [
    'a picture',
    { setIfMissing: { image: { _type: 'image' } }, set: { 'image.asset': { _ref: 'image-a', _weak: true } } },
  ],
]

describe('what the Studio sends', () => {
  it.each(STUDIO_PATCHES)('gives %s the same result here and in the open form', async (_, operations) => {
    const id = contract.id('studio')
    const before = await contract.client.create({ _id: id, _type: 'note', title: 'One', body: BODY })
    const local: unknown = new Mutation({ mutations: [{ patch: { id, ...operations } }] }).apply(before)
    await contract.client.mutate([{ patch: { id, ...operations } }])
    const after = await contract.client.getDocument(id)
    expect({ ...after, _rev: '', _updatedAt: '' }).toEqual(Object.assign({}, local, { _rev: '', _updatedAt: '' }))
  })
})
