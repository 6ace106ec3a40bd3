import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Contract, openContract } from './harness.ts'

let contract: Contract
/** Marks this run's documents, so that a shared dataset does not disturb. */
let run: string
const id = (name: string) => `${run}-${name}`

beforeAll(async () => {
  contract = await openContract()
  run = contract.id('query')
  await contract.client
    .transaction()
    .create({ _id: id('author'), _type: 'author', run, name: 'Ada' })
    .create({ _id: `drafts.${id('author')}`, _type: 'author', run, name: 'Ada (draft)' })
    .create({
      _id: id('post'),
      _type: 'post',
      run,
      title: 'Published',
      author: { _type: 'reference', _ref: id('author') },
    })
    .create({
      _id: `drafts.${id('post')}`,
      _type: 'post',
      run,
      title: 'Draft',
      author: { _type: 'reference', _ref: id('author') },
    })
    .create({ _id: `drafts.${id('new')}`, _type: 'post', run, title: 'New' })
    .create({
      _id: `versions.r1.${id('post')}`,
      _type: 'post',
      run,
      title: 'Version',
      author: { _type: 'reference', _ref: id('author') },
    })
    .create({ _id: `${id('dotted')}.secret`, _type: 'secret', run, title: 'Dotted' })
    .commit()
})
afterAll(() => contract.close())

const POSTS = '*[_type == "post" && run == $run] | order(title) {title, "author": author->name}'

describe('a perspective', () => {
  it.each([
    ['published', [{ title: 'Published', author: 'Ada' }]],
    [
      'drafts',
      [
        { title: 'Draft', author: 'Ada (draft)' },
        { title: 'New', author: null },
      ],
    ],
    [
      'previewDrafts',
      [
        { title: 'Draft', author: 'Ada (draft)' },
        { title: 'New', author: null },
      ],
    ],
    ['r1', [{ title: 'Version', author: 'Ada' }]],
    [
      'r1,drafts',
      [
        { title: 'New', author: null },
        { title: 'Version', author: 'Ada (draft)' },
      ],
    ],
    [
      'drafts,r1',
      [
        { title: 'Draft', author: 'Ada (draft)' },
        { title: 'New', author: null },
      ],
    ],
    [
      'raw',
      [
        { title: 'Draft', author: 'Ada' },
        { title: 'New', author: null },
        { title: 'Published', author: 'Ada' },
        { title: 'Version', author: 'Ada' },
      ],
    ],
  ])('%s shows each document from its first layer', async (perspective, expected) => {
    const search = new URLSearchParams({ query: POSTS, $run: JSON.stringify(run), perspective })
    const { body } = await contract.request(`/data/query/${contract.dataset}?${search}`)
    expect(body).toMatchObject({ result: expected })
  })

  it.each([
    ['post', [{ title: 'Draft', author: 'Ada' }]],
    ['author', [{ title: 'Published', author: 'Ada (draft)' }]],
    [
      'new',
      [
        { title: 'New', author: null },
        { title: 'Published', author: 'Ada' },
      ],
    ],
    ['nothing', [{ title: 'Published', author: 'Ada' }]],
  ])('of the draft of %s shows everything else as published', async (name, expected) => {
    const shown = await contract.client.fetch(POSTS, { run }, { perspective: [`drafts.${id(name)}`] })
    expect(shown).toEqual(expected)
  })

  it('shows a draft under the published id and names the draft beside it', async () => {
    const query = '*[_id == $id][0]{_id, _originalId}'
    const document = await contract.client.fetch(query, { id: id('new') }, { perspective: 'drafts' })
    expect(document).toEqual({ _id: id('new'), _originalId: `drafts.${id('new')}` })
  })

  it.each([
    ['2025-02-19', 1],
    ['X', 1],
    // Versions are known since 2025-02-19.
    ['2024-01-01', 3],
    ['1', 3],
  ])('is by default that of API version %s', async (apiVersion, posts) => {
    const search = new URLSearchParams({ query: 'count(*[_type == "post" && run == $run])', $run: JSON.stringify(run) })
    const { body } = await contract.request(`/data/query/${contract.dataset}?${search}`, {}, apiVersion)
    expect(body).toMatchObject({ result: posts })
  })

  it.each(['2', '2025-02-30', '9999-01-01'])('does not exist in API version %s', async (apiVersion) => {
    const { status } = await contract.request(`/data/query/${contract.dataset}?query=1`, {}, apiVersion)
    expect(status).toBe(400)
  })
})

