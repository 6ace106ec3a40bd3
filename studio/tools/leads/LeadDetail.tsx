import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Dialog, Flex, Select, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { LeadView } from '#lib/leads/staff/listing.ts'
import { LEAD_STATUSES } from '#lib/leads/store/schema.ts'
import type { LeadStatus } from '#lib/leads/store/schema.ts'
import { DeliveryList } from './DeliveryList.tsx'
import { Facts } from './Facts.tsx'
import { formWords, statusWords } from './words.ts'

interface LeadActions {
  onStatus: (status: LeadStatus) => void
  onRetry: (deliveryId: string) => void
  onDelete: () => void
}

interface LeadDetailProps extends LeadActions {
  lead: LeadView
  busy: boolean
  onClose: () => void
}

/** Deleting cannot be undone, so it asks a second time, in the same place. */
function DeleteButton({ busy, onDelete }: { busy: boolean; onDelete: () => void }) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button mode="bleed" tone="critical" icon={TrashIcon} text="Delete on request" onClick={() => setAsking(true)} />
    )
  return (
    <Flex gap={2} align="center">
      <Text size={1}>Delete this person’s data for good?</Text>
      <Button mode="ghost" text="Keep" onClick={() => setAsking(false)} />
      <Button tone="critical" text="Delete" onClick={onDelete} loading={busy} />
    </Flex>
  )
}

/** Everything about one lead, and what staff can do with it. */
export function LeadDetail({ lead, busy, onClose, onStatus, onRetry, onDelete }: LeadDetailProps) {
  const statusId = `lead-status-${lead.id}`
  return (
    <Dialog
      id="lead-detail"
      header={`${formWords[lead.form]}: ${lead.name ?? lead.email}`}
      width={1}
      onClose={onClose}
      footer={
        <Box padding={3}>
          <DeleteButton busy={busy} onDelete={onDelete} />
        </Box>
      }
    >
      <Stack gap={5} padding={4}>
        <Stack gap={3}>
          <Text as="label" htmlFor={statusId} size={1} weight="semibold">
            Status
          </Text>
          <Select
            id={statusId}
            value={lead.status}
            disabled={busy}
            onChange={(event) => {
              const chosen = LEAD_STATUSES.find((status) => status === event.currentTarget.value)
              if (chosen) onStatus(chosen)
            }}
          >
            {LEAD_STATUSES.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
          </Select>
        </Stack>
        <Facts lead={lead} />
        <DeliveryList deliveries={lead.deliveries} busy={busy} onRetry={onRetry} />
      </Stack>
    </Dialog>
  )
}
