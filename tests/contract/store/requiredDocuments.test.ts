import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '#lib/pages.ts'
import { policyRoutes } from '#lib/links/policies.ts'
import { singletonTypes } from '#lib/content/tags.ts'
import type { Site } from './accountsSite.ts'
import { openSite, WRITE_TOKEN } from './accountsSite.ts'
import { unpublishLater } from './releaseDesk.ts'
import { wholeDocument } from './validDocument.ts'

const policy = (slug: string) => ({
  _id: `policy-${slug}`,
  _type: 'legalPolicy',
  slug: { _type: 'slug', current: slug },
})

/** The documents without which pages of the site would fail or be gone. */
const documents = [
  ...singletonTypes.map((type) => ({ _id: type, _type: type })),
  ...policyRoutes.map((route) => policy(pages[route].path.slice(1))),
].map((document) => wholeDocument(document))

let site: Site
const tokens: Partial<Record<'administrator' | 'marketer' | 'legal', string>> = {}

beforeAll(async () => {
  site = await openSite()
  for (const role of ['administrator', 'marketer', 'legal'] as const) {
    await site.add(role)
    tokens[role] = await site.tokenOf(await site.signIn(`${role}@example.test`))
  }
  await write(documents.map((createOrReplace) => ({ createOrReplace })))
})
afterAll(() => site.close())

const mutate = (mutations: object[], token: string | undefined) =>
  site.call('/data/mutate/production', { method: 'POST', token, json: { mutations } })
const act = (name: string, given: object, token: string | undefined) =>
  site.call('/data/actions/production', {
    method: 'POST',
    token,
    json: { actions: [{ actionType: `sanity.action.document.${name}`, ...given }] },
  })

async function write(mutations: object[]) {
  expect((await mutate(mutations, WRITE_TOKEN)).status).toBe(200)
}

type Removal = (id: string, token: string | undefined) => Promise<Response>

/** Every way in which a call takes a published document from visitors. */
const removals: Record<string, Removal> = {
  deleted: (publishedId, token) => act('delete', { publishedId, includeDrafts: [] }, token),
  unpublished: (publishedId, token) => act('unpublish', { publishedId, draftId: `drafts.${publishedId}` }, token),
  'deleted by a mutation': (id, token) => mutate([{ delete: { id } }], token),
  'deleted by a query': (id, token) => mutate([{ delete: { query: '*[_id == $id]', params: { id } } }], token),
  'replaced by a document of another type': (_id, token) =>
    mutate([{ createOrReplace: wholeDocument({ _id, _type: 'somethingElse' }) }], token),
}

const REASON = 'can be changed, but not deleted, unpublished or moved'
const WRONG_TYPE = 'belongs to the document of the type'

describe.each(Object.entries(removals))('a required document is not %s', (_how, remove) => {
  it.each(documents)('$_id', async ({ _id }) => {
    const answer = await remove(_id, tokens.administrator)
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringMatching(new RegExp(`${REASON}|${WRONG_TYPE}`)),
    ])
    expect(site.store.get(_id)).toBeDefined()
  })
})

it('cannot be deleted by a role that may change it', async () => {
  const settings = await mutate([{ delete: { query: '*[_type == "siteSettings"]' } }], tokens.marketer)
  const privacy = await mutate([{ delete: { id: 'policy-privacy' } }], tokens.legal)
  expect([settings.status, privacy.status]).toEqual([409, 409])
})

it('is not unpublished at a set time', async () => {
  const json = { actions: unpublishLater('siteSettings') }
  const answer = await site.call('/data/actions/production', { method: 'POST', token: tokens.marketer, json })
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(REASON)])
})

it('a policy keeps its address', async () => {
  const set = { 'slug.current': 'privacy-of-old' }
  const answer = await mutate([{ patch: { id: 'policy-privacy', set } }], tokens.legal)
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(REASON)])
})

