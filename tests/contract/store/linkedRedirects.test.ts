import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { unpublishLater } from './releaseDesk.ts'
import { wholeDocument } from './validDocument.ts'

const REDIRECT = 'redirect-spring'
const draftId = `drafts.${REDIRECT}`
const redirect = { _id: REDIRECT, _type: 'redirect', from: '/spring-offer', to: '/business' }
const menuTo = (href: string) =>
  wholeDocument({
    _id: 'siteSettings',
    _type: 'siteSettings',
    header: {
      personalTab: 'a',
      businessTab: 'b',
      personalMenu: [{ _key: 'a', label: 'Offer', href }],
      businessMenu: [{ _key: 'b', label: 'c', href: '/' }],
    },
  })

let site: Site
let marketer: string
beforeAll(async () => {
  site = await openSite()
  await site.add('marketer')
  marketer = await site.tokenOf(await site.signIn('marketer@example.test'))
})
beforeEach(() =>
  write([{ createOrReplace: redirect }, { createOrReplace: menuTo('/spring-offer') }, { delete: { id: draftId } }]),
)
afterAll(() => site.close())

const mutate = (mutations: object[], token: string | undefined) =>
  site.call('/data/mutate/production', { method: 'POST', token, json: { mutations } })

async function write(mutations: object[]) {
  expect((await mutate(mutations, WRITE_TOKEN)).status).toBe(200)
}

const act = (name: string, given: object) =>
  site.call('/data/actions/production', {
    method: 'POST',
    token: marketer,
    json: { actions: [{ actionType: `sanity.action.document.${name}`, publishedId: REDIRECT, ...given }] },
  })

/** Every way in which a person makes the link of the menu a dead one. */
const ways: Record<string, () => Promise<Response>> = {
  deleted: () => act('delete', { includeDrafts: [] }),
  unpublished: () => act('unpublish', { draftId }),
  'deleted by a mutation': () => mutate([{ delete: { id: REDIRECT } }], marketer),
  'led away from another path': async () => {
    await mutate([{ createOrReplace: { ...redirect, _id: draftId, from: '/autumn-offer' } }], marketer)
    return act('publish', { draftId })
  },
  'unpublished at a set time': () =>
    site.call('/data/actions/production', {
      method: 'POST',
      token: marketer,
      json: { actions: unpublishLater(REDIRECT) },
    }),
}

describe('a redirect that the menu leads to', () => {
  it.each(Object.entries(ways))('is not %s: the error names the place of the link', async (_how, take) => {
    const answer = await take()
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('in the site settings. Let them lead elsewhere and publish that first.'),
    ])
    expect(site.store.get(REDIRECT)).toMatchObject({ from: '/spring-offer' })
  })

  it('can get another target', async () => {
    expect((await mutate([{ patch: { id: REDIRECT, set: { to: '/support' } } }], marketer)).status).toBe(200)
  })

  it('can be deleted once no published link needs it, whatever drafts contain', async () => {
    await write([
      { createOrReplace: menuTo('/support') },
      { createOrReplace: { ...menuTo('/spring-offer'), _id: 'drafts.siteSettings' } },
    ])
    expect((await act('delete', { includeDrafts: [] })).status).toBe(200)
  })

  it('can be deleted together with the link, or replaced by another', async () => {
    const heir = { ...redirect, _id: 'redirect-heir', to: '/support' }
    expect((await mutate([{ delete: { id: REDIRECT } }, { create: heir }], marketer)).status).toBe(200)
    const both = [
      { delete: { id: heir._id } },
      { patch: { id: 'siteSettings', set: { header: menuTo('/')['header'] } } },
    ]
    expect((await mutate(both, marketer)).status).toBe(200)
  })

  it('can be deleted by an import with the write token', async () => {
    expect((await mutate([{ delete: { id: REDIRECT } }], WRITE_TOKEN)).status).toBe(200)
  })
})
