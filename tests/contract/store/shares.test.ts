import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#lib/roles/roles.ts'
import { newShare, openedShare, shareList } from '#lib/shares/share.ts'
import { openSite, READ_TOKEN, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { wholeDocument } from './validDocument.ts'

const PATH = '/data/shares/production'
const DAY = 24 * 3_600_000

let site: Site
let editorId: string
let editor: string
beforeEach(async () => {
  site = await openSite()
  editorId = await site.add('editor')
  editor = await site.tokenOf(await site.signIn('editor@example.test'))
  const documents = [
    { _id: 'supportPage', _type: 'supportPage' },
    { _id: 'drafts.legalPolicy-privacy', _type: 'legalPolicy', slug: { current: 'privacy' } },
    { _id: 'legalPolicy-other', _type: 'legalPolicy', slug: { current: 'studio' } },
    { _id: 'drafts.partner-new', _type: 'partner', slug: { current: 'cedar-row' }, enabled: true },
    { _id: 'drafts.partner-off', _type: 'partner', slug: { current: 'off' }, enabled: false },
    { _id: 'supportPage-fr', _type: 'supportPage' },
    { _id: 'scanPage', _type: 'scanPage' },
    { _id: 'notFoundPage', _type: 'notFoundPage' },
    { _id: 'unsubscribePage', _type: 'unsubscribePage' },
    { _id: 'faq', _type: 'faq' },
  ]
  await mutate(...documents.map((document) => ({ create: wholeDocument(document) })))
})
afterEach(() => site.close())

const mutate = (...mutations: object[]) =>
  site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json: { mutations } })
const asRole = async (role: Role) => {
  await site.add(role)
  return site.tokenOf(await site.signIn(`${role}@example.test`))
}

const post = (json: object, token: string | undefined = editor) => site.call(PATH, { method: 'POST', token, json })

async function made(documentId = 'supportPage', days = 1, token = editor) {
  const answer = await post({ documentId, days }, token)
  expect(answer.status).toBe(201)
  return newShare.parse(await answer.json())
}

const open = (id: string, key: string, token: string | undefined = READ_TOKEN) =>
  site.call(`${PATH}/open`, { method: 'POST', token, json: { id, key } })
const revoke = (id: string, token: string | undefined = editor) =>
  site.call(`${PATH}/${id}`, { method: 'DELETE', token })
const listed = async () => shareList.parse(await (await site.call(PATH, { token: editor })).json()).shares

