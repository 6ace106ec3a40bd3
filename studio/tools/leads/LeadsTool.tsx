import { DownloadIcon } from '@sanity/icons/Download'
import { Badge, Box, Button, Flex, Text } from '@sanity/ui'
import { useCallback, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import type { LeadFilter, LeadPage, LeadView } from '#lib/leads/staff/listing.ts'
import { saveFile } from '#studio/browser/export.ts'
import { useAct, useLoaded } from '../requests.ts'
import { formatShort } from '../times.ts'
import { Cell, Muted, Notice, OptionSelect, SearchField, Table, ToolPage } from '../ui.tsx'
import {
  getBadge,
  createLeadsApi,
  deliveryBadges,
  everything,
  type FilterName,
  formTitles,
  leadFilterFrom,
  statusTitles,
} from './api.ts'
import { LeadDetail } from './LeadDetail.tsx'

const deliveryTitles = Object.entries(deliveryBadges).map(([state, { label }]) => [state, label] as const)

/** The filters; the first option of each selects everything. */
const selects = [
  { name: 'form', label: 'Form', options: [['', 'All forms'], ...Object.entries(formTitles)] },
  { name: 'status', label: 'Status', options: [['', 'Any status'], ...Object.entries(statusTitles)] },
  { name: 'delivery', label: 'Delivery', options: [['', 'Any delivery'], ...deliveryTitles] },
] as const

interface LeadFiltersProps {
  filter: LeadFilter
  onChange: (filter: LeadFilter) => void
  onExport: () => void
  exporting: boolean
}

function LeadFilters({ filter, onChange, onExport, exporting }: LeadFiltersProps) {
  const choose = (name: FilterName, value: string) => onChange(leadFilterFrom(filter, name, value))
  return (
    <Flex gap={2} wrap="wrap" align="center">
      <SearchField
        aria-label="Search leads"
        placeholder="Name, company or email"
        value={filter.search}
        onValue={(value) => choose('search', value)}
      />
      {selects.map(({ name, label, options }) => (
        <Box key={name}>
          <OptionSelect<string>
            label={label}
            value={filter[name] ?? ''}
            options={options}
            onChoose={(value) => choose(name, value)}
          />
        </Box>
      ))}
      <Button mode="ghost" icon={DownloadIcon} text="Export CSV" onClick={onExport} loading={exporting} />
    </Flex>
  )
}

const findWorstDelivery = ({ deliveries }: LeadView) =>
  (['dead', 'pending', 'suppressed', 'delivered'] as const)
    .flatMap((state) => deliveries.filter((delivery) => delivery.state === state))
    .at(0)

function LeadRow({ lead, sendsMail, onOpen }: { lead: LeadView; sendsMail: boolean; onOpen: () => void }) {
  const delivery = findWorstDelivery(lead)
  const badge = delivery && getBadge(delivery, sendsMail)
  const name = lead.name ?? lead.email
  return (
    <tr>
      <td>
        <Button mode="bleed" padding={2} textAlign="left" text={name} onClick={onOpen} aria-haspopup="dialog" />
      </td>
      <Cell>{lead.company ?? '–'}</Cell>
      <Cell>{formTitles[lead.form]}</Cell>
      <td>
        <Badge tone={lead.status === 'new' ? 'primary' : 'default'}>{statusTitles[lead.status]}</Badge>
      </td>
      <td>{badge && <Badge tone={badge.tone}>{badge.label}</Badge>}</td>
      <Cell muted>{formatShort(lead.created_at)}</Cell>
    </tr>
  )
}

const NoLeads = ({ filter: { search, form, status, delivery } }: { filter: LeadFilter }) => (
  <Notice>
    {search !== '' || [form, status, delivery].some((choice) => choice !== undefined)
      ? 'No leads match. Change the search or the filters.'
      : 'No leads yet. Requests from the site’s forms appear here.'}
  </Notice>
)

function Pager({ page: { page, total, pageSize }, onPage }: { page: LeadPage; onPage: (page: number) => void }) {
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <Flex gap={3} align="center" justify="center">
      <Button mode="ghost" text="Newer" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <Text size={1}>{`Page ${page} of ${pages}`}</Text>
      <Button mode="ghost" text="Older" disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </Flex>
  )
}

/** Lists leads with search and filters, and shows the open lead. */
export default function LeadsTool() {
  const { token } = useClient({ apiVersion }).config()
  const api = useMemo(() => createLeadsApi(token), [token])
  const [filter, setFilter] = useState(everything)
  const [openId, setOpenId] = useState<string | null>(null)
  const load = useCallback((signal: AbortSignal) => api.list(filter, signal), [api, filter])
  const { data: page, loading, error, reload } = useLoaded(load)
  const { busy, act } = useAct({ reload })
  const openLead = page?.leads.find(({ id }) => id === openId)
  const exportCsv = () => act(async () => saveFile(await api.exportCsv(filter), 'leads.csv'), 'Exported')
  const countLabel = page && <Muted>{`${page.total} found`}</Muted>

  return (
    <ToolPage title="Leads" loading={loading} error={error} aside={countLabel}>
      <LeadFilters filter={filter} onChange={setFilter} onExport={() => void exportCsv()} exporting={busy} />
      {page && !page.sendsMail && (
        <Notice tone="caution">
          There is no mail server: messages are written to disk, not sent. Set SMTP_URL on the server to send them.
        </Notice>
      )}
      {page?.leads.length === 0 && <NoLeads filter={filter} />}
      {page && page.leads.length > 0 && (
        <Table label="Leads" columns={['Name', 'Company', 'Form', 'Status', 'Delivery', 'Received']}>
          {page.leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} sendsMail={page.sendsMail} onOpen={() => setOpenId(lead.id)} />
          ))}
        </Table>
      )}
      {page && <Pager page={page} onPage={(number) => setFilter({ ...filter, page: number })} />}
      {page && openLead && (
        <LeadDetail
          lead={openLead}
          sendsMail={page.sendsMail}
          busy={busy}
          onClose={() => setOpenId(null)}
          onStatus={(status) => void act(() => api.setStatus(openLead.id, status), 'Status changed')}
          onRetry={(id) => void act(() => api.retry(id), 'Sending again now')}
          onDelete={() => void act(() => api.remove(openLead.id), 'Deleted')}
        />
      )}
    </ToolPage>
  )
}
