import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSite, type Site, WRITE_TOKEN } from './accounts-site.ts'
import { wholeDocument } from './wholeDocument.ts'

const ID = 'legalPolicy-cookies'

let site: Site
let legal: string
beforeEach(async () => {
  site = await openSite()
  await site.add('legal')
  legal = await site.tokenOf(await site.signIn('legal@example.test'))
  await send('mutate', { mutations: [{ create: policy({ consentRevision: 3 }) }] }, WRITE_TOKEN)
})
afterEach(() => site.close())

const policy = (fields: object) =>
  wholeDocument({
    _id: ID,
    _type: 'legalPolicy',
    slug: { current: 'cookie-policy' },
    title: 'Cookies',
    lastUpdated: '2026-02-02',
    effectiveDate: '2026-02-02',
    changeSummary: 'First version.',
    ...fields,
  })

const send = (to: 'mutate' | 'actions', json: object, token: string) =>
  site.call(`/data/${to}/production`, { method: 'POST', token, json })

async function publish(fields: object) {
  const draft = { ...policy(fields), _id: `drafts.${ID}` }
  expect((await send('mutate', { mutations: [{ createOrReplace: draft }] }, legal)).status).toBe(200)
  const action = { actionType: 'sanity.action.document.publish', draftId: draft._id, publishedId: ID }
  return send('actions', { actions: [action] }, legal)
}

const anotherText = { title: 'About cookies', changeSummary: 'A longer title.' }

it.each([
  ['of the same text', {}],
  ['of another text', anotherText],
])('a draft %s asks visitors again, and an older one does not take that back', async (_what, fields) => {
  expect((await publish({ ...fields, consentRevision: 4 })).status).toBe(200)
  expect(site.store.get(ID)).toMatchObject({ consentRevision: 4 })
  expect((await publish({ ...fields, consentRevision: 2 })).status).toBe(200)
  expect(site.store.get(ID)).toMatchObject({ ...fields, consentRevision: 4 })
})

it('a draft that is brought back from before visitors were asked, with its text, keeps the question', async () => {
  expect((await publish(anotherText)).status).toBe(200)
  expect(site.store.get(ID)).toMatchObject({ ...anotherText, consentRevision: 3 })
})

it.each([
  ['changing it', { patch: { id: ID, set: { consentRevision: 2 } } }],
  ['taking it away', { patch: { id: ID, unset: ['consentRevision'] } }],
  ['replacing the document', { createOrReplace: policy({ consentRevision: 1 }) }],
])('nobody lowers it by %s', async (_how, mutation) => {
  const refused = await send('mutate', { mutations: [mutation] }, legal)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('“consentRevision”')])
  expect(site.store.get(ID)).toMatchObject({ consentRevision: 3 })
  expect((await send('mutate', { mutations: [mutation] }, WRITE_TOKEN)).status).toBe(200)
})
