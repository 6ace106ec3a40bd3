import { DownloadIcon } from '@sanity/icons/Download'
import { Badge, Button, Flex } from '@sanity/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { formatNumber } from '#lib/content/format.ts'
import type { LeadPage, LeadView } from '#leads/staff/listing.ts'
import { saveFile } from '#studio/browser/saveAndCopy.ts'
import { useAction, useContentClient, useLoaded } from '#studio/kit/requests.ts'
import { formatShort } from '#studio/kit/times.ts'
import { Table } from '#studio/kit/Table.tsx'
import { Muted, Notice, OptionSelect, SearchField, ToolPage } from '#studio/kit/ui.tsx'
import {
  createLeadsApi,
  deliveryBadges,
  everything,
  formTitles,
  type LeadFilter,
  newestPage,
  oldestPage,
  type PageStart,
  statusTitles,
} from './api.ts'
import { DeliveryBadge, LeadDetail } from './LeadDetail.tsx'

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

/** Lists leads with search and filters, and shows the open lead. */
export default function LeadsTool() {
  const { token } = useContentClient().config()
  const api = useMemo(() => createLeadsApi(token), [token])
  const [filter, setFilter] = useState(everything)
  const [start, setStart] = useState(newestPage)
  const [openLead, setOpenLead] = useState<LeadView | null>(null)
  const load = useCallback((signal: AbortSignal) => api.list({ ...filter, ...start }, signal), [api, filter, start])
  const { data: page, loading, error, reload } = useLoaded(load)
  const { busy, run } = useAction()
  // A window that was left open shows the leads that came meanwhile.
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [reload])
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
                  onClick={() => setOpenLead(lead)}
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
          listed={openLead}
          sendsMail={page.sendsMail}
          api={api}
          onClose={() => setOpenLead(null)}
          onChanged={reload}
        />
      )}
    </ToolPage>
  )
}