describe('a query', () => {
  it('may be sent by POST with its parameters', async () => {
    const body = JSON.stringify({ query: '*[_id == $id][0].name', params: { id: id('author') } })
    const answer = await contract.request(`/data/query/${contract.dataset}`, {
      method: 'POST',
      body,
    })
    expect(answer.body).toMatchObject({ result: 'Ada' })
  })

  it.each([
    ['true', true],
    ['false', false],
  ])('is part of the response: returnQuery=%s', async (returnQuery, returned) => {
    const search = new URLSearchParams({ query: 'count([1])', returnQuery })
    const { body } = await contract.request(`/data/query/${contract.dataset}?${search}`)
    expect(Object.hasOwn(Object(body), 'query')).toBe(returned)
  })

  it.each([
    ['ends too soon', '*[_type == ', { start: 10, end: 11 }],
    ['names an unknown function', '*[nothing(1)]', { start: 0, end: 13 }],
    ['uses a parameter that is not given', '*[_type == $kind]', { start: 11, end: 16 }],
    ['uses one that a comment names too', '// $kind\n*[_type == $kind]', { start: 20, end: 25 }],
    ['uses one that a text names too', '*[name == "$kind" && _type == $kind]', { start: 30, end: 35 }],
  ])('that %s is refused with the position', async (_, query, place) => {
    const { status, body } = await contract.request(`/data/query/${contract.dataset}?${new URLSearchParams({ query })}`)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { type: 'queryParseError', description: expect.any(String), query, ...place } },
    })
  })

  it.each([
    ['no query at all', {}],
    ['a parameter that is not JSON', { query: '*[_id == $id]', $id: 'bare' }],
    ['a perspective that mixes raw with others', { query: '*', perspective: 'raw,drafts' }],
  ])('with %s is refused', async (_, search) => {
    const { status } = await contract.request(`/data/query/${contract.dataset}?${new URLSearchParams(search)}`)
    expect(status).toBe(400)
  })

  it('on an unknown dataset is refused', async () => {
    const { status } = await contract.request('/data/query/elsewhere?query=*')
    expect(status).toBe(404)
  })
})

it('a query names its project and dataset', async () => {
  const { projectId, dataset } = contract.client.config()
  const names = await contract.client.fetch('{"projectId": sanity::projectId(), "dataset": sanity::dataset()}')
  expect(names).toEqual({ projectId, dataset })
})

it('there are no references from other datasets', async () => {
  const { body } = await contract.request(`/data/references/${contract.dataset}/documents/${id('author')}/to`)
  expect(body).toEqual({ totalCount: 0, references: [] })
})

describe('a document by its id', () => {
  it('comes alone', async () => {
    const documents = await contract.client.getDocuments([id('post'), id('missing')])
    expect(documents.map((document) => document?._id)).toEqual([id('post'), undefined])
  })

  it.each(['post', 'drafts.post', 'versions.r1.post'])(
    'comes with all its versions if asked for: %s',
    async (asked) => {
      const documentId = asked.replace('post', id('post'))
      const documents = await contract.client.getDocument(documentId, { includeAllVersions: true })
      expect(documents.map(({ title }) => title)).toEqual(['Published', 'Draft', 'Version'])
    },
  )

  it('comes with its versions where it is not published itself', async () => {
    const documents = await contract.client.getDocument(id('new'), { includeAllVersions: true })
    expect(documents.map(({ _id }) => _id)).toEqual([`drafts.${id('new')}`])
  })
})
