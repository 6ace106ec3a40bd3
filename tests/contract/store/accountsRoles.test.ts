import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import type { Site } from './accountsSite.ts'
import { READ_TOKEN, WRITE_TOKEN, openSite } from './accountsSite.ts'

const CALLERS = ['anonymous', 'viewer', 'editor', 'administrator', 'read token', 'write token'] as const
type Caller = (typeof CALLERS)[number]

let site: Site
let tokens: Record<Caller, string | undefined>

beforeAll(async () => {
  site = await openSite()
  const tokenFor = async (role: 'viewer' | 'editor' | 'administrator') => {
    await site.add(role)
    return site.tokenOf(await site.signIn(`${role}@example.test`))
  }
  tokens = {
    anonymous: undefined,
    viewer: await tokenFor('viewer'),
    editor: await tokenFor('editor'),
    administrator: await tokenFor('administrator'),
    'read token': READ_TOKEN,
    'write token': WRITE_TOKEN,
  }
})
afterAll(() => site.close())

const DOCUMENTS = [
  { _id: 'page', _type: 'page', title: 'Published' },
  { _id: 'drafts.page', _type: 'page', title: 'Draft' },
  { _id: 'settings.private', _type: 'page', title: 'Dotted' },
  { _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'abc' },
  { _id: 'group', _type: 'system.group' },
]

/** A document with a preview secret, a new one each time it is written: a known one is refused. */
const previewSecret = (_id: string) => ({
  _id,
  _type: 'sanity.previewUrlSecret',
  get secret() {
    return randomUUID()
  },
})

const mutate = (...mutations: object[]) => ({
  path: '/data/mutate/production',
  init: { method: 'POST', json: { mutations } },
})
const act = (action: object) => ({
  path: '/data/actions/production',
  init: { method: 'POST', json: { actions: [action] } },
})
const get = (path: string) => ({ path, init: {} })

beforeEach(async () => {
  const { path, init } = mutate(...DOCUMENTS.map((document) => ({ createOrReplace: document })))
  const { ok, status } = await site.call(path, { ...init, token: WRITE_TOKEN })
  if (!ok) throw new Error(`The documents could not be written (${status}).`)
})

const NOBODY: Caller[] = []
const SIGNED_IN: Caller[] = ['viewer', 'editor', 'administrator', 'read token', 'write token']
const WRITERS: Caller[] = ['editor', 'administrator', 'write token']
const OWNERS: Caller[] = ['administrator', 'write token']

const pair = { draftId: 'drafts.page', publishedId: 'page' }

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

const ACTIONS: [action: string, request: { path: string; init: object }, allowed: Caller[]][] = [
  ['query what is published', get('/data/query/production?query=*'), SIGNED_IN],
  ['create a document', mutate({ create: { _type: 'page' } }), WRITERS],
  ['replace a document', mutate({ createOrReplace: { _id: 'page', _type: 'page' } }), WRITERS],
  ['change a document', mutate({ patch: { id: 'page', set: { title: 'x' } } }), WRITERS],
  ['delete a document', mutate({ delete: { id: 'settings.private' } }), WRITERS],
  [
    'try a change without making it',
    { ...mutate({ patch: { id: 'page', set: { title: 'x' } } }), path: '/data/mutate/production?dryRun=true' },
    WRITERS,
  ],
  [
    'edit a draft',
    act({ actionType: 'sanity.action.document.edit', ...pair, patch: { set: { title: 'x' } } }),
    WRITERS,
  ],
  ['publish', act({ actionType: 'sanity.action.document.publish', ...pair }), WRITERS],
  ['unpublish', act({ actionType: 'sanity.action.document.unpublish', ...pair }), WRITERS],
  [
    'write a type of the system',
    mutate({ createOrReplace: { _id: 'group', _type: 'system.group', members: [] } }),
    OWNERS,
  ],
  [
    'turn a document into one of the system',
    mutate({ createOrReplace: { _id: 'page', _type: 'system.group' } }),
    OWNERS,
  ],
  [
    'open a preview',
    mutate({ createOrReplace: previewSecret('drafts.preview') }),
    ['viewer', 'editor', 'administrator', 'write token'],
  ],
  ['publish a preview secret', mutate({ createOrReplace: previewSecret('preview') }), OWNERS],
  ['put a preview secret in a document’s place', mutate({ createOrReplace: previewSecret('drafts.page') }), WRITERS],
  ['upload an image', { path: '/assets/images/production', init: { method: 'POST', body: svg } }, WRITERS],
  ['export the dataset', get('/data/export/production'), SIGNED_IN],
  ['read who works here', get('/projects/local'), SIGNED_IN],
  ['list accounts', get('/accounts'), OWNERS],
]

describe('may', () => {
  it.each(
    ACTIONS.flatMap(([action, request, allowed]) => CALLERS.map((caller) => ({ action, request, allowed, caller }))),
  )('$caller $action', async ({ request, allowed, caller }) => {
    const response = await site.call(request.path, { ...request.init, token: tokens[caller] })
    expect(allowed.includes(caller) ? [200] : [401, 403]).toContain(response.status)
  })
})

