import { Card, Stack, Text } from '@sanity/ui'
import { isDocumentSchemaType, useCurrentUser, useFormValue } from 'sanity'
import type { InputProps } from 'sanity'
import { standingOf } from '#lib/roles/standing.ts'
import type { Schedule } from '#lib/schedules/schedule.ts'
import { inWords } from './times.ts'
import { useSchedules } from './useSchedules.ts'
import { WaitingSchedule } from './WaitingSchedule.tsx'
import { actionWords } from './words.ts'

function FailedSchedule({ schedule }: { schedule: Schedule }) {
  return (
    <Card tone="critical" border radius={3} padding={4} role="alert">
      <Text size={1}>
        {`${actionWords[schedule.action].failed} on ${inWords(new Date(schedule.runAt))}: ${schedule.reason}`}
      </Text>
    </Card>
  )
}

/** What happened last, when it failed and nobody has edited the document since. */
function lastFailure(schedules: readonly Schedule[], editedAt: string): Schedule | undefined {
  const last = schedules.find(({ state }) => state !== 'waiting')
  return last?.state === 'failed' && (last.finishedAt ?? '') > editedAt ? last : undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function DocumentSchedules({ type }: { type: string }) {
  const mayChange = standingOf(useCurrentUser()).mayChange(type)
  const id = text(useFormValue(['_id'])).replace(/^drafts\./, '')
  const editedAt = text(useFormValue(['_updatedAt']))
  const own = useSchedules().schedules.filter(({ documentId }) => documentId === id)
  const failure = lastFailure(own, editedAt)
  const waiting = own.filter(({ state }) => state === 'waiting')
  if (!failure && waiting.length === 0) return null
  return (
    <Stack gap={3}>
      {failure && <FailedSchedule schedule={failure} />}
      {waiting.map((schedule) => (
        <WaitingSchedule key={schedule.id} schedule={schedule} mayChange={mayChange} />
      ))}
    </Stack>
  )
}

/** Says above the form of a document what is scheduled for it; leaves every other input alone. */
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
