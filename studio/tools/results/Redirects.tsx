import { DownloadIcon } from '@sanity/icons/Download'
import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { IntentLink } from 'sanity/router'
import { KEPT_DAYS, USAGE_DAYS } from '#lib/counts/days.ts'
import { CSV_CONTENT_TYPE } from '#lib/csv.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { encodeRedirects } from '#lib/redirects/exportCsv.ts'
import { saveFile } from '#studio/browser/saveAndCopy.ts'
import { usePermissions } from '#studio/kit/requests.ts'
import { Table } from '#studio/kit/Table.tsx'
import { ErrorCard, Notice, OptionSelect } from '#studio/kit/ui.tsx'
import { ImportRedirects } from './ImportRedirects.tsx'
import { formatShown, Section } from './parts.tsx'
import { findUse, isUnused, UNUSED_DAYS, type useRedirects } from './redirects.ts'
import { useUsage } from './useUsage.ts'

const filters = [
  ['all', 'All redirects'],
  ['unused', `Not used in ${UNUSED_DAYS} days`],
] as const

/** Lists the published redirects with their use, and imports and exports them. */
export function Redirects({ loaded: { data, error, reload } }: { loaded: ReturnType<typeof useRedirects> }) {
  const usage = useUsage()
  const { canChange } = usePermissions()
  const [filter, setFilter] = useState<(typeof filters)[number][0]>('all')
  const [isImporting, setIsImporting] = useState(false)
  const today = getToday()
  const redirects = data ?? []
  const shown =
    filter === 'all' || usage === undefined ? redirects : redirects.filter((row) => isUnused(row, usage, today))
  const exportCsv = () =>
    saveFile(
      new Blob([encodeRedirects(redirects, ({ from }) => findUse(usage, from))], { type: CSV_CONTENT_TYPE }),
      `redirects-${today}.csv`,
    )
  return (
    <Section title="Redirects">
      <Flex gap={2} wrap="wrap" align="center">
        <OptionSelect label="Redirects shown" value={filter} options={filters} onChoose={setFilter} />
        {redirects.length > 0 && (
          <Button mode="ghost" icon={DownloadIcon} text="Export redirects" onClick={exportCsv} />
        )}
        {canChange('redirect') && (
          <Button mode="ghost" icon={UploadIcon} text="Import redirects…" onClick={() => setIsImporting(true)} />
        )}
      </Flex>
      {error !== null && <ErrorCard>{error}</ErrorCard>}
      {filter === 'unused' && usage?.since && (
        <Notice>{`Visits are counted since ${usage.since}, and kept for ${KEPT_DAYS} days. What was used before is not known.`}</Notice>
      )}
      <Table
        label="Redirects"
        empty={
          <Notice>
            {filter === 'all'
              ? 'There are no redirects yet. Create one in Content › Redirects, or import a table of them.'
              : 'Every redirect was used lately, or is new.'}
          </Notice>
        }
        rows={shown.map(({ _id: id, from, to, permanent }) => {
          const use = findUse(usage, from)
          return {
            id,
            cells: {
              From: (
                <Text size={1}>
                  <IntentLink intent="edit" params={{ id, type: 'redirect', mode: 'structure' }}>
                    {from}
                  </IntentLink>
                </Text>
              ),
              To: to,
              Permanent: permanent ? 'Yes' : 'No',
              [`Used in ${USAGE_DAYS} days`]: usage === undefined ? '–' : formatShown(use?.amount ?? 0),
              'Last used': use?.lastDay ?? '–',
            },
          }
        })}
      />
      {isImporting && <ImportRedirects onClose={() => setIsImporting(false)} onImported={reload} />}
    </Section>
  )
}
