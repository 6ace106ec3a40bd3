import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Contract, openContract } from './harness.ts'

let contract: Contract
let id: string
let draft: string

beforeAll(async () => {
  contract = await openContract()
})
beforeEach(() => {
  id = contract.id()
  draft = `drafts.${id}`
})
afterAll(() => contract.close())

/** The two documents an editor sees as one, as a world before or after an action. */
type World = { draft?: string; published?: string }

async function arrange({ draft: draftTitle, published: publishedTitle }: World) {
  const transaction = contract.client.transaction()
  if (draftTitle) transaction.create({ _id: draft, _type: 'note', title: draftTitle })
  if (publishedTitle) transaction.create({ _id: id, _type: 'note', title: publishedTitle })
  if (draftTitle || publishedTitle) await transaction.commit()
}

async function world(): Promise<World> {
  const [draftDocument, published] = await contract.client.getDocuments<{ title: string }>([draft, id])
  return { ...(draftDocument && { draft: draftDocument.title }), ...(published && { published: published.title }) }
}

const act = (action: object | object[], body: object = {}) =>
  contract.request(`/data/actions/${contract.dataset}`, {
    method: 'POST',
    body: JSON.stringify({ actions: Array.isArray(action) ? action : [action], ...body }),
  })

const named = (name: string, fields: object) => ({ actionType: `sanity.action.document.${name}`, ...fields })
const attributes = () => ({ _id: draft, _type: 'note', title: 'new' })

/** As the reference of the API names them. */
const versioned = (name: string, more = {}) => named(name, { versionId: draft, publishedId: id, ...more })

const edit = () => named('edit', { draftId: draft, publishedId: id, patch: { set: { title: 'edited' } } })
const create = (ifExists = 'fail') => named('create', { publishedId: id, attributes: attributes(), ifExists })
const publish = (more = {}) => named('publish', { draftId: draft, publishedId: id, ...more })
const unpublish = () => named('unpublish', { draftId: draft, publishedId: id })
const discard = () => named('discard', { draftId: draft })
const versionDiscard = () => named('version.discard', { versionId: draft })
const replaceDraft = () => named('replaceDraft', { publishedId: id, attributes: attributes() })
const remove = (includeDrafts: string[]) => named('delete', { publishedId: id, includeDrafts })

describe('an action', () => {
  it.each<[string, World, () => object, World]>([
    ['create makes a draft', {}, create, { draft: 'new' }],
    ['create with `ignore` leaves an existing draft', { draft: 'old' }, () => create('ignore'), { draft: 'old' }],
    ['edit changes the draft', { draft: 'old' }, edit, { draft: 'edited' }],
    ['edit makes a draft of the published document', { published: 'old' }, edit, { draft: 'edited', published: 'old' }],
    ['publish makes the draft public', { draft: 'new' }, publish, { published: 'new' }],
    ['publish replaces what is public', { draft: 'new', published: 'old' }, publish, { published: 'new' }],
    ['unpublish makes a draft of what was public', { published: 'old' }, unpublish, { draft: 'old' }],
    ['unpublish keeps the draft there is', { draft: 'new', published: 'old' }, unpublish, { draft: 'new' }],
    ['discard drops the draft', { draft: 'new', published: 'old' }, discard, { published: 'old' }],
    ['version.discard drops the draft', { draft: 'new', published: 'old' }, versionDiscard, { published: 'old' }],
    ['replaceDraft puts another draft in place', { draft: 'old' }, replaceDraft, { draft: 'new' }],
    [
      'edit by versionId',
      { draft: 'old' },
      () => versioned('edit', { patch: { set: { title: 'x' } } }),
      { draft: 'x' },
    ],
    ['publish by versionId', { draft: 'new' }, () => versioned('publish'), { published: 'new' }],
    ['unpublish by versionId', { published: 'old' }, () => versioned('unpublish'), { draft: 'old' }],
    [
      'version.create with attributes, as the App SDK sends them',
      {},
      () => named('version.create', { publishedId: id, attributes: attributes() }),
      { draft: 'new' },
    ],
    ['delete removes both', { draft: 'new', published: 'old' }, () => remove([draft]), {}],
    ['delete without a draft', { published: 'old' }, () => remove([]), {}],
  ])('%s', async (_, before, action, after) => {
    await arrange(before)
    expect(await act(action())).toMatchObject({ status: 200, body: { transactionId: expect.any(String) } })
    expect(await world()).toEqual(after)
  })

  it('adds the keys that list items lack', async () => {
    const list = [{ v: 1, nested: [{ v: 2 }] }]
    await act(named('create', { publishedId: id, attributes: { ...attributes(), list } }))
    await act({ ...edit(), patch: { insert: { after: 'list[-1]', items: [{ v: 3 }] } } })
    const _key = expect.any(String)
    expect(await contract.client.getDocument(draft)).toMatchObject({
      list: [
        { _key, v: 1, nested: [{ _key, v: 2 }] },
        { _key, v: 3 },
      ],
    })
  })

  it.each<[string, World, () => object, number]>([
    ['create over a draft', { draft: 'old' }, create, 409],
    ['create over a published document', { published: 'old' }, create, 409],
    ['edit of nothing', {}, edit, 409],
    ['publish without a draft', { published: 'old' }, publish, 409],
    [
      'publish of another revision by versionId',
      { draft: 'new' },
      () => versioned('publish', { ifVersionRevisionId: 'other' }),
      409,
    ],
    [
      'publish with a passed revision of the draft',
      { draft: 'new' },
      () => publish({ ifDraftRevisionId: 'passed' }),
      409,
    ],
    [
      'publish with a passed revision of the published',
      { draft: 'new', published: 'old' },
      () => publish({ ifPublishedRevisionId: 'passed' }),
      409,
    ],
    [
      'publish over what was deleted meanwhile',
      { draft: 'new' },
      () => publish({ ifPublishedRevisionId: 'gone' }),
      409,
    ],
    ['unpublish of a draft', { draft: 'new' }, unpublish, 409],
    ['discard without a draft', { published: 'old' }, discard, 409],
    ['replaceDraft of nothing', {}, replaceDraft, 409],
    ['delete that leaves a draft behind', { draft: 'new', published: 'old' }, () => remove([]), 409],
    [
      'a draft of another document',
      { draft: 'new' },
      () => named('publish', { draftId: 'drafts.other', publishedId: id }),
      400,
    ],
    ['an action with a field missing', {}, () => named('publish', { draftId: draft }), 400],
    [
      'replacing a version that does not exist',
      {},
      () => named('version.replace', { document: { _id: `versions.r1.${id}`, _type: 'note' } }),
      409,
    ],
    [
      'an edit of a version without a release',
      { published: 'old' },
      () => named('edit', { draftId: `versions.r1.${id}`, publishedId: id, patch: {} }),
      409,
    ],
  ])('%s is refused and changes nothing', async (_, before, action, status) => {
    await arrange(before)
    expect(await act(action())).toMatchObject({
      status,
      body: { error: { type: 'actionError', items: [{ index: 0 }] } },
    })
    expect(await world()).toEqual(before)
  })

  it.each([
    ['not known', 'sanity.action.document.variant.publish'],
    ['no text', { toString: 1 }],
  ])('that is %s is refused with the known ones', async (_what, actionType) => {
    const answer = await act({ actionType })
    expect(answer.body).toMatchObject({
      error: { description: expect.stringContaining('sanity.action.document.publish') },
    })
  })

  it('publishes with the expected revision', async () => {
    await arrange({ draft: 'new', published: 'old' })
    const [draftDocument, published] = await contract.client.getDocuments([draft, id])
    const answer = await act(
      publish({ ifDraftRevisionId: draftDocument?._rev, ifPublishedRevisionId: published?._rev }),
    )
    expect(answer.status).toBe(200)
  })
})

