import { Button, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import type { Schedule } from '#lib/schedules/schedule.ts'
import { useAct } from '../requests.ts'
import { parseField, formatInWords, toField } from '../times.ts'
import { LabelledInput, Muted, Panel, Strong } from '../ui.tsx'
import { actionStrings } from './choices.ts'
import { useSchedules } from './useSchedules.ts'

/** Renders a date and time field with its value in words and the time zone. */
export function TimeField(props: { value: string; onValue: (value: string) => void }) {
  const time = parseField(props.value)
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const help = `${time ? formatInWords(time) : 'Choose a day and time'}. Times are in your time zone (${zone}).`
  return <LabelledInput label="Date and time" help={help} type="datetime-local" {...props} />
}

/** Shows a waiting schedule, which can be moved or cancelled. */
export function WaitingSchedule({ schedule, mayChange }: { schedule: Schedule; mayChange: boolean }) {
  const { id, action, author, runAt } = schedule
  const { api, reload } = useSchedules()
  const { busy, act } = useAct({ reload })
  const [fieldValue, setFieldValue] = useState<string | null>(null)
  const newTime = parseField(fieldValue ?? '')

  async function move(): Promise<void> {
    if (newTime && (await act(() => api.move(id, newTime), 'Time changed'))) setFieldValue(null)
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
      {mayChange && (
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
            onClick={() => void act(() => api.cancel(id), 'Cancelled')}
          />
        </Flex>
      )}
    </Panel>
  )
}
