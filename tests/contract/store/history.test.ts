import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Contract, openContract } from './harness.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

const effects = z.record(z.string(), z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) }))
const entry = z.looseObject({
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  documentIDs: z.array(z.string()),
  effects: effects.optional(),
  mutations: z.array(z.unknown()).optional(),
})
const eventPage = z.object({
  events: z.record(z.string(), z.array(z.looseObject({ type: z.string(), id: z.string() }))),
  nextCursor: z.string(),
})

async function transactions(ids: string, search: Record<string, string> = {}) {
  const path = `/data/history/${contract.dataset}/transactions/${ids}?${new URLSearchParams(search)}`
  const { status, body } = await contract.request(path)
  expect(status).toBe(200)
  return String(body)
    .split('\n')
    .filter(Boolean)
    .map((line) => entry.parse(JSON.parse(line)))
}

async function documentAt(ids: string, search: Record<string, string>) {
  const path = `/data/history/${contract.dataset}/documents/${ids}?${new URLSearchParams(search)}`
  const { body } = await contract.request(path)
  return z.object({ documents: z.array(z.looseObject({ _id: z.string(), _rev: z.string() })) }).parse(body).documents
}

async function events(id: string, search: Record<string, string> = {}) {
  const path = `/data/history/${contract.dataset}/events/documents/${id}?${new URLSearchParams(search)}`
  const { body } = await contract.request(path)
  const { events: byId, nextCursor } = eventPage.parse(body)
  return { events: byId[id] ?? [], nextCursor }
}

const action = (name: string, detail: object) =>
  contract.request(`/data/actions/${contract.dataset}`, {
    method: 'POST',
    body: JSON.stringify({ actions: [{ actionType: `sanity.action.document.${name}`, ...detail }] }),
  })

const getTypes = async (id: string) => (await events(id)).events.map(({ type }) => type)

/** An FAQ that was drafted, edited once and published. */
async function published() {
  const publishedId = contract.id('life')
  const draftId = `drafts.${publishedId}`
  const ids = { publishedId, draftId }
  await contract.client.create({ _id: draftId, _type: 'note', n: 0 })
  const lastEdit = (await contract.client.patch(draftId).set({ n: 1 }).commit())._rev
  await action('publish', ids)
  return { ...ids, ids, lastEdit }
}

/** A published FAQ with five revisions, by their transaction ids, oldest first. */
async function edited() {
  const id = contract.id('faq')
  const revisions = [(await contract.client.create({ _id: id, _type: 'note', n: 0 }))._rev]
  for (const n of [1, 2, 3, 4]) revisions.push((await contract.client.patch(id).set({ n }).commit())._rev)
  return { id, revisions }
}

