import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site } from './accountsSite.ts'
import { openSite, READ_TOKEN, WRITE_TOKEN } from './accountsSite.ts'

const CALLERS = ['read token', 'viewer', 'partnerManager'] as const
type Caller = (typeof CALLERS)[number]

const SECRET = 'Launches on the ninth'
const THERE = 'announced'
const NOT_THERE = 'nothing-of-that-name'
const HIDDEN = [`drafts.${THERE}`, `${THERE}.private`]

let site: Site
let tokens: Record<Caller, string>

beforeAll(async () => {
  site = await openSite()
  const tokenFor = async (role: 'viewer' | 'partnerManager') => {
    await site.add(role)
    return site.tokenOf(await site.signIn(`${role}@example.test`))
  }
  tokens = {
    'read token': READ_TOKEN,
    viewer: await tokenFor('viewer'),
    partnerManager: await tokenFor('partnerManager'),
  }
  const documents = [{ _id: THERE, _type: 'note' }, ...HIDDEN.map((_id) => ({ _id, _type: 'note', title: SECRET }))]
  const written = await site.call('/data/mutate/production', {
    method: 'POST',
    token: WRITE_TOKEN,
    json: { mutations: documents.map((document) => ({ createOrReplace: document })) },
  })
  if (!written.ok) throw new Error(`The documents could not be written (${written.status}).`)
})
afterAll(() => site.close())

const MUTATIONS: Record<string, (id: string) => object> = {
  create: (_id) => ({ create: { _id, _type: 'note' } }),
  createIfNotExists: (_id) => ({ createIfNotExists: { _id, _type: 'note' } }),
  createOrReplace: (_id) => ({ createOrReplace: { _id, _type: 'note' } }),
  patch: (id) => ({ patch: { id, set: { title: 'x' } } }),
  'patch of an expected revision': (id) => ({ patch: { id, ifRevisionID: 'guessed', set: { title: 'x' } } }),
  'patch by a query': (id) => ({ patch: { query: '*[_id == $id]', params: { id }, set: { title: 'x' } } }),
  delete: (id) => ({ delete: { id } }),
  'delete by a query': (id) => ({ delete: { query: '*[_id == $id]', params: { id } } }),
}

const pair = (publishedId: string) => ({ draftId: `drafts.${publishedId}`, publishedId })

const action = (name: string, fields: object) => ({ actionType: `sanity.action.document.${name}`, ...fields })

const ACTIONS: Record<string, (publishedId: string) => object> = {
  create: (publishedId) => action('create', { publishedId, attributes: { _type: 'note' } }),
  'create unless there': (publishedId) =>
    action('create', { publishedId, attributes: { _type: 'note' }, ifExists: 'ignore' }),
  edit: (id) => action('edit', { ...pair(id), patch: { set: { title: 'x' } } }),
  'edit of an expected revision': (id) =>
    action('edit', { ...pair(id), patch: { ifRevisionID: 'guessed', set: { title: 'x' } } }),
  publish: (id) => action('publish', pair(id)),
  'publish of an expected revision': (id) => action('publish', { ...pair(id), ifDraftRevisionId: 'guessed' }),
  discard: (id) => action('discard', { draftId: `drafts.${id}` }),
  'discard as a version': (id) => action('version.discard', { versionId: `drafts.${id}` }),
  replaceDraft: (publishedId) => action('replaceDraft', { publishedId, attributes: { _type: 'note' } }),
  unpublish: (id) => action('unpublish', pair(id)),
  'delete without the draft': (publishedId) => action('delete', { publishedId }),
}

const OPTIONS = ['', 'returnIds=true', 'returnDocuments=true', 'returnDocuments=true&dryRun=true']

const mutate = (caller: Caller, mutation: object, options: string) =>
  site.call(`/data/mutate/production?${options}`, {
    method: 'POST',
    token: tokens[caller],
    json: { mutations: [mutation] },
  })

const act = (caller: Caller, name: string, id: string, dryRun: boolean) =>
  site.call('/data/actions/production', {
    method: 'POST',
    token: tokens[caller],
    json: { actions: [ACTIONS[name]?.(id) ?? {}], dryRun },
  })

/** Returns an answer without the name that the caller sent, so that two can be compared. */
async function describeAnswer(response: Response, id: string) {
  return { status: response.status, body: (await response.text()).replaceAll(id, 'it') }
}

const mutationCases = CALLERS.flatMap((caller) =>
  Object.keys(MUTATIONS).flatMap((name) => OPTIONS.map((options) => ({ caller, name, options }))),
)
const actionCases = CALLERS.flatMap((caller) =>
  Object.keys(ACTIONS).flatMap((name) => [false, true].map((dryRun) => ({ caller, name, dryRun }))),
)
const WRITES_NOTHING: ReadonlySet<Caller> = new Set(['read token'])
const ofThem = ({ caller }: { caller: Caller }) => WRITES_NOTHING.has(caller)

describe('a write without permission is refused without information on the document', () => {
  it.each(mutationCases)('$name by $caller, with “$options”', async ({ caller, name, options }) => {
    for (const id of HIDDEN) {
      const answer = await describeAnswer(await mutate(caller, MUTATIONS[name]?.(id) ?? {}, options), id)
      expect(answer.status).toBe(403)
      expect(answer.body).not.toContain(SECRET)
    }
  })

  it.each(actionCases)('the action $name by $caller, dry run: $dryRun', async ({ caller, name, dryRun }) => {
    const answer = await describeAnswer(await act(caller, name, THERE, dryRun), THERE)
    expect(answer.status).toBe(403)
    expect(answer.body).not.toContain(SECRET)
  })
})

describe('a caller without write access does not learn whether a document exists', () => {
  it.each(mutationCases.filter(ofThem))('by $name as $caller, with “$options”', async ({ caller, name, options }) => {
    const [there, notThere] = await Promise.all(
      [`drafts.${THERE}`, `drafts.${NOT_THERE}`].map(async (id) =>
        describeAnswer(await mutate(caller, MUTATIONS[name]?.(id) ?? {}, options), id),
      ),
    )
    expect(there).toEqual(notThere)
  })

  it.each(actionCases.filter(ofThem))(
    'by the action $name as $caller, dry run: $dryRun',
    async ({ caller, name, dryRun }) => {
      const [there, notThere] = await Promise.all(
        [THERE, NOT_THERE].map(async (id) => describeAnswer(await act(caller, name, id, dryRun), id)),
      )
      expect(there).toEqual(notThere)
    },
  )
})
