import { Stack } from '@sanity/ui'
import { getReleaseIdFromReleaseDocumentId, getVersionFromId, useActiveReleases, useDocumentVersions } from 'sanity'
import { formatShort } from '#studio/kit/times.ts'
import { ErrorCard } from '#studio/kit/ui.tsx'
import { createFormBanner } from './formBanner.tsx'

type ActiveRelease = Pick<ReturnType<typeof useActiveReleases>['data'][number], '_id' | 'state' | 'metadata' | 'error'>

/**
 * Describes the releases with a document that were not published at their time, or lost it. Sanity shows the reason on
 * the page of a release, which scheduled drafts do not have.
 *
 * @param versionIds ids of the document, one for each release
 */
export function describeFailures(
  releases: readonly ActiveRelease[],
  versionIds: readonly string[],
  now = Date.now(),
): string[] {
  const names = new Set(versionIds.map((id) => getVersionFromId(id)))
  return releases.flatMap(({ _id, state, metadata, error }) => {
    const name = getReleaseIdFromReleaseDocumentId(_id)
    if (!error?.message || state !== 'active' || !names.has(name)) return []
    const { cardinality, title, intendedPublishAt } = metadata
    const what = cardinality === 'one' ? 'The scheduled draft' : `The release “${title || name}”`
    const time = intendedPublishAt ? formatShort(intendedPublishAt) : undefined
    if (intendedPublishAt !== undefined && Date.parse(intendedPublishAt) > now)
      return [`${what} of ${time} is paused: ${error.message}`]
    return [`${what} was not published${time === undefined ? '' : ` on ${time}`}: ${error.message}`]
  })
}

/** Shows above a form why the document was not published at a set time. */
export const ReleaseFailures = createFormBanner(function ReleaseFailures({ id }) {
  const failures = describeFailures(useActiveReleases().data, useDocumentVersions({ documentId: id }).data)
  if (failures.length === 0) return null
  return (
    <Stack gap={3}>
      {failures.map((failure) => (
        <ErrorCard key={failure}>{failure}</ErrorCard>
      ))}
    </Stack>
  )
})
