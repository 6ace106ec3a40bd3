import { Button, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentBadgeComponent, type ToolMenuProps, useCurrentUser } from 'sanity'
import type { Schedule, ScheduledAction } from '#lib/schedules/schedule.ts'
import { createFormBanner, getEditTime } from '#studio/documents/formBanner.tsx'
import { useAction, usePermissions } from '../../kit/requests.ts'
import { formatInWords, formatShort, parseField, toField } from '../../kit/times.ts'
import { ErrorCard, LabelledInput, Muted, Panel, Strong } from '../../kit/ui.tsx'
import { getFailuresSeenAt, getScheduledTitle, useSchedules } from './useSchedules.ts'

export const actionStrings = {
  publish: {
    label: 'Publish',
    will: 'Will be published',
    failed: 'Was not published',
    note: 'Later edits to this draft are included, and new documents that it lists are published with it. You must still be allowed to publish it then.',
  },
  unpublish: {
    label: 'Unpublish',
    will: 'Will be unpublished',
    failed: 'Was not unpublished',
    note: 'It leaves the site and stays here as a draft. You must still be allowed to unpublish it then.',
  },
} satisfies Record<ScheduledAction, object>

/** Renders a date and time field with its value in words and the time zone. */
export function TimeField(props: { value: string; onValue: (value: string) => void }) {
  const time = parseField(props.value)
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const help = `${time ? formatInWords(time) : 'Choose a day and time'}. Times are in your time zone (${zone}).`
  return <LabelledInput label="Date and time" help={help} type="datetime-local" {...props} />
}

/** Shows a waiting schedule, which can be moved or cancelled with the right to change its document. */
export function WaitingSchedule({ schedule }: { schedule: Schedule }) {
  const { id, documentType, action, author, runAt } = schedule
  const { canChange } = usePermissions()
  const { api, reload } = useSchedules()
  const { busy, run } = useAction({ reload })
  const [fieldValue, setFieldValue] = useState<string | null>(null)
  const newTime = parseField(fieldValue ?? '')

  async function move(): Promise<void> {
    if (newTime && (await run(() => api.move(id, newTime), 'Time changed'))) setFieldValue(null)
  }

  return (
    <Panel tone="primary" data-testid={`schedule-${action}`}>
      <Stack gap={3}>
        <Strong>{`${actionStrings[action].will} on ${formatInWords(runAt)}`}</Strong>
        <Muted>
          {`Set by ${author.name}.${action === 'publish' ? ' Later edits to this draft are included.' : ''}`}
        </Muted>
      </Stack>
      {fieldValue !== null && <TimeField value={fieldValue} onValue={setFieldValue} />}
      {canChange(documentType) && (
        <Flex gap={2} wrap="wrap">
          {fieldValue === null ? (
            <Button mode="ghost" text="Change the time" onClick={() => setFieldValue(toField(new Date(runAt)))} />
          ) : (
            <Button tone="primary" text="Save" disabled={!newTime} loading={busy} onClick={() => void move()} />
          )}
          <Button
            mode="bleed"
            tone="critical"
            text="Cancel"
            aria-label="Cancel the schedule"
            disabled={busy}
            onClick={() => void run(() => api.cancel(id), 'Cancelled')}
          />
        </Flex>
      )}
    </Panel>
  )
}

/** Marks a document with its next schedule. */
export const ScheduleBadge: DocumentBadgeComponent = ({ id }) => {
  const next = useSchedules().schedules.find(({ documentId, state }) => documentId === id && state === 'waiting')
  if (!next) return null
  const { label, will } = actionStrings[next.action]
  const { runAt } = next
  return { label: `${label} ${formatShort(runAt)}`, title: `${will} on ${formatInWords(runAt)}`, color: 'primary' }
}

/** Shows a document's schedules above its form. */
export const ScheduleBanner = createFormBanner(function ScheduleBanner({ id, document }) {
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
        <WaitingSchedule key={schedule.id} schedule={schedule} />
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
