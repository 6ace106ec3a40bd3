import { afterAll, beforeAll, expect, it } from 'vitest'
import { getApproval } from '#lib/wording/rules.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'
import { wholeDocument } from './validDocument.ts'

const rule = {
  _key: 'rule',
  _type: 'wordingRule',
  phrases: ['best rate*'],
  explanation: 'Nobody can promise the best rate.',
  reach: 'everywhere',
  severity: 'approve',
}

let site: Site
const tokens: Record<string, string> = {}
beforeAll(async () => {
  site = await openSite()
  for (const role of ['marketer', 'legal', 'viewer'] as const) {
    await site.add(role)
    tokens[role] = await site.tokenOf(await site.signIn(`${role}@example.test`))
  }
  await write([{ createOrReplace: { _id: 'wordingRules', _type: 'wordingRules', rules: [rule] } }], WRITE_TOKEN)
  await write([{ createOrReplace: draft('The best rates are here.') }])
})
afterAll(() => site.close())

const draft = (text: string) => ({
  ...wholeDocument({ _id: 'drafts.supportPage', _type: 'supportPage', text }),
})
const post = (path: string, json: object, token: string | undefined) => site.call(path, { method: 'POST', token, json })
const write = (mutations: object[], token = tokens['marketer']) => post('/data/mutate/production', { mutations }, token)
const publish = () => {
  const ids = { draftId: 'drafts.supportPage', publishedId: 'supportPage' }
  const actions = [{ actionType: 'sanity.action.document.publish', ...ids }]
  return post('/data/actions/production', { actions }, tokens['marketer'])
}
const ask = (who: string, id = 'drafts.supportPage') =>
  post('/data/approvals/production', { documentId: id }, tokens[who])
const approvals = (words: string[]) =>
  write([{ patch: { id: 'wordingRules', set: { 'rules[_key=="rule"].approved': words } } }], tokens['legal'])

it('reserved words are published only once approved in that document', async () => {
  const refused = await publish()
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Legal approves these words first')

  await approvals([getApproval('anotherPage', 'best rates')])
  expect((await publish()).status).toBe(409)

  await approvals([getApproval('supportPage', 'best rates')])
  expect((await publish()).status).toBe(200)

  await write([{ createOrReplace: draft('The best rate ever.') }])
  expect((await publish()).status).toBe(409)
})

it('an approval is void once the rule refuses', async () => {
  await approvals([getApproval('supportPage', 'best rate')])
  const severity = (value: string) =>
    write([{ patch: { id: 'wordingRules', set: { 'rules[_key=="rule"].severity': value } } }], tokens['legal'])
  await severity('block')
  expect((await publish()).status).toBe(409)
  await severity('approve')
  await approvals([])
})

it.each([
  ['somebody without a session', 'nobody', 'drafts.supportPage', 401],
  ['a person who may not change it', 'viewer', 'drafts.supportPage', 403],
  ['a document without a draft', 'marketer', 'drafts.personalPage', 404],
  ['a published document', 'marketer', 'supportPage', 400],
])('a request is refused for %s', async (_case, who, id, status) => {
  expect((await ask(who, id)).status).toBe(status)
})

it('a request is mailed to legal with the words and a link', async () => {
  await write([{ createOrReplace: draft('The best rate ever.') }])
  for (const _attempt of ['first', 'second']) expect((await ask('marketer')).status).toBe(204)
  const mails = await site.readMails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('To: legal@example.test')
  expect(mails[0]).toContain('Nobody can promise the best rate.')
  expect(mails[0]).toContain('id=supportPage')
})

const giveAnswer = (who: string, refusal?: string) =>
  post('/data/approvals/production/answers', { documentId: 'drafts.supportPage', refusal }, tokens[who])

it.each([
  ['a person who may not approve', 'marketer', 'No.', 403],
  ['an empty reason', 'legal', ' ', 400],
  ['an approval of words that still wait', 'legal', undefined, 409],
])('an answer is refused for %s', async (_case, who, refusal, status) => {
  expect((await giveAnswer(who, refusal)).status).toBe(status)
})

it('a refusal is mailed to those who asked, once, with the reason and the sentence', async () => {
  await write([{ createOrReplace: draft('Come in. The best rate ever is here. Ask us.') }])
  expect((await ask('marketer')).status).toBe(204)
  const refused = await giveAnswer('legal', 'Name the source of this.')
  expect([refused.status, await refused.json()]).toEqual([200, { informed: ['A marketer'] }])
  const mail = (await site.readMails()).find((each) => each.includes('Subject: Refused'))
  expect(mail).toContain('To: marketer@example.test')
  expect(mail).toContain('Name the source of this.')
  expect(mail).toContain('The best rate ever is here.')
  expect(mail).not.toContain('Come in.')
  expect(await (await giveAnswer('legal', 'Again.')).json()).toEqual({ informed: [] })
})

it('a restart of the store keeps who asked, and which draft was mailed', async () => {
  await write([{ createOrReplace: draft('The best rate of all.') }])
  expect((await ask('marketer')).status).toBe(204)
  const mailed = (await site.readMails()).length
  await site.stop()
  site = await openSite({ DATA_DIR: site.folder })
  expect((await ask('marketer')).status).toBe(204)
  expect(await site.readMails()).toHaveLength(mailed)
  expect(await (await giveAnswer('legal', 'Not of all.')).json()).toEqual({ informed: ['A marketer'] })
})

it('an approval is mailed to those who asked', async () => {
  expect((await ask('marketer')).status).toBe(204)
  await approvals([getApproval('supportPage', 'best rate')])
  expect(await (await giveAnswer('legal')).json()).toEqual({ informed: ['A marketer'] })
  expect((await site.readMails()).some((each) => each.includes('Subject: Approved'))).toBe(true)
  await approvals([])
})

it('a draft without such words needs no approval', async () => {
  await write([{ createOrReplace: draft('Nothing is promised.') }])
  expect((await ask('marketer')).status).toBe(409)
})

it('the words of a version in a release are approved in its document', async () => {
  const act = (name: string, fields: object) =>
    post(
      '/data/actions/production',
      { actions: [{ actionType: `sanity.action.${name}`, ...fields }] },
      tokens['marketer'],
    )
  await act('release.create', { releaseId: 'spring', metadata: { title: 'Spring' } })
  const id = 'versions.spring.supportPage'
  await act('document.version.create', {
    publishedId: 'supportPage',
    document: { ...draft('The best rates are here.'), _id: id },
  })
  expect((await act('release.publish', { releaseId: 'spring' })).status).toBe(409)
  expect((await ask('marketer', id)).status).toBe(204)
  expect(await site.readMails()).toContainEqual(expect.stringContaining('?perspective=spring'))
  await approvals([getApproval('supportPage', 'best rates')])
  const answered = await post('/data/approvals/production/answers', { documentId: id }, tokens['legal'])
  expect(await answered.json()).toEqual({ informed: ['A marketer'] })
  expect((await act('release.publish', { releaseId: 'spring' })).status).toBe(200)
})
