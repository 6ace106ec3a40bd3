import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { createLeadsApi } from './api.ts'
import { everything, narrows } from './filter.ts'
import { LeadDetail } from './LeadDetail.tsx'
import { LeadFilters } from './LeadFilters.tsx'
import { LeadTable } from './LeadTable.tsx'
import { saveFile } from '#studio/saveFile.ts'
import { useLeads } from './useLeads.ts'
import { apiVersion } from '#lib/content/connection.ts'

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null
  return (
    <Flex gap={3} align="center" justify="center">
      <Button mode="ghost" text="Newer" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <Text size={1}>{`Page ${page} of ${pages}`}</Text>
      <Button mode="ghost" text="Older" disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </Flex>
  )
}

/** The list of leads with search and filters, and the details of the one that is open. */
export function LeadsTool() {
  const { token } = useClient({ apiVersion }).config()
  const api = useMemo(() => createLeadsApi(token), [token])
  const [filter, setFilter] = useState(everything)
  const [openId, setOpenId] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const { page, loading, error, reload } = useLeads(api, filter)
  const open = page?.leads.find(({ id }) => id === openId)

  /** Does one thing at a time and says how it ended. */
  async function act(done: string, action: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await action()
      toast.push({ status: 'success', title: done })
    } catch (reason) {
      toast.push({ status: 'error', title: reason instanceof Error ? reason.message : 'That did not work. Try again.' })
    }
    setBusy(false)
    reload()
  }

  const exportTable = () => act('Exported', async () => saveFile(await api.exportTable(filter), 'leads.csv'))

  return (
    <Container width={4} padding={4} style={{ height: '100%', overflow: 'auto' }}>
      <Stack gap={4}>
        <Flex gap={3} align="center">
          <Heading as="h1" size={2}>
            Leads
          </Heading>
          {page && <Text size={1} muted>{`${page.total} found`}</Text>}
          {loading && <Spinner muted />}
        </Flex>
        <LeadFilters filter={filter} onChange={setFilter} onExport={() => void exportTable()} exporting={busy} />
        {error !== null && (
          <Card tone="critical" padding={4} radius={3} border role="alert">
            <Text>{error}</Text>
          </Card>
        )}
        {page && <LeadTable leads={page.leads} narrowed={narrows(filter)} onOpen={setOpenId} />}
        {page && (
          <Pager
            page={page.page}
            pages={Math.ceil(page.total / page.pageSize)}
            onPage={(number) => setFilter({ ...filter, page: number })}
          />
        )}
      </Stack>
      {open && (
        <LeadDetail
          lead={open}
          busy={busy}
          onClose={() => setOpenId(null)}
          onStatus={(status) => void act('Status changed', () => api.setStatus(open.id, status))}
          onRetry={(id) => void act('Will be tried now', () => api.retry(id))}
          onDelete={() => void act('Deleted', () => api.remove(open.id))}
        />
      )}
    </Container>
  )
}