describe('transactions of a document', () => {
  it('come oldest first, with author, time and mutations', async () => {
    const { id, revisions } = await edited()
    const found = await transactions(id, { effectFormat: 'mendoza' })
    expect(found.map((transaction) => transaction.id)).toEqual(revisions)
    expect(found[1]).toMatchObject({ documentIDs: [id], mutations: [{ patch: { id, set: { n: 1 } } }] })
  })

  it('are selected by time and author', async () => {
    const { id, revisions } = await edited()
    const [first, second] = await transactions(id)
    const select = async (search: Record<string, string>) => (await transactions(id, search)).map((each) => each.id)
    const after = new Date(Date.parse(String(second?.timestamp)) + 1).toISOString()
    expect(await select({ fromTime: String(second?.timestamp) })).toEqual(expect.arrayContaining(revisions.slice(1)))
    expect(await select({ fromTime: after })).not.toContain(revisions[1])
    expect(await select({ toTime: String(first?.timestamp) })).toContain(revisions[0])
    expect(await select({ toTime: '2020-01-01T00:00:00+02:00' })).toEqual([])
    expect(await select({ authors: `other,${first?.author}` })).toEqual(revisions)
    expect(await select({ authors: 'other', reverse: 'true', limit: '1' })).toEqual([])
  })

  it.each(['excludeContent', 'excludeMutations'])('have no mutations with %s', async (option) => {
    const { id } = await edited()
    const [first] = await transactions(id, { [option]: 'true' })
    expect(first).not.toHaveProperty('mutations')
  })

  it('hold the patches that rebuild it from nothing', async () => {
    const { id } = await edited()
    const found = await transactions(id, { effectFormat: 'mendoza' })
    const built = found.reduce<unknown>(
      (state, transaction) => applyPatch(state, transaction.effects?.[id]?.apply ?? []),
      null,
    )
    const { _rev: _, ...now } = (await contract.client.getDocument(id)) ?? { _rev: '' }
    expect(built).toEqual(now)
  })

  it.each([
    { asking: { reverse: 'true' }, gets: [4, 3, 2, 1, 0] },
    { asking: { limit: '2' }, gets: [0, 1] },
    { asking: { reverse: 'true', limit: '2' }, gets: [4, 3] },
    { asking: { fromTransaction: 2 }, gets: [2, 3, 4] },
    { asking: { toTransaction: 2 }, gets: [0, 1, 2] },
    { asking: { fromTransaction: 1, toTransaction: 3 }, gets: [1, 2, 3] },
    { asking: { toTransaction: 3, reverse: 'true', limit: '2' }, gets: [3, 2] },
  ])('with $asking are number $gets', async ({ asking, gets }) => {
    const { id, revisions } = await edited()
    const search = Object.fromEntries(
      Object.entries(asking).map(([name, value]) => [
        name,
        typeof value === 'number' ? (revisions[value] ?? '') : value,
      ]),
    )
    const found = await transactions(id, search)
    expect(found.map((transaction) => revisions.indexOf(transaction.id))).toEqual(gets)
  })

  it('come without mutations with excludeContent', async () => {
    const { id } = await edited()
    const [first] = await transactions(id, { excludeContent: 'true', effectFormat: 'mendoza' })
    expect(first).not.toHaveProperty('mutations')
    expect(first?.effects?.[id]).toBeDefined()
  })

  it('leave out other documents', async () => {
    const [one, other] = [contract.id('one'), contract.id('other')]
    await contract.client
      .transaction()
      .create({ _id: one, _type: 'note' })
      .create({ _id: other, _type: 'note' })
      .commit()
    const [found] = await transactions(one, { effectFormat: 'mendoza' })
    expect([found?.documentIDs, Object.keys(found?.effects ?? {})]).toEqual([[one], [one]])
  })

  it('can start at the published revision that a draft is based on', async () => {
    const { id, revisions } = await edited()
    const { _rev } = await contract.client.create({ _id: `drafts.${id}`, _type: 'note', n: 5 })
    const found = await transactions(`drafts.${id}`, { fromTransaction: revisions[4] ?? '' })
    expect(found.map((transaction) => transaction.id)).toEqual([revisions[4], _rev])
  })
})

describe('a former state of a document', () => {
  it.each(['documents', 'transactions'])('is refused for more than 200 documents: %s', async (what) => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `x${index},x${index}`).join()
    const ask = (count: number) => contract.request(`/data/history/${contract.dataset}/${what}/${ids(count)}`)
    expect([(await ask(200)).status, (await ask(201)).status]).toEqual([200, 400])
  })

  it('is returned as of a revision', async () => {
    const { id, revisions } = await edited()
    expect(await documentAt(id, { revision: revisions[2] ?? '' })).toMatchObject([
      { _id: id, n: 2, _rev: revisions[2] },
    ])
  })

  it('is returned as of a time', async () => {
    const { id, revisions } = await edited()
    const [, second] = await transactions(id)
    expect(await documentAt(id, { time: second?.timestamp ?? '' })).toMatchObject([{ _id: id }])
    expect(await documentAt(id, { time: '2000-01-01T00:00:00Z' })).toEqual([])
    expect(await documentAt(id, { time: new Date().toISOString() })).toMatchObject([{ _rev: revisions[4] }])
  })

  it('is found by its last revision after it was deleted', async () => {
    const { id, revisions } = await edited()
    await contract.client.delete(id)
    expect(await documentAt(id, { time: new Date().toISOString() })).toEqual([])
    expect(await documentAt(id, { lastRevision: 'true' })).toMatchObject([{ _id: id, n: 4, _rev: revisions[4] }])
  })

  it('is not that of a draft which was discarded before the document was deleted', async () => {
    const { draftId, publishedId } = await published()
    await contract.client.create({ _id: draftId, _type: 'note', n: 'discarded' })
    await action('discard', { draftId, publishedId })
    await action('delete', { publishedId, includeDrafts: [] })
    expect(await documentAt(draftId, { lastRevision: 'true' })).toMatchObject([{ _id: draftId, n: 1 }])
  })

  it('is that of its draft when both were deleted at once', async () => {
    const { draftId, publishedId } = await published()
    await contract.client.create({ _id: draftId, _type: 'note', n: 'unpublished' })
    await action('delete', { publishedId, includeDrafts: [draftId] })
    expect(await documentAt(draftId, { lastRevision: 'true' })).toMatchObject([{ _id: draftId, n: 'unpublished' }])
  })

  it('is found under the id of its draft, as the Studio requests it for a restore', async () => {
    const { id, revisions } = await edited()
    const [restored] = await documentAt(`drafts.${id}`, { revision: revisions[1] ?? '' })
    expect(restored).toMatchObject({ _id: `drafts.${id}`, n: 1 })
  })

  it('is missing for an unknown revision', async () => {
    const { id } = await edited()
    expect(await documentAt(id, { revision: 'never' })).toEqual([])
  })
})

