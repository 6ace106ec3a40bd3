import { TrashIcon } from '@sanity/icons/Trash'
import { Badge, Box, Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { Fragment, useCallback } from 'react'
import type { DeliveryView, LeadView } from '#leads/staff/listing.ts'
import { LEAD_STATUSES } from '#leads/database/schema.ts'
import { useAction, useLoaded } from '#studio/kit/requests.ts'
import { formatShort } from '#studio/kit/times.ts'
import { Labelled, Muted, OptionSelect, Strong, ToolDialog, useConfirm } from '#studio/kit/ui.tsx'
import { channelTitles, type createLeadsApi, describeFailure, formTitles, getBadge, statusTitles } from './api.ts'

export function DeliveryBadge({ delivery, sendsMail }: { delivery: DeliveryView | undefined; sendsMail: boolean }) {
  if (!delivery) return null
  const { tone, label } = getBadge(delivery, sendsMail)
  return <Badge tone={tone}>{label}</Badge>
}

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
    { label: 'Unsubscribed', value: lead.unsubscribed && 'Write to this address only when it asks' },
    {
      label: 'Suspected',
      value: lead.status === 'suspected' && 'Looks like a bot. Nothing is sent until you set another status',
    },
    {
      label: 'Asked again',
      value:
        lead.status !== 'suspected' &&
        lead.suspected_at &&
        `${formatShort(lead.suspected_at)}. It looked like a bot, so nothing was sent: write to them if you know them, and set a status`,
    },
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
  const next = state === 'pending' ? ` Next attempt: ${formatShort(next_attempt_at)}` : ''
  return `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}.${reason}${next}`
}

interface LeadDetailProps {
  /** The lead as the list showed it. */
  listed: LeadView
  sendsMail: boolean
  api: ReturnType<typeof createLeadsApi>
  onClose: () => void
  onChanged: () => void
}

/** Shows one lead with its deliveries and actions, also after a change by which it left the list. */
export function LeadDetail({ listed, sendsMail, api, onClose, onChanged }: LeadDetailProps) {
  const { data, reload } = useLoaded(useCallback((signal) => api.read(listed.id, signal), [api, listed.id]))
  const lead = data ?? listed
  const { busy, run } = useAction({
    reload: () => {
      reload()
      onChanged()
    },
  })
  const { ask, dialog } = useConfirm()
  const remove = async () => {
    if (await run(() => api.remove(lead.id), 'Deleted')) onClose()
  }
  const askToDelete = () =>
    ask({
      header: 'Delete this person’s data for good?',
      text: 'All requests from this address are deleted, with their deliveries. This cannot be undone.',
      keep: 'Keep',
      confirm: 'Delete',
      onConfirm: () => void remove(),
    })
  const askToLift = () =>
    ask({
      header: 'Let this address get mail again?',
      text: 'Do this only when the person has asked you for it.',
      keep: 'Keep unsubscribed',
      confirm: 'Allow mail',
      onConfirm: () => void run(() => api.liftSuppression(lead.id), 'Mail is allowed again'),
    })
  return (
    <ToolDialog
      id="lead-detail"
      header={`${formTitles[lead.form]}: ${lead.name ?? lead.email}`}
      onClose={onClose}
      footer={
        <Box padding={3}>
          <Button
            mode="bleed"
            tone="critical"
            icon={TrashIcon}
            text="Delete this person’s data"
            disabled={busy}
            onClick={askToDelete}
          />
          {lead.unsubscribed && <Button mode="bleed" text="Allow mail again" disabled={busy} onClick={askToLift} />}
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
              options={LEAD_STATUSES.filter((status) => status !== 'suspected' || status === lead.status).map(
                (status) => [status, statusTitles[status]] as const,
              )}
              onChoose={(status) => void run(() => api.setStatus(lead.id, status), 'Status changed')}
            />
          )}
        </Labelled>
        <Facts lead={lead} />
        <Stack gap={3}>
          <Strong>Deliveries</Strong>
          {lead.deliveries.map((delivery) => (
            <Card key={delivery.id} padding={3} radius={2} border>
              <Flex align="center" gap={3} wrap="wrap">
                <Stack gap={3} flex={1}>
                  <Text size={1}>{channelTitles[delivery.channel]}</Text>
                  <Muted>{describeProgress(delivery)}</Muted>
                </Stack>
                <DeliveryBadge delivery={delivery} sendsMail={sendsMail} />
                {(delivery.state === 'pending' || delivery.state === 'dead') && (
                  <Button
                    mode="ghost"
                    text="Retry"
                    disabled={busy}
                    onClick={() => void run(() => api.retry(delivery.id), 'Sending again now')}
                  />
                )}
              </Flex>
            </Card>
          ))}
        </Stack>
        {dialog}
      </Stack>
    </ToolDialog>
  )
}
