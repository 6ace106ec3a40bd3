import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'

const DATASET = 'production-comments'

let site: Site
const tokens = new Map<string, string>()
const ids = new Map<string, string>()

beforeAll(async () => {
  site = await openSite()
  for (const role of ['viewer', 'marketer', 'administrator'] as const) {
    await site.add(role)
    const token = await site.tokenOf(await site.signIn(`${role}@example.test`))
    tokens.set(role, token)
    ids.set(role, z.object({ id: z.string() }).parse(await (await site.call('/users/me', { token })).json()).id)
  }
})
afterAll(() => site.close())

const mutate = (role: string, mutations: object[]) =>
  site.call(`/data/mutate/${DATASET}`, { method: 'POST', token: tokens.get(role), json: { mutations } })

const createBlock = (child: unknown) => ({
  _type: 'block',
  _key: 'a',
  style: 'normal',
  markDefs: [],
  children: [child],
})
const MENTION = { _type: 'mention', _key: 'c', userId: 'u-1' }
const REACTION = { _key: 'u-:eyes:', addedAt: '2026-01-01T00:00:00.000Z', shortName: ':eyes:', userId: 'u-1' }

/** A comment in the shape of the Studio's. */
const commentBy = (role: string, fields: object = {}) => ({
  _id: randomUUID(),
  _type: 'comment',
  authorId: ids.get(role),
  status: 'open',
  threadId: randomUUID(),
  reactions: [],
  message: [createBlock({ _type: 'span', _key: 'b', text: 'Is approval guaranteed?', marks: [] })],
  context: {
    tool: 'structure',
    payload: { workspace: 'default' },
    intent: { title: 'Support', name: 'edit', params: { id: 'supportPage', type: 'supportPage' } },
    notification: { currentThreadLength: 1, documentTitle: 'Support', url: '', workspaceTitle: '', workspaceName: '' },
  },
  target: {
    documentRevisionId: '',
    path: { field: 'headline', selection: { type: 'text', value: [{ _key: 'a', text: 'Help' }] } },
    documentType: 'supportPage',
    document: {
      _type: 'crossDatasetReference',
      _dataset: 'production',
      _projectId: 'local',
      _ref: 'supportPage',
      _weak: true,
    },
  },
  contentSnapshot: [createBlock({ _type: 'span', _key: 'b', text: 'Help', marks: [] })],
  ...fields,
})

async function write(role: string, comment: object) {
  expect((await mutate(role, [{ create: comment }])).status).toBe(200)
}

async function read(role: string, id: string) {
  const address = `/data/query/${DATASET}?query=${encodeURIComponent(`*[_id == "${id}"][0]`)}&perspective=raw`
  const answer = await site.call(address, { token: tokens.get(role) })
  return z.object({ result: z.unknown() }).parse(await answer.json()).result
}

it('the Studio finds the dataset of comments and may use them', async () => {
  const token = tokens.get('viewer')
  const datasets = await site.call('/projects/local/datasets?datasetProfile=comments&addonFor=production', { token })
  expect(await datasets.json()).toMatchObject([{ name: DATASET }])
  expect(await (await site.call('/features', { token })).json()).toContain('studioComments')
})

it('the Studio may mention all active accounts in a comment', async () => {
  const disabled = await site.add('editor')
  await site.call(`/accounts/${disabled}`, { method: 'PATCH', token: WRITE_TOKEN, json: { disabled: true } })
  const query = '*[_type == "system.group"]{members, grants}'
  const address = `/data/query/production?query=${encodeURIComponent(query)}&returnQuery=false`
  const answer = await site.call(address, { token: tokens.get('viewer') })
  const grants = [{ filter: 'true', permissions: ['read'] }]
  const members = ['administrator', 'marketer', 'viewer'].map((role) => ids.get(role))
  expect(await answer.json()).toEqual({ result: [{ members, grants }] })
  expect((await site.call(address)).status).toBe(401)
})

it('others read a comment of a viewer unchanged', async () => {
  const comment = commentBy('viewer')
  await write('viewer', comment)
  expect(await read('marketer', comment._id)).toMatchObject(comment)
  expect(await read('marketer', comment._id)).not.toHaveProperty('acceptedWording')
})

describe('a comment of another person', () => {
  it.each([
    ['can be resolved', 200, (id: string) => ({ patch: { id, set: { status: 'resolved' } } })],
    ['can get a reaction', 200, (id: string) => ({ patch: { id, set: { reactions: [] } } })],
    ['keeps its words', 403, (id: string) => ({ patch: { id, set: { message: [] } } })],
    ['keeps its author', 403, (id: string) => ({ patch: { id, set: { authorId: 'me' } } })],
    ['is not deleted', 403, (id: string) => ({ delete: { id } })],
  ])('%s', async (_what, status, mutationOf) => {
    const comment = commentBy('marketer')
    await write('marketer', comment)
    expect((await mutate('viewer', [mutationOf(comment._id)])).status).toBe(status)
  })
})

