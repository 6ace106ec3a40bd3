import { Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { standingOf } from '#lib/roles/standing.ts'
import { Table } from '../Table.tsx'
import { ScheduleRow } from './ScheduleRow.tsx'
import { useSchedules } from './useSchedules.ts'

/** Everything that is to be published or unpublished at a set time, and what became of the last three months'. */
export function SchedulesTool() {
  const { schedules, error, loading } = useSchedules()
  const { changes } = standingOf(useCurrentUser())
  return (
    <Container width={4} padding={4} style={{ height: '100%', overflow: 'auto' }}>
      <Stack gap={4}>
        <Heading as="h1" size={2}>
          Scheduled
        </Heading>
        {error !== null && (
          <Card tone="critical" padding={4} radius={3} border role="alert">
            <Text size={1}>{error}</Text>
          </Card>
        )}
        {schedules.length > 0 && (
          <Table label="Scheduled" columns={['Document', 'What', 'When', 'Set by', 'State', '']}>
            {schedules.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} />
            ))}
          </Table>
        )}
        {schedules.length === 0 && !loading && error === null && (
          <Card padding={5} radius={3} border>
            <Text muted>
              Nothing is scheduled.
              {changes && ' Open a document and choose “Schedule…” beside its Publish button.'}
            </Text>
          </Card>
        )}
      </Stack>
    </Container>
  )
}
