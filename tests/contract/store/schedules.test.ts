import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schedule, scheduleList } from '#lib/schedules/schedule.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { eventually } from '#tests/support/eventually.ts'
import { wholeDocument } from './validDocument.ts'

const PATH = '/data/schedules/production'
const DAY = 24 * 3_600_000

let site: Site
let editor: string
let editorId: string
beforeEach(async () => {
  site = await openSite()
  editorId = await site.add('editor')
  editor = await site.tokenOf(await site.signIn('editor@example.test'))
  await write({ _id: 'page', _type: 'page', title: 'Old' }, { _id: 'drafts.page', _type: 'page', title: 'New' })
})
afterEach(() => site.close())

async function write(...documents: object[]) {
  const mutations = documents.map((createOrReplace) => ({ createOrReplace }))
  const answer = await site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json: { mutations } })
  expect(answer.status).toBe(200)
}

const act = (action: object) =>
  site.call('/data/actions/production', { method: 'POST', token: editor, json: { actions: [action] } })

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const post = (json: object, token: string | undefined = editor) => site.call(PATH, { method: 'POST', token, json })
const publishAt = (runAt: string) => ({ documentId: 'page', action: 'publish', runAt })

async function scheduled(json: object) {
  const answer = await post(json)
  expect(answer.status).toBe(201)
  return z.object({ schedule }).parse(await answer.json()).schedule
}

async function list() {
  return scheduleList.parse(await (await site.call(PATH, { token: editor })).json()).schedules
}

const listWaiting = async () => (await list()).filter(({ state }) => state === 'waiting')

const getState = async (id: string) => {
  const found = (await list()).find((each) => each.id === id)
  return { state: found?.state, reason: found?.reason }
}
const ended = (id: string, state: string, reason: string | null = null) =>
  eventually(async () => expect(await getState(id)).toEqual({ state, reason }))

const message = async (answer: Response) => z.object({ message: z.string() }).parse(await answer.json()).message

