import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Flex, Grid, Text, TextInput } from '@sanity/ui'
import { useCallback, useMemo, useState } from 'react'
import type { ResultRow } from '#leads/staff/results.ts'
import { getLastDays } from '#lib/counts/days.ts'
import { CSV_CONTENT_TYPE } from '#lib/csv.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { pageList } from '#lib/pages.ts'
import { getKey } from '#lib/redirects/rules.ts'
import { saveFile } from '#studio/browser/saveAndCopy.ts'
import { useContentClient, useLoaded } from '#studio/kit/requests.ts'
import { Table } from '#studio/kit/Table.tsx'
import { Muted, Notice, OptionSelect, Panel, ToolPage } from '#studio/kit/ui.tsx'
import { UnknownAddresses } from './Addresses.tsx'
import { encodeResults, loadResults, type RangeLength, rangeTitles, type ResultsView } from './api.ts'
import { ContentHealth } from './ContentHealth.tsx'
import { LineChart } from './LineChart.tsx'
import { MailChoice } from './MailChoice.tsx'
import { formatShown, pageTitles, Section } from './parts.tsx'
import { Partners } from './Partners.tsx'
import { Redirects } from './Redirects.tsx'
import { useRedirects } from './redirects.ts'
import { Splits } from './Splits.tsx'
import { usePublishes } from './usePublishes.ts'

const pageOptions = [['', 'All pages'] as const, ...pageList.map(({ name, title }) => [name, title] as const)]

const editionTitles = new Map([
  ['en', 'English'],
  ['fr', 'French'],
  ['en / lp1', 'English, variant LP1'],
  ['fr / lp1', 'French, variant LP1'],
])

/** Lists the landing pages that were visited, by their paths, and the chosen one. */
function listLandingPages(results: ResultsView | null, chosen: string) {
  const paths = [...(results?.pages.map(({ name }) => name) ?? []), chosen].filter((name) => name.startsWith('/'))
  return [...new Set(paths)].toSorted().map((path) => [path, path] as const)
}

function Funnel({ total }: { total: ResultsView['total'] }) {
  const steps = [
    ['Pages shown', total.shown],
    ['Forms opened', total.opened],
    ['Forms sent', total.sent],
    ['“See My Buying Power”', total.buyingPower],
    ['Estimate used', total.estimateUsed],
    ['Sent to the App Store', total.toAppStore],
  ] as const
  return (
    <Grid as="dl" gridTemplateColumns={[2, 2, 3, 6]} gap={3} style={{ margin: 0 }}>
      {steps.map(([label, value]) => (
        <Panel key={label} padding={3}>
          {/* The numbers are on one line, however long their labels are. */}
          <Flex direction="column-reverse" justify="flex-end" gap={3}>
            <dt>
              <Muted>{label}</Muted>
            </dt>
            <dd style={{ margin: 0 }}>
              <Text size={2} weight="semibold">
                {formatShown(value)}
              </Text>
            </dd>
          </Flex>
        </Panel>
      ))}
    </Grid>
  )
}

interface RowsProps {
  title: string
  column: string
  rows: readonly ResultRow[]
  names?: ReadonlyMap<string, string>
  empty: string
}

function ResultTable({ title, column, rows, names, empty }: RowsProps) {
  return (
    <Section title={title}>
      <Table
        label={title}
        numbers={['Shown', 'Forms opened', 'Forms sent']}
        empty={<Notice>{empty}</Notice>}
        rows={rows.map((row) => ({
          id: row.name,
          cells: {
            [column]: names?.get(row.name) ?? row.name,
            Shown: formatShown(row.shown),
            'Forms opened': formatShown(row.opened),
            'Forms sent': formatShown(row.sent),
          },
        }))}
      />
    </Section>
  )
}

