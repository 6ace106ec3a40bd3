import { describe, expect, it } from 'vitest'
import type { SanityDocument } from 'sanity'
import { z } from 'zod'
import { computeStatuses, withEffectiveDates } from '#lib/policies/dates.ts'
import { findWaiting, hasTextChanged, preservePublishedFields } from '#lib/policies/versions.ts'
import { createPublication } from '#studio/policies/publication.ts'
import { describeOtherLanguage } from '#studio/policies/publishPolicy.tsx'

const document = (more: Partial<SanityDocument> = {}): SanityDocument => ({
  _id: 'legalPolicy-privacy',
  _type: 'legalPolicy',
  _rev: 'r1',
  _createdAt: '2025-01-01T00:00:00Z',
  _updatedAt: '2025-09-29T00:00:00Z',
  title: 'Privacy Policy',
  summary: ['We sell nothing.'],
  sections: [{ _key: 'a', id: 'data', heading: 'Data' }],
  seo: { title: 'Privacy' },
  slug: { _type: 'slug', current: 'privacy' },
  lastUpdated: '2025-09-29',
  effectiveDate: '2025-09-29',
  changeSummary: 'First version.',
  ...more,
})
const published = document()
const draft = document({ _id: 'drafts.legalPolicy-privacy', _rev: 'r2', title: 'Privacy' })
const announcement = { summary: 'A shorter title.', date: '2026-11-20' }
const day = '2026-11-20'
const versionsIn = (mutations: ReturnType<typeof createPublication>) =>
  mutations.flatMap((mutation) => ('create' in mutation ? [mutation.create] : []))

it.each([
  ['', '2025-09-29', '2025-01-01'],
  ['', '2026-12-15', '2026-12-15'],
  ['It applies from December 15, 2026, this one from today.', '2026-12-15', '2025-09-29'],
  ['It applies already, this one from December 15, 2026.', '2025-09-29', '2026-12-15'],
])('before publishing a text, the days of both languages are compared: “%s”', (said, sibling, own) => {
  const days = (effectiveDate: string) => document({ effectiveDate })
  const rest = 'Publish the same change there, with the same day “In effect from”.'
  expect(describeOtherLanguage('fr-CA', days(sibling), days(own), day)).toBe(
    ['This publishes one language only: the French text stays as it is.', said, rest].filter(Boolean).join(' '),
  )
})

describe('publishing a changed policy', () => {
  it('keeps the new text under the next number, with its dates and summary', () => {
    const newest = { ...published, number: 4 }
    expect(versionsIn(createPublication({ draft, published, newest, announcement, day }))).toEqual([
      {
        _id: 'legalPolicy-privacy-version-5',
        _type: 'policyVersion',
        policy: { _type: 'reference', _ref: 'legalPolicy-privacy' },
        number: 5,
        lastUpdated: '2026-11-20',
        effectiveDate: '2026-11-20',
        changeSummary: 'A shorter title.',
        title: 'Privacy',
        summary: published['summary'],
        sections: published['sections'],
      },
    ])
  })

  it.each([
    ['the first text', null, ['legalPolicy-privacy-version-1', 'legalPolicy-privacy-version-2']],
    [
      'a text that was published without a version',
      { ...published, title: 'Older', number: 4 },
      ['legalPolicy-privacy-version-5', 'legalPolicy-privacy-version-6'],
    ],
  ])('keeps %s before it is replaced', (_what, newest, ids) => {
    const versions = versionsIn(createPublication({ draft, published, newest, announcement, day }))
    expect(versions.map(({ _id }) => _id)).toEqual(ids)
    expect(versions[0]).toMatchObject({
      title: 'Privacy Policy',
      lastUpdated: '2025-09-29',
      changeSummary: 'First version.',
    })
  })

  it('says from which day the text before applied, when that was put off', () => {
    const newest = { ...published, number: 4, effectiveDate: '2025-09-29' }
    const putOff = { ...published, effectiveDate: '2025-10-15' }
    const versions = versionsIn(createPublication({ draft, published: putOff, newest, announcement, day }))
    expect(versions).toMatchObject([{ number: 5, earlierEffectiveDate: '2025-10-15' }])
  })

  it('counts from one when nothing was published before', () => {
    const versions = versionsIn(createPublication({ draft, published: null, newest: null, announcement, day }))
    expect(versions.map(({ number }) => number)).toEqual([1])
  })

  it('publishes exactly that text, and only if the draft has not changed', () => {
    const mutations = createPublication({ draft, published, newest: null, announcement, day })
    expect(mutations.at(0)).toMatchObject({ patch: { id: draft._id, ifRevisionID: 'r2' } })
    expect(mutations.slice(1, 3)).toEqual([
      {
        createOrReplace: {
          ...document({
            title: 'Privacy',
            lastUpdated: '2026-11-20',
            effectiveDate: '2026-11-20',
            changeSummary: announcement.summary,
          }),
          _rev: undefined,
          _updatedAt: undefined,
        },
      },
      { delete: { id: draft._id } },
    ])
  })

  it('leaves a day in effect that is still to come', () => {
    const later = { ...draft, effectiveDate: '2027-01-01' }
    const mutations = createPublication({ draft: later, published, newest: null, announcement, day })
    expect(mutations.at(1)).toMatchObject({ createOrReplace: { effectiveDate: '2027-01-01' } })
  })
})

