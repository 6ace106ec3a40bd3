import { expect, it } from 'vitest'
import { describeSchedule } from '#studio/documents/describeSchedule.ts'

const schedule = {
  _id: '_.releases.r1',
  publishAt: '2027-01-04T15:00:00.000Z',
  scheduledBy: 'u-1',
  metadata: { title: 'Spring' },
}

it.each([
  ['a release', {}, 'Ann', /^Ann set the time at which the release “Spring” is published: Jan 4, 2027/],
  [
    'a release without a title',
    { metadata: { title: '' } },
    'Ann',
    /^Ann .* at which an untitled release is published/,
  ],
  ['a scheduled draft', { metadata: { title: '', cardinality: 'one' } }, 'Ann', /at which the scheduled draft is/],
  ['someone without an account', {}, undefined, /^A former member set/],
  ['a program with a token', { scheduledBy: 'token-write' }, undefined, /^The site itself set/],
])('the author of a time is named for %s', (_what, change, name, words) => {
  expect(describeSchedule({ ...schedule, ...change }, name)).toMatch(words)
})
