import { Stack } from '@sanity/ui'
import {
  type DocumentBadgeComponent,
  getPublishedId,
  type InputProps,
  isDocumentSchemaType,
  type ToolMenuProps,
  useCurrentUser,
  useFormValue,
} from 'sanity'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { formatShort, formatInWords } from '../times.ts'
import { ErrorCard } from '../ui.tsx'
import { actionStrings } from './choices.ts'
import { getFailuresSeenAt, getScheduledTitle } from './failures.ts'
import { useSchedules } from './useSchedules.ts'
import { WaitingSchedule } from './WaitingSchedule.tsx'

/** Marks a document with its next schedule. */
export const ScheduleBadge: DocumentBadgeComponent = ({ id }) => {
  const next = useSchedules().schedules.find(({ documentId, state }) => documentId === id && state === 'waiting')
  if (!next) return null
  const time = new Date(next.runAt)
  const { label, will } = actionStrings[next.action]
  return { label: `${label} ${formatShort(time)}`, title: `${will} on ${formatInWords(time)}`, color: 'primary' }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

function DocumentSchedules({ type }: { type: string }) {
  const mayChange = permissionsFor(useCurrentUser()).mayChange(type)
  const id = getPublishedId(toText(useFormValue(['_id'])))
  const editedAt = toText(useFormValue(['_updatedAt']))
  const ownSchedules = useSchedules().schedules.filter(({ documentId }) => documentId === id)
  const waiting = ownSchedules.filter(({ state }) => state === 'waiting')
  const lastRun = ownSchedules.find(({ state }) => state !== 'waiting')
  // An edit after the failure counts as its correction.
  const failure = lastRun?.state === 'failed' && (lastRun.finishedAt ?? '') > editedAt ? lastRun : undefined
  if (!failure && waiting.length === 0) return null
  return (
    <Stack gap={3}>
      {failure && (
        <ErrorCard>
          {`${actionStrings[failure.action].failed} on ${formatInWords(new Date(failure.runAt))}: ${failure.reason}`}
        </ErrorCard>
      )}
      {waiting.map((schedule) => (
        <WaitingSchedule key={schedule.id} schedule={schedule} mayChange={mayChange} />
      ))}
    </Stack>
  )
}

/** Shows a document's schedules above its form. */
export function ScheduleBanner(props: InputProps) {
  const { schemaType, renderDefault } = props
  if (props.id !== 'root' || !isDocumentSchemaType(schemaType)) return renderDefault(props)
  return (
    <Stack gap={5}>
      <DocumentSchedules type={schemaType.name} />
      {renderDefault(props)}
    </Stack>
  )
}

/** Counts the user's failed schedules in the tool's tab until the tool is opened. */
export function ToolMenu(props: ToolMenuProps) {
  const { schedules } = useSchedules()
  const title = getScheduledTitle(schedules, useCurrentUser()?.id, getFailuresSeenAt())
  const tools = props.tools.map((tool) => (tool.name === 'scheduled' ? { ...tool, title } : tool))
  return props.renderDefault({ ...props, tools })
}
