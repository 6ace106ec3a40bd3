import { expect, it } from 'vitest'
import type { Schedule } from '#lib/schedules/schedule.ts'
import { getScheduledTitle } from '#studio/tools/schedules/useSchedules.ts'

const schedule: Schedule = {
  id: 'a',
  documentId: 'faq-a',
  documentType: 'faq',
  action: 'publish',
  runAt: '2026-11-20T10:00:00.000Z',
  author: { id: 'me', name: 'Ada' },
  state: 'failed',
  reason: 'It shows “Is it free?”, which is not published.',
  finishedAt: '2026-11-20T10:00:01.000Z',
}

it.each([
  ['names the user’s new failures', schedule, '', 'Scheduled (1 failed)'],
  ['leaves out those of others', { ...schedule, author: { id: 'other', name: 'Bo' } }, '', 'Scheduled'],
  ['leaves out those seen before', schedule, '2026-11-20T11:00:00.000Z', 'Scheduled'],
])('the tab of the tool %s', (_what, failed, seenAt, title) => {
  expect(getScheduledTitle([failed], 'me', seenAt)).toBe(title)
})
