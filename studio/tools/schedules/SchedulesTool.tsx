import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import type { Schedule } from '#lib/schedules/schedule.ts'
import { ScheduleRow } from './ScheduleRow.tsx'
import { useSchedules } from './useSchedules.ts'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;

  th,
  td {
    padding: 0.75rem;
    border-bottom: 1px solid var(--card-border-color);
    vertical-align: middle;
  }

  a {
    color: inherit;
  }
`

const columns = ['Document', 'What', 'When', 'Set by', 'State', 'Change']

function List({ schedules }: { schedules: readonly Schedule[] }) {
  return (
    <Card radius={3} border>
      <Box overflow="auto">
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Text size={1} weight="semibold">
                    {column}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {schedules.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} />
            ))}
          </tbody>
        </Table>
      </Box>
    </Card>
  )
}

/** Everything that is to be published or unpublished at a set time, and what became of the last three months'. */
export function SchedulesTool() {
  const { schedules, error, loading } = useSchedules()
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
        {schedules.length > 0 && <List schedules={schedules} />}
        {schedules.length === 0 && !loading && error === null && (
          <Card padding={5} radius={3} border>
            <Text muted>Nothing is scheduled. Open a document and choose “Schedule…” beside its Publish button.</Text>
          </Card>
        )}
      </Stack>
    </Container>
  )
}