describe('a link', () => {
  it.each([
    ['supportPage', '/support'],
    ['supportPage-fr', '/fr/support'],
    ['legalPolicy-privacy', '/privacy'],
    ['partner-new', '/signup/mobile/cedar-row'],
    ['scanPage', '/signup/mobile/default'],
    ['notFoundPage', '/page-not-found'],
    ['unsubscribePage', '/unsubscribe'],
  ])('to the draft of %s leads to %s', async (documentId, path) => {
    const { share, key } = await made(documentId)
    const opened = await open(share.id, key)
    expect([opened.status, await opened.json()]).toEqual([
      200,
      { layers: expect.any(Array), path, expiresAt: share.expiresAt, isIncomplete: false, state: expect.any(String) },
    ])
  })

  it('shows a page in a state that any commit changes', async () => {
    const { share, key } = await made()
    const readState = async () => openedShare.parse(await (await open(share.id, key)).json()).state
    const before = await readState()
    expect(await readState()).toBe(before)
    await mutate({ create: { _id: 'drafts.other', _type: 'faq' } })
    expect(await readState()).not.toBe(before)
  })

  it('shows the draft and the new documents it lists, and no other draft', async () => {
    const listed = ['new', 'faq'].map((_ref) => ({ _key: _ref, _type: 'reference', _ref, _weak: true }))
    const drafts = [
      { _id: 'drafts.new', _type: 'faq' },
      { _id: 'drafts.faq', _type: 'faq' },
      { _id: 'drafts.supportPage', _type: 'supportPage', listed },
    ]
    await mutate(...drafts.map((create) => ({ create })))
    const { share, key } = await made()
    expect(await (await open(share.id, key)).json()).toMatchObject({ layers: ['drafts.supportPage', 'drafts.new'] })
  })

  it('to a French landing page shows the English draft, which has its path, until that is published', async () => {
    const english = { _type: 'landingPage', language: 'en-CA', path: '/spring' }
    const french = { _id: 'drafts.landing-fr', _type: 'landingPage', language: 'fr-CA' }
    await mutate({ create: { ...english, _id: 'drafts.landing' } }, { create: french })
    const { share, key } = await made('landing-fr')
    const layers = async () => openedShare.parse(await (await open(share.id, key)).json()).layers
    expect(await layers()).toEqual(['drafts.landing-fr', 'drafts.landing'])
    await mutate({ create: wholeDocument({ ...english, _id: 'landing' }) })
    expect(await layers()).toEqual(['drafts.landing-fr'])
  })

  it('shows a release until that is archived', async () => {
    const act = (action: object) =>
      site.call('/data/actions/production', { method: 'POST', token: editor, json: { actions: [action] } })
    await act({ actionType: 'sanity.action.release.create', releaseId: 'r1' })
    const from = { publishedId: 'supportPage', baseId: 'supportPage', versionId: 'versions.r1.supportPage' }
    await act({ actionType: 'sanity.action.document.version.create', ...from })
    const answer = await post({ documentId: 'supportPage', releaseId: 'r1', days: 1 })
    const { share, key } = newShare.parse(await answer.json())
    expect(await (await open(share.id, key)).json()).toMatchObject({ layers: ['r1'], path: '/support' })
    await act({ actionType: 'sanity.action.release.archive', releaseId: 'r1' })
    expect((await open(share.id, key)).status).toBe(404)
    expect((await post({ documentId: 'supportPage', releaseId: 'unknown', days: 1 })).status).toBe(404)
  })

  it.each([
    ['unpublished', 'sanity.action.document.unpublish'],
    ['deleted', 'sanity.action.document.delete'],
  ])('says that the page is incomplete once an item that it lists is %s', async (_how, actionType) => {
    const _strengthenOnPublish = { type: 'faq' }
    const listed = [{ _key: 'faq', _type: 'reference', _ref: 'faq', _weak: true, _strengthenOnPublish }]
    await mutate({ create: { _id: 'drafts.supportPage', _type: 'supportPage', listed } })
    const { share, key } = await made()
    const isIncomplete = async () => openedShare.parse(await (await open(share.id, key)).json()).isIncomplete
    expect(await isIncomplete()).toBe(false)
    const actions = [{ actionType, draftId: 'drafts.faq', publishedId: 'faq' }]
    await site.call('/data/actions/production', { method: 'POST', token: WRITE_TOKEN, json: { actions } })
    expect(await isIncomplete()).toBe(true)
  })

  it.each([
    ['marketer', 'scanPage'],
    ['marketer', 'notFoundPage'],
    ['marketer', 'unsubscribePage'],
    ['partnerManager', 'partner-new'],
    ['legal', 'legalPolicy-privacy'],
  ] as const)('can be created by the %s, who owns %s', async (role, documentId) => {
    const { share, key } = await made(documentId, 1, await asRole(role))
    expect((await open(share.id, key)).status).toBe(200)
  })

  it('follows its document to another path', async () => {
    const { share, key } = await made('partner-new')
    await mutate({ patch: { id: 'drafts.partner-new', set: { 'slug.current': 'cedar' } } })
    expect(await (await open(share.id, key)).json()).toMatchObject({ path: '/signup/mobile/cedar' })
  })

  it('is listed with author and end, without its key', async () => {
    const { share, key } = await made('supportPage', 7)
    expect(await listed()).toEqual([share])
    expect(share).toMatchObject({ path: '/support', author: { id: editorId, name: 'A editor' } })
    expect(Date.parse(share.expiresAt) - Date.parse(share.createdAt)).toBe(7 * DAY)
    const kept = await Promise.all(
      ['content.sqlite', 'content.sqlite-wal'].map((file) => readFile(join(site.folder, file))),
    )
    expect(Buffer.concat(kept).includes(key)).toBe(false)
  })

  it('survives a restart', async () => {
    const { share, key } = await made()
    await site.stop()
    const again = await openSite({ DATA_DIR: site.folder })
    const opened = await again.call(`${PATH}/open`, { method: 'POST', token: READ_TOKEN, json: { id: share.id, key } })
    expect(opened.status).toBe(200)
    site = again
  })
})

