import { describe, expect, it } from 'vitest'
import type { Schedule, ScheduledAction } from '#lib/schedules/schedule.ts'
import { listScheduleChoices } from '#studio/tools/schedules/ScheduleAction.tsx'

const waits = (action: ScheduledAction): Schedule => ({
  id: 'one',
  documentId: 'page',
  documentType: 'faq',
  action,
  runAt: '2026-12-01T14:00:00.000Z',
  author: { id: 'u', name: 'Una' },
  state: 'waiting',
  reason: null,
  finishedAt: null,
})

const ready = { hasDraft: true, isPublished: true, fixed: false, errors: 0, waiting: [] }

describe('what can be scheduled', () => {
  it.each([
    ['a changed question', {}, { publish: null, unpublish: null }],
    ['one without changes', { hasDraft: false }, { publish: expect.stringContaining('no changes'), unpublish: null }],
    [
      'one that is being checked',
      { errors: undefined },
      { publish: expect.stringContaining('checked'), unpublish: null },
    ],
    ['one with an error', { errors: 1 }, { publish: expect.stringContaining('Correct'), unpublish: null }],
    ['a new one', { isPublished: false }, { publish: null, unpublish: 'It is not published.' }],
    ['a page the site needs', { fixed: true }, { publish: null }],
    ['one to be published already', { waiting: [waits('publish')] }, { unpublish: null }],
    ['one with both set', { waiting: [waits('publish'), waits('unpublish')] }, {}],
  ])('of %s', (_what, state, wanted) => {
    const choices = listScheduleChoices({ ...ready, ...state })
    expect(Object.fromEntries(choices.map(({ action, problem }) => [action, problem]))).toEqual(wanted)
  })
})
