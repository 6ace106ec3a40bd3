import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Site } from './accountsSite.ts'
import { openSite, WRITE_TOKEN } from './accountsSite.ts'
import { EventReader } from './eventReader.ts'
import { wholeDocument } from './validDocument.ts'

const ROLES = ['administrator', 'editor', 'marketer', 'legal', 'partnerManager', 'viewer'] as const
type Caller = (typeof ROLES)[number]

/** Who may change documents of a type: one of each owner's, and those with rules of their own. */
const CHANGED_BY: Record<string, readonly Caller[]> = {
  personalPage: ['administrator', 'editor', 'marketer'],
  faq: ['administrator', 'editor', 'marketer'],
  legalPolicy: ['administrator', 'editor', 'legal'],
  policyVersion: ['administrator'],
  partner: ['administrator', 'editor', 'partnerManager'],
  'sanity.imageAsset': ['administrator', 'editor'],
  'system.group': ['administrator'],
  aTypeNobodyListed: ['administrator', 'editor'],
}

let site: Site
let picture: Blob
const tokens: Partial<Record<Caller, string>> = {}

beforeAll(async () => {
  site = await openSite()
  const drawing = sharp({ create: { width: 2, height: 2, channels: 3, background: '#0a6b4f' } }).png()
  picture = new Blob([new Uint8Array(await drawing.toBuffer())])
  for (const role of ROLES) {
    await site.add(role)
    tokens[role] = await site.tokenOf(await site.signIn(`${role}@example.test`))
  }
})
afterAll(() => site.close())

const mutation = (...mutations: object[]) => ({
  path: '/data/mutate/production?returnIds=true',
  init: { method: 'POST', json: { mutations } },
})
const action = (name: string, given: object) => ({
  path: '/data/actions/production',
  init: { method: 'POST', json: { actions: [{ actionType: `sanity.action.document.${name}`, ...given }] } },
})
const pair = (id: string) => ({ draftId: `drafts.${id}`, publishedId: id })

/** A document the store lets be published, be it a redirect or a partner, with an address of its own. */
const publishable = (_id: string, _type: string) => {
  const current = _id.replace('drafts.', '').toLowerCase()
  return wholeDocument({
    _id,
    _type,
    from: `/${current}`,
    path: `/${current}`,
    to: '/',
    slug: { _type: 'slug', current },
  })
}

/** What changes a document, on one that is there as published and as draft, unless it is about making one. */
const CHANGES: Record<string, (id: string, type: string) => { path: string; init: object }> = {
  create: (id, type) => mutation({ create: publishable(`new-${id}`, type) }),
  'create a draft': (id, _type) => action('create', { publishedId: `new-${id}`, attributes: { _type } }),
  patch: (id) => mutation({ patch: { id, set: { touched: true } } }),
  'patch by a query': (id) => mutation({ patch: { query: '*[_id == $id]', params: { id }, set: { touched: true } } }),
  'edit the draft': (id) => action('edit', { ...pair(id), patch: { set: { touched: true } } }),
  publish: (id) => action('publish', pair(id)),
  unpublish: (id) => action('unpublish', pair(id)),
  'discard the draft': (id) => action('discard', { draftId: `drafts.${id}` }),
  'replace the draft': (id, _type) => action('replaceDraft', { publishedId: id, attributes: publishable(id, _type) }),
  'discard the draft as a version': (id) => action('version.discard', { versionId: `drafts.${id}` }),
  delete: (id) => action('delete', { publishedId: id, includeDrafts: [`drafts.${id}`] }),
  import: (id, type) =>
    mutation({ createOrReplace: publishable(id, type) }, { createIfNotExists: publishable(`new-${id}`, type) }),
}
const NAMES = Object.keys(CHANGES)

/** What a query selects of documents that the caller may not even read is nothing, and nothing is then done. */
const nothingDone = (body: string) => body.includes('"results":[]')

