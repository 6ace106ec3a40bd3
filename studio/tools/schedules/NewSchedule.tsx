import { Button, Card, Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { ScheduledAction } from '#lib/schedules/schedule.ts'
import { TimeField } from './TimeField.tsx'
import { fromField, suggestedTime, toField } from './times.ts'
import { useAct } from './useAct.ts'
import { useSchedules } from './useSchedules.ts'
import { actionWords } from './words.ts'

interface NewScheduleProps {
  documentId: string
  /** What can be scheduled, each with why it cannot right now, if so. */
  choices: readonly { action: ScheduledAction; problem: string | null }[]
}

/** Asks what is to happen and when. */
export function NewSchedule({ documentId, choices }: NewScheduleProps) {
  const { api } = useSchedules()
  const { busy, act } = useAct()
  const id = useId()
  const [chosen, setChosen] = useState<ScheduledAction | null>(null)
  const [value, setValue] = useState(() => toField(suggestedTime(new Date())))
  const time = fromField(value)
  const possible = choices.filter(({ problem }) => problem === null).map((choice) => choice.action)
  const action = possible.find((each) => each === chosen) ?? possible[0]
  return (
    <Stack gap={4}>
      <Stack gap={3} role="radiogroup" aria-label="What is to happen">
        {choices.map((choice) => (
          <Stack key={choice.action} gap={2}>
            <Flex as="label" gap={2} align="center">
              <Radio
                name={id}
                checked={action === choice.action}
                disabled={choice.problem !== null}
                onChange={() => setChosen(choice.action)}
              />
              <Text size={1}>{actionWords[choice.action].label}</Text>
            </Flex>
            {choice.problem !== null && (
              <Text size={1} muted>
                {choice.problem}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
      <TimeField id={`${id}-time`} value={value} onChange={setValue} />
      {action && (
        <Card tone="transparent" padding={3} radius={2}>
          <Text size={1} muted>
            {actionWords[action].note}
          </Text>
        </Card>
      )}
      <Button
        tone="primary"
        text="Schedule"
        disabled={!action || !time}
        loading={busy}
        onClick={() => {
          if (action && time) void act('Scheduled', () => api.create(documentId, action, time))
        }}
      />
    </Stack>
  )
}