describe('a corrected text that applies later than the one it corrects', () => {
  const first = { ...published, number: 1 }
  const waiting = {
    ...document({ title: 'Pivacy', lastUpdated: '2026-11-18', effectiveDate: '2027-01-01' }),
    number: 2,
  }
  const later = { ...draft, effectiveDate: '2027-02-01' }
  const statusesAfter = (replacesWaiting: boolean) => {
    const stored = createPublication({
      draft: later,
      published: waiting,
      newest: waiting,
      announcement,
      day,
      replacesWaiting,
    })
    expect(stored.at(1)).toMatchObject({ createOrReplace: { effectiveDate: '2027-02-01' } })
    const dates = z.looseObject({
      number: z.number(),
      lastUpdated: z.string(),
      effectiveDate: z.string().nullable(),
      earlierEffectiveDate: z.string().nullable().default(null),
    })
    const versions = [...versionsIn(stored), waiting, first].map((version) => dates.parse(version))
    const all = withEffectiveDates(versions, '2027-02-01')
    const statuses = computeStatuses(all, day)
    return all.map((version) => [version.number, version.effectiveDate, statuses.get(version)?.status])
  }

  it('replaces that one, which is never announced', () => {
    expect(statusesAfter(true)).toEqual([
      [3, '2027-02-01', 'coming'],
      [2, '2027-01-01', 'replaced'],
      [1, '2025-09-29', 'current'],
    ])
  })

  it('follows that one, if both are to apply', () => {
    expect(statusesAfter(false)).toEqual([
      [3, '2027-02-01', 'coming'],
      [2, '2027-01-01', 'coming'],
      [1, '2025-09-29', 'current'],
    ])
  })
})

describe('the day a text applies from', () => {
  it.each([
    ['is the day it is published', '2025-09-29', '2026-11-20'],
    ['is the day it is published, not a day between', '2026-11-05', '2026-11-20'],
    ['may be a later day', '2027-01-01', '2027-01-01'],
  ])('%s, when it was finished earlier', (_what, effectiveDate, applied) => {
    const finished = { ...announcement, date: '2026-11-01' }
    const written = { ...draft, effectiveDate }
    const mutations = createPublication({ draft: written, published, newest: null, announcement: finished, day })
    expect(mutations.at(1)).toMatchObject({
      createOrReplace: { lastUpdated: '2026-11-01', effectiveDate: applied },
    })
    expect(versionsIn(mutations).at(-1)).toMatchObject({ lastUpdated: '2026-11-01', effectiveDate: applied })
  })
})