async function allowed({ path, init }: { path: string; init: object }, caller: Caller): Promise<boolean> {
  const response = await site.call(path, { ...init, token: tokens[caller] })
  const { status } = response
  if (status !== 200 && status !== 401 && status !== 403) throw new Error(`${path} answered ${status}.`)
  return status === 200 && !nothingDone(await response.text())
}

async function write(...mutations: object[]) {
  const { path, init } = mutation(...mutations)
  const { status } = await site.call(path, { ...init, token: WRITE_TOKEN })
  if (status !== 200) throw new Error(`The documents could not be written (${status}).`)
}

const each = ROLES.flatMap((caller) => Object.keys(CHANGED_BY).map((type) => ({ caller, type })))

describe('changing', () => {
  it.each(each)('$type by $caller', async ({ caller, type }) => {
    const getId = (name: string) => `${caller}-${type}-${name}`.replaceAll(/[ .]/g, '-')
    const documents = NAMES.flatMap((name) => [getId(name), `drafts.${getId(name)}`]).map((id) => publishable(id, type))
    await write(...documents.map((document) => ({ createOrReplace: document })))

    const done: string[] = []
    for (const [name, request] of Object.entries(CHANGES)) {
      if (await allowed(request(getId(name), type), caller)) done.push(name)
    }
    expect(done).toEqual(CHANGED_BY[type]?.includes(caller) ? NAMES : [])
  })
})

describe('a document does not replace one of another type', () => {
  it.each([
    ['marketer', 'faq', 'legalPolicy'],
    ['legal', 'disclosures', 'siteSettings'],
    ['partnerManager', 'partner', 'personalPage'],
    ['viewer', 'sanity.previewUrlSecret', 'personalPage'],
  ] as const)('by %s as a draft of type %s over a published %s', async (caller, own, other) => {
    const id = `place-${caller}`
    await write({ createOrReplace: publishable(id, other) })
    expect(await allowed(mutation({ create: { _id: `drafts.${id}`, _type: own } }), caller)).toBe(false)
    expect(await allowed(mutation({ createOrReplace: { _id: `drafts.${id}`, _type: own } }), caller)).toBe(false)
    expect(await allowed(mutation({ createOrReplace: { _id: id, _type: own } }), caller)).toBe(false)
  })
})

it.each(ROLES)('%s uploads images unless it only reads', async (caller) => {
  const request = { path: '/assets/images/production', init: { method: 'POST', body: picture } }
  expect(await allowed(request, caller)).toBe(caller !== 'viewer')
})

describe('a role that only reads', () => {
  const caller = 'viewer'

  it('reads drafts of every type', async () => {
    const types = Object.keys(CHANGED_BY)
    const ids = types.map((_, index) => `drafts.read-${index}`)
    await write(...types.map((_type, index) => ({ createOrReplace: { _id: ids[index], _type } })))
    const response = await site.call(`/data/doc/production/${ids.join(',')}`, { token: tokens[caller] })
    const { documents } = z.object({ documents: z.array(z.object({ _id: z.string() })) }).parse(await response.json())
    expect(documents.map(({ _id }) => _id)).toEqual(ids)
  })

  it('reads history and exports', async () => {
    await write({ createOrReplace: publishable('past', 'legalPolicy') })
    const history = '/data/history/production/transactions/past?excludeContent=true'
    expect(await allowed({ path: history, init: {} }, caller)).toBe(true)
    expect(await allowed({ path: '/data/export/production', init: {} }, caller)).toBe(true)
  })

  it('receives drafts', async () => {
    const query = '*[_type == "legalPolicy"]&includeAllVersions=true'
    const reader = await EventReader.open(`${site.url}/v2025-02-19/data/listen/production?query=${query}`, {
      authorization: `Bearer ${tokens[caller]}`,
    })
    await reader.next()
    await write({ createOrReplace: { _id: `drafts.heard-${caller}`, _type: 'legalPolicy' } })
    const first = z.object({ documentId: z.string() }).parse((await reader.next())?.data)
    await reader.close()
    expect(first.documentId).toBe(`drafts.heard-${caller}`)
  })
})