describe('a list of actions', () => {
  it('is atomic', async () => {
    expect(await act([create(), named('discard', { draftId: 'drafts.nothing' })])).toMatchObject({
      status: 409,
      body: { error: { items: [{ index: 1 }] } },
    })
    expect(await world()).toEqual({})
  })

  it('does one after the other', async () => {
    expect((await act([create(), edit(), publish()])).status).toBe(200)
    expect(await world()).toEqual({ published: 'edited' })
  })

  it('tried without effect changes nothing', async () => {
    expect((await act(create(), { dryRun: true })).status).toBe(200)
    expect(await world()).toEqual({})
  })

  it('keeps the transaction id it is given', async () => {
    const transactionId = contract.id('transaction')
    expect((await act(create(), { transactionId })).body).toEqual({ transactionId })
    expect(await contract.client.getDocument(draft)).toMatchObject({ _rev: transactionId })
  })
})

describe('publishing', () => {
  it('keeps the creation date of a document', async () => {
    await contract.client.create({ _id: id, _type: 'note', _createdAt: '2020-01-01T00:00:00Z' })
    await act([edit(), publish()])
    expect(await contract.client.getDocument(id)).toMatchObject({ _createdAt: '2020-01-01T00:00:00Z', title: 'edited' })
  })

  it('strengthens references to published documents', async () => {
    const target = await contract.client.create({ _id: `${id}-target`, _type: 'note' })
    const to = { _type: 'reference', _ref: target._id, _weak: true, _strengthenOnPublish: { type: 'note' } }
    await contract.client.create({ _id: draft, _type: 'pointer', to })
    await act(publish())
    expect(await contract.client.getDocument(id)).toMatchObject({ to: { _type: 'reference', _ref: target._id } })
    await expect(contract.client.delete(target._id)).rejects.toThrow(`"${id}"`)
  })

  it('of a document whose reference has no target is refused', async () => {
    const to = { _type: 'reference', _ref: `${id}-nothing`, _weak: true, _strengthenOnPublish: { type: 'note' } }
    await contract.client.create({ _id: draft, _type: 'pointer', to })
    expect((await act(publish())).status).toBe(409)
  })

  it('publishes a document and the new one it refers to, or neither', async () => {
    const item = `${id}-item`
    const to = { _type: 'reference', _ref: item, _weak: true, _strengthenOnPublish: { type: 'note' } }
    await contract.client.create({ _id: draft, _type: 'pointer', to })
    const both = [publish(), named('publish', { draftId: `drafts.${item}`, publishedId: item })]
    expect((await act(both)).status).toBe(409)
    expect(await contract.client.getDocument(id)).toBeUndefined()
    await contract.client.create({ _id: `drafts.${item}`, _type: 'note', title: 'new' })
    expect((await act(both)).status).toBe(200)
    expect(await contract.client.getDocument(id)).toMatchObject({ to: { _type: 'reference', _ref: item } })
    expect(await contract.client.getDocument(item)).toMatchObject({ title: 'new' })
  })

  it('cannot be undone while others refer to the document', async () => {
    await arrange({ published: 'old' })
    await contract.client.create({ _id: `${id}-pointer`, _type: 'pointer', to: { _type: 'reference', _ref: id } })
    expect(await act(unpublish())).toMatchObject({
      status: 409,
      body: { error: { items: [{ error: { referencingIDs: [`${id}-pointer`] } }] } },
    })
  })
})