describe('a draft of the text that is published', () => {
  const live = document({ lastUpdated: '2026-11-20', effectiveDate: '2026-11-20', changeSummary: 'A shorter title.' })
  const coming = { ...live, effectiveDate: '2027-01-01' }

  it.each([
    ['from before it was announced takes its dates and summary', {}, live],
    ['may put off the day it applies from', { effectiveDate: '2027-01-01' }, coming],
    ['takes nothing when its text is another', { title: 'Privacy' }, document({ title: 'Privacy' })],
  ])('%s', (_what, change, published) => {
    const restored = document(change)
    expect({ ...restored, ...preservePublishedFields(restored, live, '2026-12-05') }).toEqual(published)
  })

  it.each([
    ['is the day it is published, not one gone by', coming, '2026-12-01', '2026-12-05'],
    ['stays as announced, when the draft is from before the text', coming, '2025-09-29', '2027-01-01'],
    ['stays when it has come, whatever earlier day is chosen', live, '2026-11-19', '2026-11-20'],
    ['stays when it has come, whatever day gone by is chosen', live, '2026-12-01', '2026-11-20'],
    ['is brought forward to a day to come', coming, '2026-12-20', '2026-12-20'],
  ])('has the day it applies from, which %s', (_what, announced, effectiveDate, applies) => {
    const edited = { ...announced, effectiveDate }
    expect({ ...edited, ...preservePublishedFields(edited, announced, '2026-12-05') }).toMatchObject({
      effectiveDate: applies,
    })
  })

  it('says all of it itself when nothing is published', () => {
    expect(preservePublishedFields(document(), null, day)).toEqual({})
  })
})

describe('the revision of the consent never goes back', () => {
  it.each([
    ['for the same text', {}],
    ['for another text', { title: 'Cookies' }],
  ])('%s', (_what, change) => {
    const live = document({ consentRevision: 3 })
    const getRevision = (consentRevision: number | undefined) =>
      preservePublishedFields(document({ ...change, consentRevision }), live, day)['consentRevision'] ?? consentRevision
    expect([undefined, 2, 3, 4].map(getRevision)).toEqual([3, 3, 3, 4])
  })

  it('when the Studio publishes a changed text', () => {
    const asked = { ...published, consentRevision: 3 }
    const older = { ...draft, consentRevision: 2 }
    const mutations = createPublication({ draft: older, published: asked, newest: null, announcement, day })
    expect(mutations.slice(0, 2)).toMatchObject([
      { patch: { set: { consentRevision: 3 } } },
      { createOrReplace: { consentRevision: 3 } },
    ])
  })
})

describe('a policy is changed', () => {
  it.each([
    ['by another word', { title: 'Privacy' }, true],
    ['by another section', { sections: [] }, true],
    ['not by what search engines show', { seo: { title: 'Your privacy' } }, false],
    ['not by the order its fields are stored in', { sections: [{ heading: 'Data', id: 'data', _key: 'a' }] }, false],
  ])('%s', (_what, change, changed) => {
    expect(hasTextChanged(document(change), published)).toBe(changed)
  })

  it('when it was never published', () => {
    expect(hasTextChanged(draft, null)).toBe(true)
  })
})

describe('a published text that does not apply yet', () => {
  const waiting = document({ lastUpdated: '2026-11-10', effectiveDate: '2026-12-01', changeSummary: 'We added a fee.' })

  it.each([
    ['is replaced by a text for the same day', '2026-12-01', true],
    ['is replaced by a text for an earlier day', day, true],
    ['still applies until a text for a later day', '2026-12-20', false],
  ])('%s', (_what, effectiveDay, replaced) => {
    expect(findWaiting(waiting, effectiveDay, day)).toEqual({
      from: '2026-12-01',
      replaced,
      summary: 'We added a fee.',
    })
  })

  it('is none once its day has come', () => {
    expect(findWaiting(waiting, '2026-12-20', '2026-12-01')).toBeUndefined()
    expect(findWaiting(null, '2026-12-20', day)).toBeUndefined()
  })
})