/** Shows how often pages were shown and forms were sent, in numbers of a day. */
export default function ResultsTool({ tool }: { tool: { options?: { embedded: boolean } } }) {
  /** In Sanity's cloud the site sends no mail to staff. */
  const isMailed = tool.options?.embedded === true
  const { token } = useContentClient().config()
  const [length, setLength] = useState<RangeLength>('28')
  const [range, setRange] = useState(() => getLastDays(getToday()))
  const [page, setPage] = useState('')
  const load = useCallback((signal: AbortSignal) => loadResults(token, range, page, signal), [token, range, page])
  const { data: results, loading, error } = useLoaded(load)
  const marks = usePublishes(range, page)
  const redirects = useRedirects()
  const redirected = useMemo(() => new Set(redirects.data?.map(({ from }) => getKey(from))), [redirects.data])
  const chooseLength = (chosen: RangeLength) => {
    setLength(chosen)
    if (chosen !== '0') setRange(getLastDays(getToday(), Number(chosen)))
  }
  const exportCsv = (shown: ResultsView) =>
    saveFile(new Blob([encodeResults(shown)], { type: CSV_CONTENT_TYPE }), `results-${range.from}-${range.to}.csv`)

  return (
    <ToolPage title="Results" loading={loading} error={error}>
      <Flex gap={2} wrap="wrap" align="center">
        <OptionSelect label="Days" value={length} options={rangeTitles} onChoose={chooseLength} />
        {length === '0' &&
          (['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="date"
              aria-label={end === 'from' ? 'First day' : 'Last day'}
              value={range[end]}
              onChange={({ currentTarget }) =>
                currentTarget.value && setRange({ ...range, [end]: currentTarget.value })
              }
            />
          ))}
        <OptionSelect<string>
          label="Page"
          value={page}
          options={[...pageOptions, ...listLandingPages(results, page)]}
          onChoose={setPage}
        />
        {results && <Button mode="ghost" icon={DownloadIcon} text="Export CSV" onClick={() => exportCsv(results)} />}
        {isMailed && <MailChoice />}
      </Flex>
      {results && !results.isCounting && (
        <Notice tone="caution">Visits are not counted: the setting COUNT_VISITS is off on the server.</Notice>
      )}
      {results?.isCounting && results.total.shown === 0 && (
        <Notice>No visits on these days yet. Bots, previews and visits of staff are not counted.</Notice>
      )}
      {results && (
        <>
          <Funnel total={results.total} />
          <LineChart
            label="Pages shown"
            values={results.days.map(({ day, shown }) => ({ day, value: shown }))}
            marks={marks}
          />
          <LineChart
            label="Forms sent"
            values={results.days.map(({ day, sent }) => ({ day, value: sent }))}
            marks={marks}
          />
          <details>
            <summary style={{ cursor: 'pointer', fontSize: '0.8125rem', marginBottom: '0.75rem' }}>
              Numbers by day
            </summary>
            <Table
              label="Numbers by day"
              numbers={['Pages shown', 'Forms sent']}
              rows={results.days.map(({ day, shown, sent }) => ({
                id: day,
                cells: {
                  Day: day,
                  'Pages shown': formatShown(shown),
                  'Forms sent': formatShown(sent),
                  Published: marks.flatMap((mark) => (mark.day === day ? [mark.label] : [])).join(', ') || '–',
                },
              }))}
            />
          </details>
          <ResultTable
            title="Pages"
            column="Page"
            rows={results.pages}
            names={pageTitles}
            empty="No page was shown on these days."
          />
          <ResultTable
            title="Campaigns"
            column="Campaign (source / medium / name)"
            rows={results.campaigns}
            empty="No visit came by a campaign. Add utm_source, utm_medium and utm_campaign to the links of a campaign."
          />
          <Partners rows={results.partners} />
          <ResultTable
            title="Languages and variants"
            column="Edition"
            rows={results.editions}
            names={editionTitles}
            empty="No page was shown on these days."
          />
          <Splits splits={results.splits} />
          <UnknownAddresses unknown={results.unknown} redirected={redirected} />
          <Redirects loaded={redirects} />
          <ContentHealth isMailed={isMailed} />
        </>
      )}
    </ToolPage>
  )
}