it.each([
  ['a message with a mention', { message: [createBlock(MENTION)] }],
  ['no message', { message: null }],
  ['reactions', { reactions: [REACTION] }],
  ['an edited message', { lastEditedAt: new Date().toISOString() }],
  ['a reply', { parentCommentId: randomUUID() }],
  ['a quotation with a link', { contentSnapshot: [createBlock({ _type: 'x', _ref: 'supportPage', _weak: true })] }],
])('a comment with or as %s is accepted', async (_what, fields) => {
  expect((await mutate('viewer', [{ create: commentBy('viewer', fields) }])).status).toBe(200)
})

it('the reactions of others are still reactions', async () => {
  const comment = commentBy('marketer')
  await write('marketer', comment)
  expect((await mutate('viewer', [{ patch: { id: comment._id, set: { reactions: [null] } } }])).status).toBe(400)
})

it('an administrator deletes the comment of another person, and changes none', async () => {
  const comment = commentBy('viewer')
  await write('viewer', comment)
  expect((await mutate('administrator', [{ patch: { id: comment._id, set: { message: null } } }])).status).toBe(403)
  expect((await mutate('administrator', [{ delete: { id: comment._id } }])).status).toBe(200)
})

/** The Studio sends both requests at once. */
it.each(['replies', 'comment'])('an author deletes a thread with replies of others, the %s first', async (first) => {
  const comment = commentBy('viewer')
  const reply = commentBy('marketer', { parentCommentId: comment._id })
  await write('viewer', comment)
  await write('marketer', reply)
  const steps = [{ query: `*[parentCommentId == "${comment._id}"]` }, { id: comment._id }]
  for (const step of first === 'replies' ? steps : steps.toReversed())
    expect((await mutate('viewer', [{ delete: step }])).status).toBe(200)
  expect(await read('viewer', reply._id)).toBeNull()
})

it.each([
  ['in the name of another person', 403, () => commentBy('marketer')],
  ['too long', 413, () => commentBy('viewer', { threadId: 'x'.repeat(30_000) })],
  ['with an id that another document may need', 400, () => commentBy('viewer', { _id: 'faq-approval-fr' })],
  ['with a number for a message', 400, () => commentBy('viewer', { message: 5 })],
  ['with an empty block', 400, () => commentBy('viewer', { message: [null] })],
  ['with an unknown block', 400, () => commentBy('viewer', { message: [{ _type: 'image', _key: 'a' }] })],
  [
    'with a span without text',
    400,
    () => commentBy('viewer', { message: [createBlock({ _type: 'span', _key: 'a' })] }),
  ],
  ['with a text for reactions', 400, () => commentBy('viewer', { reactions: 'x' })],
  ['with an empty reaction', 400, () => commentBy('viewer', { reactions: [null] })],
  ['without a thread', 400, () => commentBy('viewer', { threadId: undefined })],
  ['about no document', 400, () => commentBy('viewer', { target: undefined })],
  ['with an unknown field', 400, () => commentBy('viewer', { more: 'x' })],
  ['with a broken quotation', 400, () => commentBy('viewer', { contentSnapshot: [createBlock(null)] })],
  [
    'with a strong reference',
    400,
    () => commentBy('viewer', { contentSnapshot: [createBlock({ _type: 'x', _ref: 'supportPage' })] }),
  ],
  ['in the place of a draft', 403, () => commentBy('viewer', { _id: `drafts.${randomUUID()}` })],
])('a comment %s is refused', async (_what, status, comment) => {
  expect((await mutate('viewer', [{ create: comment() }])).status).toBe(status)
})

it('comments are not exported with the content', async () => {
  await write('viewer', commentBy('viewer'))
  const lines = await (await site.call('/data/export/production', { token: WRITE_TOKEN })).text()
  expect(lines).not.toContain('"_type":"comment"')
})

it('a person whom a comment mentions is mailed once, its author is not, and each author mails 60 an hour', async () => {
  const mention = (role: string) => ({ _type: 'mention', _key: role, userId: ids.get(role) })
  const words = { _type: 'span', _key: 'b', text: 'Please read this. ', marks: [] }
  const children = [words, mention('viewer'), mention('marketer')]
  const written = commentBy('marketer', { message: [{ ...createBlock(words), children }] })
  expect((await mutate('marketer', [{ create: written }])).status).toBe(200)
  expect((await mutate('marketer', [{ patch: { id: written._id, set: { status: 'resolved' } } }])).status).toBe(200)
  const flood = () => ({ create: commentBy('administrator', { message: [createBlock(mention('viewer'))] }) })
  for (let count = 0; count < 4; count += 1)
    expect((await mutate('administrator', Array.from({ length: 20 }, flood))).status).toBe(200)
  // A store that stops has sent all mails.
  await site.stop()
  const mails = await site.readMails()
  expect(mails).toHaveLength(61)
  const [mail, ...others] = mails.filter((each) => each.includes('Please read this.'))
  expect(mail).toContain('To: viewer@example.test')
  expect(mail).toContain('Please read this. @A viewer@A marketer')
  expect(mail).toContain(`;inspect=sanity%2Fcomments;comment=${written._id}/`)
  expect(others).toEqual([])
})
