import { Stack } from '@sanity/ui'
import {
  getReleaseIdFromReleaseDocumentId,
  getVersionFromId,
  useActiveReleases,
  useDocumentVersions,
  useUser,
} from 'sanity'
import { useQuery } from '#studio/kit/requests.ts'
import { Notice } from '#studio/kit/ui.tsx'
import { describeSchedule, type Schedule, schedules } from './describeSchedule.ts'
import { createFormBanner } from './formBanner.tsx'

function ScheduleNotice(props: Schedule) {
  const [user, isLoading] = useUser(props.scheduledBy)
  return isLoading ? null : <Notice>{describeSchedule(props, user?.displayName)}</Notice>
}

/** Lists the schedules of releases. @param releases with their revisions: each time that is set makes a new one */
function Schedules({ releases }: { releases: readonly { _id: string; _rev: string }[] }) {
  const ids = releases.map(({ _id }) => _id)
  const revisions = releases.map(({ _rev }) => _rev)
  const { data } = useQuery('*[_id in $ids && defined(scheduledBy)]', { ids, revisions }, 'raw')
  return (
    <Stack gap={3}>
      {schedules.safeParse(data).data?.map((schedule) => (
        <ScheduleNotice key={schedule._id} {...schedule} />
      ))}
    </Stack>
  )
}

/** Shows above a form who set the time at which a version of the document is published. */
export const ScheduledBy = createFormBanner(function ScheduledBy({ id }) {
  const names = new Set(useDocumentVersions({ documentId: id }).data.map((versionId) => getVersionFromId(versionId)))
  const releases = useActiveReleases().data.filter(
    ({ _id, state }) => state === 'scheduled' && names.has(getReleaseIdFromReleaseDocumentId(_id)),
  )
  return releases.length === 0 ? null : <Schedules releases={releases} />
})
