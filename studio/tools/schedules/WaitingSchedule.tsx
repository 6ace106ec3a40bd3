import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { Schedule } from '#lib/schedules/schedule.ts'
import { TimeField } from './TimeField.tsx'
import { fromField, inWords, toField } from './times.ts'
import { useAct } from './useAct.ts'
import { useSchedules } from './useSchedules.ts'
import { actionWords } from './words.ts'

/** A schedule that waits, with what can be done about it. */
export function WaitingSchedule({ schedule, mayChange }: { schedule: Schedule; mayChange: boolean }) {
  const { api } = useSchedules()
  const { busy, act } = useAct()
  const [moving, setMoving] = useState<string | null>(null)
  const time = new Date(schedule.runAt)
  const wanted = fromField(moving ?? '')

  async function move(): Promise<void> {
    if (wanted && (await act('Time changed', () => api.move(schedule.id, wanted)))) setMoving(null)
  }

  return (
    <Card tone="primary" border radius={3} padding={4} data-testid={`schedule-${schedule.action}`}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Text size={1} weight="semibold">
            {`${actionWords[schedule.action].will} on ${inWords(time)}`}
          </Text>
          <Text size={1} muted>
            {`Set by ${schedule.author.name}.`}
            {schedule.action === 'publish' && ' What the draft says at that moment is published.'}
          </Text>
        </Stack>
        {moving !== null && <TimeField id={`move-${schedule.id}`} value={moving} onChange={setMoving} />}
        {mayChange && (
          <Flex gap={2}>
            {moving === null ? (
              <Button mode="ghost" text="Change the time" onClick={() => setMoving(toField(time))} />
            ) : (
              <Button tone="primary" text="Save" disabled={!wanted} loading={busy} onClick={() => void move()} />
            )}
            <Button
              mode="bleed"
              tone="critical"
              text="Cancel the schedule"
              disabled={busy}
              onClick={() => void act('Cancelled', () => api.cancel(schedule.id))}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}