describe('a link has ended', () => {
  it.each<[string, (share: { id: string }) => unknown]>([
    ['once its time is over', () => site.pass(DAY + 1000)],
    ['once it is revoked', ({ id }) => revoke(id)],
    [
      'once who made it may not change the page any more',
      () =>
        site.call(`/accounts/${editorId}`, { method: 'PATCH', token: WRITE_TOKEN, json: { role: 'partnerManager' } }),
    ],
    [
      'once the account of who made it is disabled',
      () => site.call(`/accounts/${editorId}`, { method: 'PATCH', token: WRITE_TOKEN, json: { disabled: true } }),
    ],
  ])('%s', async (_when, end) => {
    const { share, key } = await made()
    await end(share)
    expect((await open(share.id, key)).status).toBe(404)
  })
})

describe('a link to a partner’s page has ended', () => {
  it.each<[string, object]>([
    ['once the partner is switched off', { patch: { id: 'drafts.partner-new', set: { enabled: false } } }],
    ['once it has no link value', { patch: { id: 'drafts.partner-new', unset: ['slug'] } }],
    ['once it is discarded', { delete: { id: 'drafts.partner-new' } }],
  ])('%s', async (_when, mutation) => {
    const { share, key } = await made('partner-new')
    await mutate(mutation)
    expect((await open(share.id, key)).status).toBe(404)
  })
})

it('a link to a landing page has ended while the English page has no path', async () => {
  const english = { _id: 'drafts.landing', _type: 'landingPage', language: 'en-CA' }
  await mutate({ create: english })
  expect((await post({ documentId: 'landing', days: 1 })).status).toBe(409)
  await mutate({ create: { _id: 'drafts.landing-fr', _type: 'landingPage', language: 'fr-CA' } })
  expect((await post({ documentId: 'landing-fr', days: 1 })).status).toBe(409)
  await mutate({ patch: { id: english._id, set: { path: '/spring' } } })
  const { share, key } = await made('landing-fr')
  await mutate({ patch: { id: english._id, unset: ['path'] } })
  expect((await open(share.id, key)).status).toBe(404)
})

describe('refused is', () => {
  it.each([
    ['another key', (id: string, key: string) => open(id, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`), 404],
    ['another id', (_id: string, key: string) => open('nothing', key), 404],
    ['no key', (id: string) => open(id, ''), 404],
    ['opening by a member', (id: string, key: string) => open(id, key, editor), 403],
    ['opening by anybody else', (id: string, key: string) => open(id, key, 'nobody'), 401],
  ])('%s', async (_what, call, status) => {
    const { share, key } = await made()
    expect((await call(share.id, key)).status).toBe(status)
  })

  it.each([
    ['a document without a page', { documentId: 'faq', days: 1 }, 409],
    ['a policy in the place of something else', { documentId: 'legalPolicy-other', days: 1 }, 409],
    ['a partner that is switched off', { documentId: 'partner-off', days: 1 }, 409],
    ['a document that is not there', { documentId: 'nothing', days: 1 }, 404],
    ['a link for ever', { documentId: 'supportPage', days: 365 }, 400],
  ])('%s', async (_what, given, status) => {
    expect((await post(given)).status).toBe(status)
  })

  it.each([
    ['viewer', 'supportPage'],
    ['legal', 'supportPage'],
    ['partnerManager', 'supportPage'],
    ['partnerManager', 'scanPage'],
    ['marketer', 'partner-new'],
    ['legal', 'partner-new'],
  ] as const)('%s, who does not own %s', async (role, documentId) => {
    const { share } = await made(documentId)
    const token = await asRole(role)
    expect((await post({ documentId, days: 1 }, token)).status).toBe(403)
    expect((await revoke(share.id, token)).status).toBe(403)
  })

  it('requests without an account, and by the write token', async () => {
    expect((await site.call(PATH)).status).toBe(401)
    expect((await site.call(PATH, { method: 'POST', json: { documentId: 'supportPage', days: 1 } })).status).toBe(401)
    expect((await post({ documentId: 'supportPage', days: 1 }, WRITE_TOKEN)).status).toBe(403)
  })
})
