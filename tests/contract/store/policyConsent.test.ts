import { afterEach, beforeEach, expect, it } from 'vitest'
import { WRITE_TOKEN } from './accountsSite.ts'
import { openPolicyDesk } from './policyDesk.ts'
import { wholeDocument } from './validDocument.ts'

const ID = 'legalPolicy-cookies'

let desk: Awaited<ReturnType<typeof openPolicyDesk>>
beforeEach(async () => {
  desk = await openPolicyDesk(policy({ consentRevision: 3 }))
})
afterEach(() => desk.close())

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

const publish = (fields: object) => desk.publish(policy(fields))

const anotherText = { title: 'About cookies', changeSummary: 'A longer title.' }

it.each([
  ['of the same text', {}],
  ['of another text', anotherText],
])('a draft %s asks visitors again, which an older draft does not undo', async (_what, fields) => {
  expect((await publish({ ...fields, consentRevision: 4 })).status).toBe(200)
  expect(desk.kept(ID)).toMatchObject({ consentRevision: 4 })
  expect((await publish({ ...fields, consentRevision: 2 })).status).toBe(200)
  expect(desk.kept(ID)).toMatchObject({ ...fields, consentRevision: 4 })
})

it('a draft restored from before the question keeps the question', async () => {
  expect((await publish(anotherText)).status).toBe(200)
  expect(desk.kept(ID)).toMatchObject({ ...anotherText, consentRevision: 3 })
})

it.each([
  ['changing it', { patch: { id: ID, set: { consentRevision: 2 } } }],
  ['taking it away', { patch: { id: ID, unset: ['consentRevision'] } }],
  ['replacing the document', { createOrReplace: policy({ consentRevision: 1 }) }],
])('cannot be lowered by %s', async (_how, mutation) => {
  const refused = await desk.mutate([mutation])
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('“consentRevision”')])
  expect(desk.kept(ID)).toMatchObject({ consentRevision: 3 })
  expect((await desk.mutate([mutation], WRITE_TOKEN)).status).toBe(200)
})