describe('events of a document', () => {
  it('list the creation and publishing of a draft, newest first', async () => {
    const { draftId, publishedId, lastEdit } = await published()
    const { events: found, nextCursor } = await events(draftId)
    expect(found).toMatchObject([
      {
        type: 'publishDocumentVersion',
        documentId: publishedId,
        versionId: draftId,
        versionRevisionId: lastEdit,
        revisionId: (await contract.client.getDocument(publishedId))?._rev,
        publishCause: 'document.publish',
        contributors: [expect.any(String)],
      },
      { type: 'createDocumentVersion', documentId: publishedId, versionId: draftId },
    ])
    expect(nextCursor).toBe('')
  })

  it('of the published document omit those of its draft', async () => {
    const { publishedId } = await published()
    expect(await getTypes(publishedId)).toEqual(['publishDocumentVersion'])
  })

  it('list the discarding of a draft', async () => {
    const { draftId, publishedId } = await published()
    const { _rev } = await contract.client.create({ _id: draftId, _type: 'note', n: 2 })
    await action('discard', { draftId, publishedId })
    const { events: found } = await events(draftId)
    expect(found[0]).toMatchObject({ type: 'deleteDocumentVersion', versionId: draftId, versionRevisionId: _rev })
  })

  it('list unpublishing and deleting', async () => {
    const { draftId, publishedId, ids } = await published()
    await action('unpublish', ids)
    expect((await getTypes(publishedId))[0]).toBe('unpublishDocument')
    await action('publish', ids)
    await action('delete', { publishedId, includeDrafts: [draftId] })
    expect((await getTypes(publishedId))[0]).toBe('deleteDocumentGroup')
  })

  it('list the changes of a document without drafts', async () => {
    const { id } = await edited()
    expect(await getTypes(id)).toEqual([...Array<string>(4).fill('updateLiveDocument'), 'createLiveDocument'])
  })

  it('come in one page', async () => {
    const { id, revisions } = await edited()
    const { events: found, nextCursor } = await events(id, { limit: '3' })
    expect(found.map((event) => event.id)).toEqual(revisions.toReversed())
    expect(nextCursor).toBe('')
  })
})

describe('history', () => {
  const calls = ['transactions/some', 'documents/some?lastRevision=true', 'events/documents/some']
  it.each(calls)('/%s needs a role that may read it', async (call) => {
    const path = `/data/history/${contract.dataset}/${call}`
    const { status } = await contract.request(path, { headers: {} })
    expect([401, 403]).toContain(status)
  })

  it.each(['transactions/some?limit=-1', 'documents/some?time=yesterday'])(
    '/%s is answered with a 400',
    async (call) => {
      const { status } = await contract.request(`/data/history/${contract.dataset}/${call}`)
      expect(status).toBe(400)
    },
  )
})

it('deleted documents are listed by their last name, discarded and published drafts are not', async () => {
  const listDeleted = async () => {
    const { status, body } = await contract.request(`/data/history/${contract.dataset}/deleted`)
    expect(status).toBe(200)
    return z
      .object({ documents: z.array(z.object({ id: z.string(), type: z.string(), name: z.string() })) })
      .parse(body)
  }
  const mutate = (...mutations: object[]) =>
    contract.request(`/data/mutate/${contract.dataset}`, {
      method: 'POST',
      body: JSON.stringify({ mutations }),
    })
  await mutate(
    { create: { _id: 'gone', _type: 'note', title: 'Old' } },
    { create: { _id: 'drafts.gone', _type: 'note' } },
  )
  await mutate({ create: { _id: 'kept', _type: 'note' } }, { create: { _id: 'drafts.kept', _type: 'note' } })
  await mutate({ patch: { id: 'gone', set: { title: 'Last' } } })
  await mutate({ delete: { id: 'drafts.kept' } })
  expect((await listDeleted()).documents.map(({ id }) => id)).not.toContain('gone')
  await mutate({ delete: { id: 'drafts.gone' } }, { delete: { id: 'gone' } })
  const { documents } = await listDeleted()
  expect(documents[0]).toEqual({ id: 'gone', type: 'note', name: '“Last”' })
  expect(documents.map(({ id }) => id)).not.toContain('kept')
})
