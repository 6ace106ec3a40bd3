import { Badge, Button, Card, Flex, Text } from '@sanity/ui'
import type { LeadView } from '#lib/leads/staff/listing.ts'
import { Table } from '../Table.tsx'
import { deliveryWords, formWords, readableTime, statusWords } from './words.ts'

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

interface LeadTableProps {
  leads: LeadView[]
  /** Whether a search or a filter leaves leads out. */
  narrowed: boolean
  onOpen: (id: string) => void
}

/** The leads of one page; a name opens its details. */
export function LeadTable({ leads, narrowed, onOpen }: LeadTableProps) {
  if (leads.length === 0) {
    return (
      <Card padding={5} radius={3} border>
        <Flex justify="center">
          <Text muted>
            {narrowed
              ? 'No leads match. Change the search or the filters.'
              : 'No leads yet. What visitors send with the forms of the site arrives here.'}
          </Text>
        </Flex>
      </Card>
    )
  }
  return (
    <Table label="Leads" columns={['Name', 'Company', 'Form', 'Status', 'Delivery', 'Received']}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} onOpen={() => onOpen(lead.id)} />
      ))}
    </Table>
  )
}
