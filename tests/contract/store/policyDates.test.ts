import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getToday } from '#lib/i18n/timeZone.ts'
import { createNewVersions } from '#lib/policies/versions.ts'
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

/** The mutations that publish a text, and the versions that the Studio adds to them. */
function publication(fields: object, announcedFor: object = {}) {
  const [next, published] = [policy(fields), desk.kept(ID) ?? null]
  const second = desk.kept(`${ID}-version-2`)
  const newest = second ? { ...second, number: 2 } : null
  const versions = createNewVersions({ policyId: ID, next: { ...next, ...announcedFor }, published, newest })
  const write = { createOrReplace: next }
  return { write, versions, mutations: [write, ...versions.map((create) => ({ create }))] }
}

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
        return desk.mutate(publication(fields).mutations)
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

describe('a new text in a release, where no dialog asks for its days,', () => {
  const next = { title: 'Terms', changeSummary: 'A shorter title.' }
  const day = getToday()

  it.each([
    ['is dated on the day of the release', announced, { lastUpdated: day, effectiveDate: day }],
    ['is dated on that day when it is from before the present one', before, { lastUpdated: day, effectiveDate: day }],
    ['keeps a later day', { ...announced, effectiveDate: later }, { lastUpdated: day, effectiveDate: later }],
    [
      'keeps the day it was finished on',
      { ...announced, lastUpdated: '2026-02-03' },
      { lastUpdated: '2026-02-03', effectiveDate: day },
    ],
  ])('%s', async (_what, written, expected) => {
    const released = await desk.release(policy({ ...written, ...next }))
    expect([released.status, await released.text()]).toEqual([200, expect.anything()])
    expect(desk.kept(ID)).toMatchObject({ ...next, ...expected })
    expect(desk.kept(`${ID}-version-2`)).toMatchObject({ ...next, ...expected })
  })
})

describe('a version', () => {
  const next = { title: 'Terms', changeSummary: 'A shorter title.', lastUpdated: getToday(), effectiveDate: later }
  const listVersions = () => [1, 2, 3].flatMap((number) => desk.kept(`${ID}-version-${number}`)?.['title'] ?? [])

  it.each([
    ['with another text', { title: 'No terms' }],
    ['with another date', { lastUpdated: '2020-01-01' }],
    ['for another day', { effectiveDate: '2026-02-02' }],
    ['with a number between', { number: 1.5 }],
    ['under another id', { _id: `${ID}-version-7` }],
    ['of another policy', { policy: { _type: 'reference', _ref: 'legalPolicy-privacy', _weak: true } }],
    ['with a field of its own', { earlierEffectiveDate: '2020-01-01' }],
    ['as a draft', { _id: `drafts.${ID}-version-2` }],
  ])('%s is refused with its policy', async (_what, change) => {
    const { write, versions } = publication(next)
    const [first, second] = versions
    const refused = await desk.mutate([write, { create: first }, { create: { ...second, ...change } }])
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('Publish the policy instead')])
    expect(listVersions()).toEqual([])
  })

  it('is refused without its policy', async () => {
    const { versions } = publication(next)
    expect((await desk.mutate(versions.map((create) => ({ create })))).status).toBe(403)
    const again = publication({ title: 'Terms of use', ...announced })
    expect((await desk.mutate([again.write, { create: versions[0] }])).status).toBe(403)
    expect(listVersions()).toEqual([])
  })

  it('of a text that replaces a waiting one holds the day of that one', async () => {
    const waiting = { ...next, title: 'Tems' }
    expect((await publish(waiting)).status).toBe(200)
    const corrected = { ...next, effectiveDate: '2999-02-01' }
    const other = publication(corrected, { effectiveDate: '2998-01-01' })
    expect((await desk.mutate(other.mutations)).status).toBe(403)
    expect((await desk.mutate(publication(corrected, { effectiveDate: later }).mutations)).status).toBe(200)
    expect(desk.kept(ID)).toMatchObject({ effectiveDate: '2999-02-01' })
    expect(desk.kept(`${ID}-version-3`)).toMatchObject({ title: 'Terms', effectiveDate: later })
  })
})