const READABLE: [id: string, readers: Caller[]][] = [
  ['page', SIGNED_IN],
  ['drafts.page', SIGNED_IN],
  ['settings.private', SIGNED_IN],
  ['drafts.secret', ['administrator', 'read token', 'write token']],
  ['group', SIGNED_IN],
  ['missing', NOBODY],
]

describe('reads', () => {
  const cases = READABLE.flatMap(([id, readers]) => SIGNED_IN.map((caller) => ({ id, readers, caller })))

  it.each(cases)('$caller the document “$id” by its id', async ({ id, readers, caller }) => {
    const response = await site.call(`/data/doc/production/${id}`, { token: tokens[caller] })
    const { documents } = z.object({ documents: z.array(z.object({ _id: z.string() })) }).parse(await response.json())
    expect(documents.map(({ _id }) => _id)).toEqual(readers.includes(caller) ? [id] : [])
  })

  it.each(cases)('$caller the document “$id” by a query over everything', async ({ id, readers, caller }) => {
    const search = new URLSearchParams({ query: 'count(*[_id == $id])', $id: JSON.stringify(id), perspective: 'raw' })
    const response = await site.call(`/data/query/production?${search}`, { token: tokens[caller] })
    expect(await response.json()).toMatchObject({ result: readers.includes(caller) ? 1 : 0 })
  })
})

describe('the list the Studio gets', () => {
  it.each(SIGNED_IN)('for %s is an answer with filters and permissions', async (caller) => {
    const response = await site.call('/projects/local/datasets/production/acl', { token: tokens[caller] })
    const grants = z.array(z.object({ filter: z.string(), permissions: z.array(z.string()).min(1) })).min(1)
    expect(grants.safeParse(await response.json()).success).toBe(true)
  })

  it.each(['/projects/other', '/projects/local/datasets/other/acl'])('is not there at %s', async (path) => {
    expect((await site.call(path, { token: WRITE_TOKEN })).status).toBe(404)
  })
})

describe('the Studio or the command line asks', () => {
  it.each<[string, string, object[]]>([
    ['for its dataset', '/projects/local/datasets', [{ name: 'production' }]],
    ['for its dataset at its own host', '/datasets', [{ name: 'production' }]],
    ['for other names of datasets', '/aliases', []],
    ['for its projects', '/projects', [{ id: 'local' }]],
    [
      'for a dataset of comments',
      '/projects/local/datasets?datasetProfile=comments&addonFor=production',
      [{ name: 'production-comments' }],
    ],
    ['which roles there are', '/projects/local/roles', ROLE_NAMES.map((name) => ({ name }))],
    ['for other Studios', '/projects/local/user-applications', []],
    ['whether a role was asked for', '/access/requests/me', []],
  ])('%s', async (_what, path, expected) => {
    const response = await site.call(path, { token: tokens.viewer })
    expect(await response.json()).toMatchObject(expected)
  })

  it('who wrote something, and learns a name and no address', async () => {
    const me = await (await site.call('/users/me', { token: tokens.editor })).json()
    const { id } = z.object({ id: z.string() }).parse(me)
    const one = await (await site.call(`/users/${id}`, { token: tokens.viewer })).json()
    expect(one).toMatchObject({ id, displayName: 'A editor' })
    expect(one).not.toHaveProperty('email')
    expect(await (await site.call(`/users/${id},u-gone`, { token: tokens.viewer })).json()).toEqual([one])
    expect((await site.call(`/users/${id}`)).status).toBe(401)
  })
})

async function administrators() {
  const answer = await (await site.call('/accounts', { token: WRITE_TOKEN })).json()
  const { accounts } = z.object({ accounts: z.array(z.object({ id: z.string(), role: z.string() })) }).parse(answer)
  return accounts.filter(({ role }) => role === 'administrator').map(({ id }) => id)
}

describe('accounts', () => {
  it('include at least one administrator', async () => {
    const [administrator] = await administrators()
    const demoted = await site.call(`/accounts/${administrator}`, {
      method: 'PATCH',
      token: WRITE_TOKEN,
      json: { role: 'viewer' },
    })
    expect(demoted.status).toBe(409)
    expect(await administrators()).toEqual([administrator])
  })

  it('never show a password or its hash', async () => {
    const response = await site.call('/accounts', { token: tokens.administrator })
    expect(await response.text()).not.toMatch(/password|scrypt/)
  })

  it.each([
    ['an address that is taken', { email: 'VIEWER@example.test' }, 409],
    ['no address', { email: 'viewer' }, 400],
    ['a role that does not exist', { role: 'owner' }, 400],
  ])('are not invited with %s', async (_what, wrong, status) => {
    const json = { email: 'new@example.test', role: 'viewer', ...wrong }
    expect((await site.call('/invitations', { method: 'POST', token: WRITE_TOKEN, json })).status).toBe(status)
  })
})
