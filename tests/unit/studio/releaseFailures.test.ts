import { expect, it } from 'vitest'
import { describeFailures } from '#studio/documents/ReleaseFailures.tsx'

const message = 'The person who set the time may no longer publish all of it.'
const release = (
  name: string,
  state: 'active' | 'archived',
  cardinality: 'one' | 'many',
  error?: { message: string },
) => ({
  // The Studio's query has no names of releases.
  _id: `_.releases.${name}`,
  state,
  error,
  metadata: {
    title: 'Spring',
    releaseType: 'scheduled' as const,
    cardinality,
    intendedPublishAt: '2027-01-04T14:00:00Z',
  },
})

it('names why a document was not published at its time, in open releases that hold it', () => {
  const releases = [
    release('draft', 'active', 'one', { message }),
    release('spring', 'active', 'many', { message }),
    release('elsewhere', 'active', 'many', { message }),
    release('other', 'active', 'one', { message }),
    release('archived', 'archived', 'many', { message }),
    release('waiting', 'active', 'many'),
  ]
  const versions = ['draft', 'spring', 'archived', 'waiting'].map((name) => `versions.${name}.supportPage`)
  expect(
    describeFailures(releases, [...versions, 'drafts.supportPage', 'supportPage'], Date.parse('2027-01-05')),
  ).toEqual([
    expect.stringMatching(/^The scheduled draft was not published on Jan\.? 4, 2027, .+ The person who set the time/),
    expect.stringMatching(/^The release “Spring” was not published on .+ The person who set the time/),
  ])
})

it('names why a document has no time any more, until that time', () => {
  const releases = [release('draft', 'active', 'one', { message: 'It was published by hand.' })]
  expect(describeFailures(releases, ['versions.draft.supportPage'], Date.parse('2027-01-03'))).toEqual([
    expect.stringMatching(/^The scheduled draft of Jan\.? 4, 2027, .+ is paused: It was published by hand\.$/),
  ])
})