describe('a due schedule', () => {
  it('publishes the draft of that time, in the name of its author', async () => {
    const { id } = await scheduled(publishAt(inDays(1)))
    await write({ _id: 'drafts.page', _type: 'page', title: 'Newer' })
    site.comeDue()
    await ended(id, 'done')
    expect([site.store.get('page')?.['title'], site.store.get('drafts.page')]).toEqual(['Newer', undefined])
    expect(site.store.transactions(['page']).at(-1)?.author).toBe(editorId)
  })

  it('unpublishes a page and keeps its draft', async () => {
    const { id } = await scheduled({ documentId: 'page', action: 'unpublish', runAt: inDays(1) })
    site.comeDue()
    await ended(id, 'done')
    expect([site.store.get('page'), site.store.get('drafts.page')?.['title']]).toEqual([undefined, 'New'])
  })

  it('does nothing without a draft, and the list shows it', async () => {
    const { id } = await scheduled(publishAt(inDays(1)))
    await act({ actionType: 'sanity.action.document.discard', draftId: 'drafts.page' })
    site.comeDue()
    await ended(id, 'failed', 'There is no draft to publish.')
    expect(site.store.transactions(['page'])).toHaveLength(1)
  })

  it('is done once its document is published by hand, unless it unpublishes', async () => {
    const publish = await scheduled(publishAt(inDays(1)))
    const unpublish = await scheduled({ ...publishAt(inDays(2)), action: 'unpublish' })
    await act({ actionType: 'sanity.action.document.publish', draftId: 'drafts.page', publishedId: 'page' })
    expect(await getState(publish.id)).toEqual({ state: 'done', reason: null })
    expect((await listWaiting()).map(({ id }) => id)).toEqual([unpublish.id])
  })

  it.each([
    ['has another role by then', { role: 'viewer' }, 'editor'],
    ['is disabled by then', { disabled: true }, 'administrator'],
  ])('does nothing when its author %s, and mails who may know', async (_what, json, informed) => {
    await site.add('administrator')
    const { id } = await scheduled(publishAt(inDays(1)))
    await site.call(`/accounts/${editorId}`, { method: 'PATCH', token: WRITE_TOKEN, json })
    editor = await site.tokenOf(await site.signIn('administrator@example.test'))
    site.comeDue()
    await ended(id, 'failed', 'The person who set the time may no longer publish this.')
    expect(site.store.get('page')?.['title']).toBe('Old')
    const mail = await eventually(async () => readFile(join(site.folder, 'mail', `${id}.eml`), 'utf8'))
    expect(mail).toContain(`To: ${informed}@example.test`)
  })

  const showing = (_ref: string) => [{ _key: 'a', _type: 'reference', _ref, _weak: true, _strengthenOnPublish: {} }]

  it('publishes new items with the draft', async () => {
    const { id } = await scheduled(publishAt(inDays(1)))
    await write({ _id: 'drafts.item', _type: 'page', title: 'Item', more: showing('deeper') })
    await write({ _id: 'drafts.deeper', _type: 'page', title: 'Deeper' })
    await write({ _id: 'drafts.page', _type: 'page', title: 'New', items: showing('item') })
    site.comeDue()
    await ended(id, 'done')
    expect(['page', 'item', 'deeper'].map((each) => site.store.get(each)?.['title'])).toEqual(['New', 'Item', 'Deeper'])
    const [last] = site.store.transactionsSince(site.store.sequence - 1, 1)
    expect(last?.changes).toHaveLength(6)
  })

  it('fails when the draft lists a withdrawn item', async () => {
    await write({ _id: 'item', _type: 'page', title: 'Item' })
    const withdraw = { actionType: 'sanity.action.document.unpublish', draftId: 'drafts.item', publishedId: 'item' }
    await act(withdraw)
    const { id } = await scheduled(publishAt(inDays(1)))
    await write({ _id: 'drafts.page', _type: 'page', title: 'New', items: showing('item') })
    site.comeDue()
    await ended(id, 'failed', 'It shows “Item”, which was unpublished. Publish that first.')
    expect(site.store.get('item')).toBeUndefined()
  })

  it('fails when the draft lists an incomplete item, and mails its author', async () => {
    const { id } = await scheduled(publishAt(inDays(1)))
    await write({ _id: 'drafts.question', _type: 'faq', question: 'Is it free?' })
    await write({ _id: 'drafts.page', _type: 'page', title: 'New', questions: showing('question') })
    site.comeDue()
    await ended(id, 'failed', 'In “question” (faq): “audience”: Required. “answer”: Required.')
    expect(site.store.get('page')?.['title']).toBe('Old')
    const mail = await eventually(async () => readFile(join(site.folder, 'mail', `${id}.eml`), 'utf8'))
    expect(mail).toContain('To: editor@example.test')
    expect(mail).toContain('Subject: =?UTF-8?Q?Not_published')
  })

  it('is refused what its author would be refused', async () => {
    const redirect = { _type: 'redirect', from: '/spring', to: '/support' }
    await write({ ...redirect, _id: 'drafts.late' })
    const { id } = await scheduled({ documentId: 'late', action: 'publish', runAt: inDays(1) })
    await write({ ...redirect, _id: 'first' })
    site.comeDue()
    await ended(id, 'failed', '“from”: Another redirect leads from “/spring” to “/support”. Change that one.')
    expect(site.store.get('late')).toBeUndefined()
  })
})

describe('a schedule that is not due', () => {
  it('is listed, next one first, and can be moved and cancelled', async () => {
    const later = await scheduled({ documentId: 'page', action: 'unpublish', runAt: inDays(2) })
    const sooner = await scheduled(publishAt(inDays(1)))
    expect((await listWaiting()).map(({ id }) => id)).toEqual([sooner.id, later.id])
    const runAt = inDays(3)
    const moved = await site.call(`${PATH}/${sooner.id}`, { method: 'PATCH', token: editor, json: { runAt } })
    expect(moved.status).toBe(200)
    expect((await listWaiting()).map(({ id }) => id)).toEqual([later.id, sooner.id])
    expect((await site.call(`${PATH}/${later.id}`, { method: 'DELETE', token: editor })).status).toBe(200)
    site.comeDue()
    await ended(sooner.id, 'done')
    expect(await getState(later.id)).toEqual({ state: 'cancelled', reason: null })
    for (const method of ['DELETE', 'PATCH']) {
      const late = await site.call(`${PATH}/${later.id}`, { method, token: editor, json: { runAt: inDays(1) } })
      expect([late.status, await message(late)]).toEqual([409, 'This schedule has already run or was cancelled.'])
    }
  })

  it('lists the author and the planned action', async () => {
    const runAt = inDays(1)
    expect(await scheduled(publishAt(runAt))).toEqual({
      id: expect.any(String),
      documentId: 'page',
      documentType: 'page',
      action: 'publish',
      runAt,
      author: { id: editorId, name: 'A editor' },
      state: 'waiting',
      reason: null,
      finishedAt: null,
    })
  })
})

