import { DownloadIcon } from '@sanity/icons/Download'
import { TrashIcon } from '@sanity/icons/Trash'
import { Badge, Box, Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui'
import { Fragment, useCallback, useMemo, useState } from 'react'
import { formatNumber } from '#lib/content/format.ts'
import type { DeliveryView, LeadPage, LeadView } from '#leads/staff/listing.ts'
import { LEAD_STATUSES } from '#leads/database/schema.ts'
import { saveFile } from '#studio/browser/saveAndCopy.ts'
import { useAction, useContentClient, useLoaded } from '../../kit/requests.ts'
import { formatShort } from '../../kit/times.ts'
import { Table } from '../../kit/Table.tsx'
import {
  Labelled,
  Muted,
  Notice,
  OptionSelect,
  SearchField,
  Strong,
  ToolDialog,
  ToolPage,
  useConfirm,
} from '../../kit/ui.tsx'
import {
  channelTitles,
  createLeadsApi,
  deliveryBadges,
  describeFailure,
  everything,
  formTitles,
  getBadge,
  type LeadFilter,
  newestPage,
  oldestPage,
  type PageStart,
  statusTitles,
} from './api.ts'

const deliveryTitles = Object.entries(deliveryBadges).map(([state, { label }]) => [state, label] as const)

/** The filters; the first option of each matches everything. */
const selects = [
  { name: 'form', label: 'Form', options: [['', 'All forms'], ...Object.entries(formTitles)] },
  { name: 'status', label: 'Status', options: [['', 'Any status'], ...Object.entries(statusTitles)] },
  { name: 'delivery', label: 'Delivery', options: [['', 'Any delivery'], ...deliveryTitles] },
] as const

const findWorstDelivery = ({ deliveries }: LeadView) =>
  (['dead', 'pending', 'suppressed', 'delivered'] as const)
    .flatMap((state) => deliveries.filter((delivery) => delivery.state === state))
    .at(0)

function DeliveryBadge({ delivery, sendsMail }: { delivery: DeliveryView | undefined; sendsMail: boolean }) {
  if (!delivery) return null
  const { tone, label } = getBadge(delivery, sendsMail)
  return <Badge tone={tone}>{label}</Badge>
}

function Pager({ page: { newer, older }, onPage }: { page: LeadPage; onPage: (start: PageStart) => void }) {
  if (newer === null && older === null) return null
  const pages = [
    { text: 'Newest', position: newer, start: newestPage },
    { text: 'Newer', position: newer, start: { position: newer ?? '', toward: 'newer' } },
    { text: 'Older', position: older, start: { position: older ?? '', toward: 'older' } },
    { text: 'Oldest', position: older, start: oldestPage },
  ] as const
  return (
    <Flex gap={3} align="center" justify="center" wrap="wrap">
      {pages.map(({ text, position, start }) => (
        <Button key={text} mode="ghost" text={text} disabled={position === null} onClick={() => onPage(start)} />
      ))}
    </Flex>
  )
}

const describeCount = ({ total, hasMore }: LeadPage) =>
  hasMore ? `More than ${formatNumber(total, 'en')} found` : `${total} found`

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
  lead: LeadView
  sendsMail: boolean
  api: ReturnType<typeof createLeadsApi>
  onClose: () => void
  onChanged: () => void
}

/** Shows one lead with its deliveries and actions. */
function LeadDetail({ lead, sendsMail, api, onClose, onChanged }: LeadDetailProps) {
  const { busy, run } = useAction({ reload: onChanged })
  const { ask, dialog } = useConfirm()
  const askToDelete = () =>
    ask({
      header: 'Delete this person’s data for good?',
      text: 'All requests from this address are deleted, with their deliveries. This cannot be undone.',
      keep: 'Keep',
      confirm: 'Delete',
      onConfirm: () => void run(() => api.remove(lead.id), 'Deleted'),
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

/** Lists leads with search and filters, and shows the open lead. */
export default function LeadsTool() {
  const { token } = useContentClient().config()
  const api = useMemo(() => createLeadsApi(token), [token])
  const [filter, setFilter] = useState(everything)
  const [start, setStart] = useState(newestPage)
  const [openId, setOpenId] = useState<string | null>(null)
  const load = useCallback((signal: AbortSignal) => api.list({ ...filter, ...start }, signal), [api, filter, start])
  const { data: page, loading, error, reload } = useLoaded(load)
  const { busy, run } = useAction()
  const openLead = page?.leads.find(({ id }) => id === openId)
  const exportCsv = () => run(async () => saveFile(await api.exportCsv(filter), 'leads.csv'), 'Exported')
  const changeFilter = (change: Partial<LeadFilter>) => {
    setFilter({ ...filter, ...change })
    setStart(newestPage)
  }

  return (
    <ToolPage title="Leads" loading={loading} error={error} aside={page && <Muted>{describeCount(page)}</Muted>}>
      <Flex gap={2} wrap="wrap" align="center">
        <SearchField
          aria-label="Search leads"
          placeholder="Name, company, email, partner or campaign"
          value={filter.search}
          onValue={(search) => changeFilter({ search })}
        />
        {selects.map(({ name, label, options }) => (
          <OptionSelect<string>
            key={name}
            label={label}
            value={filter[name]}
            options={options}
            onChoose={(value) => changeFilter({ [name]: value })}
          />
        ))}
        <Button mode="ghost" icon={DownloadIcon} text="Export CSV" onClick={() => void exportCsv()} loading={busy} />
      </Flex>
      {page && !page.sendsMail && (
        <Notice tone="caution">
          There is no mail server: messages are written to disk, not sent. Set SMTP_URL on the server to send them.
        </Notice>
      )}
      {page && (
        <Table
          label="Leads"
          empty={
            <Notice>
              {Object.values(filter).some(Boolean)
                ? 'No leads match. Change the search or the filters.'
                : 'No leads yet. Requests from the site’s forms appear here.'}
            </Notice>
          }
          rows={page.leads.map((lead) => ({
            id: lead.id,
            cells: {
              Name: (
                <Button
                  mode="bleed"
                  padding={2}
                  textAlign="left"
                  text={lead.name ?? lead.email}
                  onClick={() => setOpenId(lead.id)}
                  aria-haspopup="dialog"
                />
              ),
              Company: lead.company ?? '–',
              Form: formTitles[lead.form],
              Status: (
                <Flex gap={2} wrap="wrap">
                  <Badge tone={lead.status === 'new' ? 'primary' : 'default'}>{statusTitles[lead.status]}</Badge>
                  {lead.unsubscribed && <Badge tone="caution">Unsubscribed</Badge>}
                </Flex>
              ),
              Delivery: <DeliveryBadge delivery={findWorstDelivery(lead)} sendsMail={page.sendsMail} />,
              Received: <Muted>{formatShort(lead.updated_at)}</Muted>,
            },
          }))}
        />
      )}
      {page && <Pager page={page} onPage={setStart} />}
      {page && openLead && (
        <LeadDetail
          key={openLead.id}
          lead={openLead}
          sendsMail={page.sendsMail}
          api={api}
          onClose={() => setOpenId(null)}
          onChanged={reload}
        />
      )}
    </ToolPage>
  )
}
