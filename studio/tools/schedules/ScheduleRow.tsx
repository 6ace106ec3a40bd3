import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { Preview, useCurrentUser, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { standingOf } from '#lib/roles/standing.ts'
import type { Schedule } from '#lib/schedules/schedule.ts'
import { inWords } from './times.ts'
import { WaitingSchedule } from './WaitingSchedule.tsx'
import { actionWords, stateWords } from './words.ts'

/** The document a schedule is about, as lists show it. */
function Title({ schedule }: { schedule: Schedule }) {
  const schemaType = useSchema().get(schedule.documentType)
  const value = { _id: schedule.documentId, _type: schedule.documentType }
  if (!schemaType) return <Text size={1}>{schedule.documentId}</Text>
  return (
    <IntentLink intent="edit" params={{ id: schedule.documentId, type: schedule.documentType }}>
      <Preview schemaType={schemaType} value={value} layout="compact" />
    </IntentLink>
  )
}

/** One line of the list: what, when and by whom; a schedule that waits can be changed. */
export function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const mayChange = standingOf(useCurrentUser()).mayChange(schedule.documentType)
  const [open, setOpen] = useState(false)
  const { label, tone } = stateWords[schedule.state]
  const waits = schedule.state === 'waiting'
  return (
    <>
      <tr>
        <td>
          <Title schedule={schedule} />
        </td>
        <td>
          <Text size={1}>{actionWords[schedule.action].label}</Text>
        </td>
        <td>
          <Text size={1}>{inWords(new Date(schedule.runAt))}</Text>
        </td>
        <td>
          <Text size={1}>{schedule.author.name}</Text>
        </td>
        <td>
          <Stack gap={2}>
            <Flex>
              <Badge tone={tone}>{label}</Badge>
            </Flex>
            {schedule.reason !== null && (
              <Text size={1} muted>
                {schedule.reason}
              </Text>
            )}
          </Stack>
        </td>
        <td>
          {waits && mayChange && (
            <Button mode="ghost" padding={2} text={open ? 'Close' : 'Change'} onClick={() => setOpen(!open)} />
          )}
        </td>
      </tr>
      {open && waits && (
        <tr>
          <td colSpan={6}>
            <WaitingSchedule schedule={schedule} mayChange={mayChange} />
          </td>
        </tr>
      )}
    </>
  )
}
