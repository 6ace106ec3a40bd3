import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getToday } from '#lib/i18n/timeZone.ts'
import { WRITE_TOKEN } from './accountsSite.ts'
import { openPolicyDesk } from './policyDesk.ts'
import { wholeDocument } from './validDocument.ts'

const ID = 'legalPolicy-terms'
const announced = { lastUpdated: '2026-02-02', effectiveDate: '2026-02-02', changeSummary: 'A longer title.' }
/** As the draft was until it was announced. */
const before = { lastUpdated: '2026-01-01', effectiveDate: '2026-01-01', changeSummary: 'First version.' }

const gone = announced.effectiveDate
const later = '2999-01-01'

let desk: Awaited<ReturnType<typeof openPolicyDesk>>
beforeEach(async () => {
  desk = await openPolicyDesk(policy({ title: 'Terms of use', ...announced }))
})
afterEach(() => desk.close())

const policy = (fields: object) =>
  wholeDocument({ _id: ID, _type: 'legalPolicy', slug: { current: 'terms-of-use' }, ...fields })

const publish = (fields: object, token?: string) => desk.publish(policy(fields), token)

describe('a draft restored from before its text was announced', () => {
  const seo = { title: 'Terms', description: 'What you agree to.' }

  it('is published with the date and the summary of the text', async () => {
    expect((await publish({ title: 'Terms of use', ...before, seo })).status).toBe(200)
    expect(desk.kept(ID)).toMatchObject({ ...announced, seo })
  })

  it('can postpone the effective date', async () => {
    expect((await publish({ title: 'Terms of use', ...announced, effectiveDate: later })).status).toBe(200)
    expect(desk.kept(ID)).toMatchObject({ ...announced, effectiveDate: later })
  })

  it('is published unchanged by a server, which may correct a date', async () => {
    expect((await publish({ title: 'Terms of use', ...before }, WRITE_TOKEN)).status).toBe(200)
    expect(desk.kept(ID)).toMatchObject(before)
  })
})

it.each([
  ['on the day it is published when the day chosen has gone by', later, gone, getToday()],
  ['since the day that has come, whatever earlier day is chosen', getToday(), gone, getToday()],
  ['on the day announced when the draft is from before the text was finished', later, before.effectiveDate, later],
])('a text takes effect %s', async (_when, published, chosen, applies) => {
  const text = policy({ title: 'Terms of use', ...announced, effectiveDate: published })
  expect((await desk.mutate([{ createOrReplace: text }], WRITE_TOKEN)).status).toBe(200)
  expect((await publish({ ...text, effectiveDate: chosen })).status).toBe(200)
  expect(desk.kept(ID)).toMatchObject({ effectiveDate: applies })
})

describe('a new text', () => {
  const next = { title: 'Terms', changeSummary: 'A shorter title.', effectiveDate: later }

  it.each([
    ['by an action', (fields: object) => publish(fields)],
    [
      'with its version, as the Studio does',
      (fields: object) => {
        const version = { ...policy(fields), _id: `${ID}-version-2`, _type: 'policyVersion', number: 2 }
        const policyOf = { _type: 'reference', _ref: ID }
        const mutations = [{ createOrReplace: policy(fields) }, { create: { ...version, policy: policyOf } }]
        return desk.mutate(mutations)
      },
    ],
  ])('cannot be dated before the one it replaces: %s', async (_how, publishing) => {
    const refused = await publishing({ ...next, lastUpdated: '2026-02-01' })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Choose that day or a later one as “lastUpdated”'),
    ])
    expect(desk.kept(ID)).toMatchObject(announced)
    expect((await publishing({ ...next, lastUpdated: '2026-02-02' })).status).toBe(200)
  })

  it('stores the final effective date of the previous one', async () => {
    const kept = (number: number) => desk.kept(`${ID}-version-${number}`)
    await publish({ ...next, lastUpdated: '2026-02-03', effectiveDate: '2998-12-01' })
    await publish({ ...next, lastUpdated: '2026-02-03', effectiveDate: '2998-12-15' })
    const fields = { title: 'Our terms', changeSummary: 'They are ours.', lastUpdated: '2026-02-04' }
    expect((await publish({ ...fields, effectiveDate: '2998-12-20' })).status).toBe(200)
    expect(kept(3)).toMatchObject({ effectiveDate: '2998-12-20', earlierEffectiveDate: '2998-12-15' })
    expect(kept(2)).toMatchObject({ effectiveDate: '2998-12-01' })
  })

  it('that corrects one before its day may keep the line on what changed', async () => {
    const waiting = { ...next, lastUpdated: getToday(), effectiveDate: later }
    expect((await publish(waiting)).status).toBe(200)
    expect((await publish({ ...waiting, title: 'The terms', effectiveDate: '2999-02-01' })).status).toBe(409)
    expect((await publish({ ...waiting, title: 'The terms' })).status).toBe(200)
    expect(desk.kept(`${ID}-version-3`)).toMatchObject({ title: 'The terms', changeSummary: next.changeSummary })
  })

  it('is imported with its date', async () => {
    expect((await publish({ ...next, lastUpdated: '2026-02-01' }, WRITE_TOKEN)).status).toBe(200)
    expect(desk.kept(ID)).toMatchObject({ lastUpdated: '2026-02-01' })
  })
})
