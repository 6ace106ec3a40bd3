import { TrashIcon } from '@sanity/icons/Trash'
import { Badge, Box, Button, Card, Dialog, Flex, Grid, Stack, Text } from '@sanity/ui'
import { Fragment, useState } from 'react'
import type { DeliveryView, LeadView } from '#lib/leads/staff/listing.ts'
import { LEAD_STATUSES, type LeadStatus } from '#lib/leads/store/schema.ts'
import { formatShort } from '../times.ts'
import { Labelled, Muted, OptionSelect, Strong } from '../ui.tsx'
import { getBadge, channelTitles, describeFailure, formTitles, statusTitles } from './api.ts'

/** Lists labels and values, without those the form does not have. */
function Facts({ lead }: { lead: LeadView }) {
  const facts = [
    ...lead.details,
    { label: 'Calculator', value: lead.calculator },
    { label: 'Received', value: formatShort(lead.created_at) },
    {
      label: 'Last sent',
      value: lead.submissions > 1 && `${formatShort(lead.updated_at)} (${lead.submissions} times)`,
    },
    { label: 'Page', value: lead.source_page },
    { label: 'Language', value: lead.locale },
    { label: 'Privacy policy', value: lead.consent_version },
  ].filter(({ value }) => value)
  return (
    <Grid as="dl" gridTemplateColumns={2} gap={3} style={{ margin: 0 }}>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <Text as="dt" size={1} muted>
            {label}
          </Text>
          <Text as="dd" size={1} style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Text>
        </Fragment>
      ))}
    </Grid>
  )
}

function describeProgress({ state, attempts, delivered_at, next_attempt_at, last_error }: DeliveryView): string {
  if (delivered_at !== null) return formatShort(delivered_at)
  const reason = last_error === null ? '' : ` ${describeFailure(last_error)}`
  const next = state === 'pending' ? ` Next attempt: ${formatShort(next_attempt_at)}.` : ''
  return `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}.${reason}${next}`
}

interface LeadDetailProps {
  lead: LeadView
  sendsMail: boolean
  busy: boolean
  onClose: () => void
  onStatus: (status: LeadStatus) => void
  onRetry: (deliveryId: string) => void
  onDelete: () => void
}

type DeliveryProps = { delivery: DeliveryView } & Pick<LeadDetailProps, 'sendsMail' | 'busy' | 'onRetry'>

function Delivery({ delivery, sendsMail, busy, onRetry }: DeliveryProps) {
  const { id, channel, state } = delivery
  const { tone, label } = getBadge(delivery, sendsMail)
  return (
    <Card padding={3} radius={2} border>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack gap={3} flex={1}>
          <Text size={1}>{channelTitles[channel]}</Text>
          <Muted>{describeProgress(delivery)}</Muted>
        </Stack>
        <Badge tone={tone}>{label}</Badge>
        {(state === 'pending' || state === 'dead') && (
          <Button mode="ghost" text="Retry" disabled={busy} onClick={() => onRetry(id)} />
        )}
      </Flex>
    </Card>
  )
}

/** Asks for confirmation in place, because deleting cannot be undone. */
function DeleteButton({ busy, onDelete }: Pick<LeadDetailProps, 'busy' | 'onDelete'>) {
  const [asking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  if (!asking) {
    return <Button mode="bleed" tone="critical" icon={TrashIcon} text="Delete this person’s data" onClick={ask} />
  }
  return (
    <Flex gap={2} align="center">
      <Text size={1}>Delete this person’s data for good?</Text>
      <Button mode="ghost" text="Keep" onClick={() => setAsking(false)} />
      <Button tone="critical" text="Delete" onClick={onDelete} loading={busy} />
    </Flex>
  )
}

const statusOptions = LEAD_STATUSES.map((status) => [status, statusTitles[status]] as const)

/** Shows one lead with its deliveries and actions. */
export function LeadDetail({ lead, sendsMail, busy, onClose, onStatus, onRetry, onDelete }: LeadDetailProps) {
  return (
    <Dialog
      id="lead-detail"
      header={`${formTitles[lead.form]}: ${lead.name ?? lead.email}`}
      width={1}
      onClose={onClose}
      footer={
        <Box padding={3}>
          <DeleteButton busy={busy} onDelete={onDelete} />
        </Box>
      }
    >
      <Stack gap={5} padding={4}>
        <Labelled label="Status">
          {(control) => (
            <OptionSelect
              {...control}
              value={lead.status}
              disabled={busy}
              options={statusOptions}
              onChoose={onStatus}
            />
          )}
        </Labelled>
        <Facts lead={lead} />
        <Stack gap={3}>
          <Strong>Deliveries</Strong>
          {lead.deliveries.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} sendsMail={sendsMail} busy={busy} onRetry={onRetry} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}