describe('refused is', () => {
  it.each([
    ['a time that has passed', { runAt: '2020-01-01T00:00:00Z' }, 400, 'This time has passed'],
    ['a time far away', { runAt: '2099-01-01T00:00:00Z' }, 400, 'more than two years'],
    ['a time without a zone', { runAt: '2099-01-01T00:00:00' }, 400, 'not as expected'],
    ['a draft’s id', { documentId: 'drafts.page' }, 400, 'not the ID of a published document'],
    ['another action', { action: 'delete' }, 400, 'not as expected'],
    ['a document without a draft', { documentId: 'nothing' }, 409, 'There is no draft to publish.'],
    ['unpublishing what is not', { documentId: 'nothing', action: 'unpublish' }, 409, 'It is not published.'],
    ['a legal document', { documentId: 'privacy' }, 409, 'cannot be scheduled'],
    ['a redirect in a page’s place', { documentId: 'redirect' }, 409, 'is a page of this site'],
    ['unpublishing the default partner', { documentId: 'home', action: 'unpublish' }, 409, 'cannot be deleted'],
  ])('%s', async (_what, wrong, status, words) => {
    await write({ _id: 'drafts.privacy', _type: 'legalPolicy' })
    await write({ _id: 'drafts.redirect', _type: 'redirect', from: '/support', to: '/' })
    await write(wholeDocument({ _id: 'home', _type: 'partner', slug: { current: 'default' } }))
    const answer = await post({ ...publishAt(inDays(1)), ...wrong })
    expect([answer.status, await message(answer)]).toEqual([status, expect.stringContaining(words)])
    expect(await list()).toEqual([])
  })

  it('unpublishing a listed item, with the place to remove it from', async () => {
    const questions = [{ _key: 'a', _type: 'reference', _ref: 'question' }]
    await write(wholeDocument({ _id: 'question', _type: 'faq' }))
    await write({ _id: 'drafts.personalPage', _type: 'personalPage', faq: { questions } })
    const unpublish = { documentId: 'question', action: 'unpublish', runAt: inDays(1) }
    const answer = await post(unpublish)
    const words = 'It is used on the personal page. Take it off there and publish that first.'
    expect([answer.status, await message(answer)]).toEqual([409, words])
    await write({ _id: 'drafts.personalPage', _type: 'personalPage', faq: { questions: [] } })
    expect((await post(unpublish)).status).toBe(201)
  })

  it('a second one for the same document', async () => {
    await scheduled(publishAt(inDays(1)))
    expect((await post(publishAt(inDays(2)))).status).toBe(409)
  })

  it.each([
    ['viewer', 403],
    ['legal', 403],
    ['partnerManager', 403],
  ] as const)('%s, who may only read', async (role, status) => {
    const { id } = await scheduled(publishAt(inDays(1)))
    await site.add(role)
    const token = await site.tokenOf(await site.signIn(`${role}@example.test`))
    const calls = [
      await post({ ...publishAt(inDays(1)), action: 'unpublish' }, token),
      await site.call(`${PATH}/${id}`, { method: 'PATCH', token, json: { runAt: inDays(1) } }),
      await site.call(`${PATH}/${id}`, { method: 'DELETE', token }),
    ]
    expect(calls.map((answer) => answer.status)).toEqual([status, status, status])
    expect((await site.call(PATH, { token })).status).toBe(200)
  })

  it('requests without an account, and by the write token', async () => {
    expect((await site.call(PATH)).status).toBe(401)
    expect((await site.call(PATH, { method: 'POST', json: publishAt(inDays(1)) })).status).toBe(401)
    expect((await post(publishAt(inDays(1)), WRITE_TOKEN)).status).toBe(403)
  })
})