it('can be changed, and its draft discarded', async () => {
  const draftId = 'drafts.siteSettings'
  const edited = { draftId, publishedId: 'siteSettings', patch: { set: { touched: true } } }
  expect((await act('edit', edited, tokens.marketer)).status).toBe(200)
  expect((await act('discard', { draftId }, tokens.marketer)).status).toBe(200)
  expect((await mutate([{ patch: { id: 'siteSettings', set: { touched: true } } }], tokens.marketer)).status).toBe(200)
})

it('a policy at an unknown path can be deleted', async () => {
  await write([{ createOrReplace: wholeDocument(policy('old-terms')) }])
  expect((await mutate([{ delete: { id: 'policy-old-terms' } }], tokens.legal)).status).toBe(200)
})

describe('a translation', () => {
  const french = ['siteSettings-fr', 'personalPage-fr', 'policy-privacy-fr'] as const
  const getType = (id: string) => (id.startsWith('policy') ? 'legalPolicy' : id.replace('-fr', ''))
  const translation = (_id: string) => wholeDocument({ ...policy('privacy'), _id, _type: getType(_id) })

  it.each(french)('%s can be deleted, which removes the language', async (id) => {
    await write([{ createOrReplace: translation(id) }])
    expect((await mutate([{ delete: { id } }], tokens.administrator)).status).toBe(200)
  })

  it('has the language of its id, whatever is written', async () => {
    const _id = 'drafts.siteSettings-fr'
    await write([{ createOrReplace: { _id, _type: 'siteSettings', language: 'en-CA' } }])
    expect(site.store.get(_id)).toMatchObject({ language: 'fr-CA' })
  })

  it('cannot have another type or language', async () => {
    const other = await mutate([{ create: { _id: 'personalPage-fr', _type: 'businessPage' } }], WRITE_TOKEN)
    expect([other.status, await other.text()]).toEqual([409, expect.stringContaining(WRONG_TYPE)])
    const moved = await mutate([{ patch: { id: 'siteSettings', set: { language: 'fr-CA' } } }], WRITE_TOKEN)
    expect([moved.status, await moved.text()]).toEqual([409, expect.stringContaining('language cannot be changed')])
  })

  it('cannot refer to a document in another language', async () => {
    const review = (_id: string) => wholeDocument({ _id, _type: 'testimonial' })
    await write([review('review'), review('review-fr')].map((create) => ({ create })))
    const publish = (_ref: string) => {
      const scan = wholeDocument({ _id: 'scanPage-fr', _type: 'scanPage', testimonial: { _type: 'reference', _ref } })
      return mutate([{ createOrReplace: scan }], tokens.marketer)
    }
    const english = await publish('review')
    expect([english.status, await english.text()]).toEqual([409, expect.stringContaining('Choose one in the same')])
    expect((await publish('review-fr')).status).toBe(200)
  })

  it('belongs to the same role', async () => {
    const create = { _id: 'drafts.disclosures-fr', _type: 'disclosures' }
    const answers = [await mutate([{ create }], tokens.marketer), await mutate([{ create }], tokens.legal)]
    expect(answers.map(({ status }) => status)).toEqual([403, 200])
  })
})

it('a server with the write token may delete it, for an import', async () => {
  expect((await mutate([{ delete: { id: 'siteSettings' } }], WRITE_TOKEN)).status).toBe(200)
  expect(site.store.get('siteSettings')).toBeUndefined()
  await write(documents.map((createOrReplace) => ({ createOrReplace })))
})

it.each(['siteSettings', 'drafts.siteSettings', 'versions.r1.siteSettings'])(
  'the id %s is refused for a document of another type',
  async (_id) => {
    for (const name of ['createOrReplace', 'createIfNotExists', 'create']) {
      const answer = await mutate([{ delete: { id: _id } }, { [name]: { _id, _type: 'settings' } }], WRITE_TOKEN)
      expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(WRONG_TYPE)])
    }
    expect(site.store.get('siteSettings')?._type).toBe('siteSettings')
  },
)
