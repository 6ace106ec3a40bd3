import { Stack } from '@sanity/ui'
import { type DocumentBadgeComponent, type ToolMenuProps, useCurrentUser } from 'sanity'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { aboveForm, getEditTime } from '#studio/documents/aboveForm.tsx'
import { formatShort, formatInWords } from '../times.ts'
import { ErrorCard } from '../ui.tsx'
import { actionStrings } from './choices.ts'
import { getFailuresSeenAt, getScheduledTitle, useSchedules } from './useSchedules.ts'
import { WaitingSchedule } from './WaitingSchedule.tsx'

/** Marks a document with its next schedule. */
export const ScheduleBadge: DocumentBadgeComponent = ({ id }) => {
  const next = useSchedules().schedules.find(({ documentId, state }) => documentId === id && state === 'waiting')
  if (!next) return null
  const { label, will } = actionStrings[next.action]
  const { runAt } = next
  return { label: `${label} ${formatShort(runAt)}`, title: `${will} on ${formatInWords(runAt)}`, color: 'primary' }
}

/** Shows a document's schedules above its form. */
export const ScheduleBanner = aboveForm(function ScheduleBanner({ id, type, document }) {
  const mayChange = permissionsFor(useCurrentUser()).mayChange(type)
  const ownSchedules = useSchedules().schedules.filter(({ documentId }) => documentId === id)
  const waiting = ownSchedules.filter(({ state }) => state === 'waiting')
  const lastRun = ownSchedules.find(({ state }) => state !== 'waiting')
  // An edit after the failure counts as its correction.
  const failure = lastRun?.state === 'failed' && (lastRun.finishedAt ?? '') > getEditTime(document) ? lastRun : null
  if (!failure && waiting.length === 0) return null
  return (
    <Stack gap={3}>
      {failure && (
        <ErrorCard>
          {`${actionStrings[failure.action].failed} on ${formatInWords(failure.runAt)}: ${failure.reason}`}
        </ErrorCard>
      )}
      {waiting.map((schedule) => (
        <WaitingSchedule key={schedule.id} schedule={schedule} mayChange={mayChange} />
      ))}
    </Stack>
  )
})

/** Counts the user's failed schedules in the tool's tab until the tool is opened. */
export function ToolMenu(props: ToolMenuProps) {
  const { schedules } = useSchedules()
  const title = getScheduledTitle(schedules, useCurrentUser()?.id, getFailuresSeenAt())
  const tools = props.tools.map((tool) => (tool.name === 'scheduled' ? { ...tool, title } : tool))
  return props.renderDefault({ ...props, tools })
}
