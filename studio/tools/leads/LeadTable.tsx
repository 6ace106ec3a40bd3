import { Badge, Box, Button, Card, Flex, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import type { LeadView } from '#lib/leads/staff/listing.ts'
import { deliveryWords, formWords, readableTime, statusWords } from './words.ts'

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
`

/** What needs attention most: a failure before something waiting, that before all is well. */
function worstState({ deliveries }: LeadView) {
  return (['dead', 'pending', 'suppressed', 'delivered'] as const).find((state) =>
    deliveries.some((delivery) => delivery.state === state),
  )
}

function LeadRow({ lead, onOpen }: { lead: LeadView; onOpen: () => void }) {
  const state = worstState(lead)
  return (
    <tr>
      <td>
        <Button
          mode="bleed"
          padding={2}
          textAlign="left"
          text={lead.name ?? lead.email}
          onClick={onOpen}
          aria-haspopup="dialog"
        />
      </td>
      <td>
        <Text size={1}>{lead.company ?? '–'}</Text>
      </td>
      <td>
        <Text size={1}>{formWords[lead.form]}</Text>
      </td>
      <td>
        <Badge tone={lead.status === 'new' ? 'primary' : 'default'}>{statusWords[lead.status]}</Badge>
      </td>
      <td>{state && <Badge tone={deliveryWords[state].tone}>{deliveryWords[state].label}</Badge>}</td>
      <td>
        <Text size={1} muted>
          {readableTime(lead.created_at)}
        </Text>
      </td>
    </tr>
  )
}

const columns = ['Name', 'Company', 'Form', 'Status', 'Delivery', 'Received']

/** The leads of one page; a name opens its details. */
export function LeadTable({ leads, onOpen }: { leads: LeadView[]; onOpen: (id: string) => void }) {
  if (leads.length === 0) {
    return (
      <Card padding={5} radius={3} border>
        <Flex justify="center">
          <Text muted>No leads match. Change the search or the filters.</Text>
        </Flex>
      </Card>
    )
  }
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
            {leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} onOpen={() => onOpen(lead.id)} />
            ))}
          </tbody>
        </Table>
      </Box>
    </Card>
  )
}
