import { Badge, Button, Flex, Stack } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { permissionsFor } from '#lib/roles/permissions.ts'
import type { Schedule } from '#lib/schedules/schedule.ts'
import { DocumentLink } from '../DocumentLink.tsx'
import { formatInWords } from '../times.ts'
import { Cell, Muted, Notice, Table, ToolPage } from '../ui.tsx'
import { actionStrings, stateWords } from './choices.ts'
import { markFailuresSeen, useSchedules } from './useSchedules.ts'
import { WaitingSchedule } from './WaitingSchedule.tsx'

function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const { documentId, documentType, action, runAt, author, state, reason } = schedule
  const mayChange = permissionsFor(useCurrentUser()).mayChange(documentType)
  const [open, setOpen] = useState(false)
  const isWaiting = state === 'waiting'
  return (
    <>
      <tr>
        <td>
          <DocumentLink id={documentId} type={documentType} />
        </td>
        <Cell>{actionStrings[action].label}</Cell>
        <Cell>{formatInWords(runAt)}</Cell>
        <Cell>{author.name}</Cell>
        <td>
          <Stack gap={2}>
            <Flex>
              <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
            </Flex>
            {reason !== null && <Muted>{reason}</Muted>}
            {state === 'failed' && <Muted>Open the document, correct it, then publish it or set another time.</Muted>}
          </Stack>
        </td>
        <td>
          {isWaiting && mayChange && (
            <Button mode="ghost" padding={2} text={open ? 'Close' : 'Change'} onClick={() => setOpen(!open)} />
          )}
        </td>
      </tr>
      {open && isWaiting && (
        <tr>
          <td colSpan={6}>
            <WaitingSchedule schedule={schedule} mayChange={mayChange} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Lists waiting schedules and the results of the last three months. */
export default function SchedulesTool() {
  const { schedules, error, loading, reload } = useSchedules()
  useEffect(() => {
    markFailuresSeen()
    void reload()
  }, [reload])
  const { changes } = permissionsFor(useCurrentUser())
  return (
    <ToolPage title="Scheduled" loading={loading} error={error}>
      {schedules.length > 0 && (
        <Table label="Scheduled" columns={['Document', 'Action', 'Time', 'Set by', 'State', '']}>
          {schedules.map((schedule) => (
            <ScheduleRow key={schedule.id} schedule={schedule} />
          ))}
        </Table>
      )}
      {schedules.length === 0 && !loading && error === null && (
        <Notice>
          Nothing is scheduled.
          {changes && ' Open a document and choose “Schedule…” beside its Publish button.'}
        </Notice>
      )}
    </ToolPage>
  )
}
