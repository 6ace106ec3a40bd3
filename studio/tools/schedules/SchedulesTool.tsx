import { Badge, type BadgeTone, Flex, Stack, Text } from '@sanity/ui'
import { useEffect } from 'react'
import { IntentLink } from 'sanity/router'
import type { ScheduleState } from '#lib/schedules/schedule.ts'
import { usePermissions } from '../../kit/requests.ts'
import { formatInWords } from '../../kit/times.ts'
import { ACTIONS, Table } from '../../kit/Table.tsx'
import { DocumentLink, Muted, Notice, ToolPage } from '../../kit/ui.tsx'
import { actionStrings } from './scheduleParts.tsx'
import { markFailuresSeen, useSchedules } from './useSchedules.ts'

const stateWords: Record<ScheduleState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'primary' },
  done: { label: 'Done', tone: 'positive' },
  failed: { label: 'Not done', tone: 'critical' },
  cancelled: { label: 'Cancelled', tone: 'default' },
}

/** Lists waiting schedules and the results of the last three months. */
export default function SchedulesTool() {
  const { schedules, error, loading } = useSchedules()
  const { canChangeAny, canChange } = usePermissions()
  useEffect(markFailuresSeen, [])
  const empty = !loading && error === null && (
    <Notice>
      Nothing is scheduled.
      {canChangeAny && ' Open a document and choose “Schedule…” beside its Publish button.'}
    </Notice>
  )
  return (
    <ToolPage title="Scheduled" loading={loading} error={error}>
      <Table
        label="Scheduled"
        empty={empty}
        rows={schedules.map((schedule) => {
          const { id, documentId, documentType, action, runAt, author, state, reason } = schedule
          const { label, tone } = stateWords[state]
          return {
            id,
            cells: {
              Document: <DocumentLink id={documentId} type={documentType} />,
              Action: actionStrings[action].label,
              Time: formatInWords(runAt),
              'Set by': author.name,
              State: (
                <Stack gap={2}>
                  <Flex>
                    <Badge tone={tone}>{label}</Badge>
                  </Flex>
                  {reason !== null && <Muted>{reason}</Muted>}
                  {state === 'failed' && (
                    <Muted>Open the document, correct it, then publish it or set another time.</Muted>
                  )}
                </Stack>
              ),
              [ACTIONS]: state === 'waiting' && canChange(documentType) && (
                <IntentLink intent="edit" params={{ mode: 'structure', id: documentId, type: documentType }}>
                  <Text size={1}>Change</Text>
                </IntentLink>
              ),
            },
          }
        })}
      />
    </ToolPage>
  )
}
