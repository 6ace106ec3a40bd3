import { Stack, Text } from '@sanity/ui'
import { type ReactNode, useContext } from 'react'
import { getPublishedId, type PreviewValue, type SchemaTypeDefinition } from 'sanity'
import type { ShownNumber } from '#leads/staff/sums.ts'
import { PreviewRoom, screenReaderOnly } from '#studio/kit/ui.tsx'
import { USAGE_DAYS } from '#lib/counts/days.ts'
import { formatShown } from '#studio/tools/results/parts.tsx'
import { usePartnersUsage } from '#studio/tools/results/useUsage.ts'

/** As wide as large numbers, so that the marks before them are below one another. */
const MIN_WIDTH = '5.25rem'

/** Renders a partner's numbers at the end of its row; nothing until they are known. @param id the published id */
function PartnerRowNumbers({ id }: { id: string }) {
  const hasRoom = useContext(PreviewRoom)
  const usage = usePartnersUsage()
  if (!hasRoom || !usage?.isCounting) return null
  const { scanPage = 0, link = 0, toAppStore = 0 } = usage.partners[id] ?? {}
  const numbers = [
    [scanPage, 'scans'],
    [link, 'opens'],
    [toAppStore, 'to App Store'],
  ] as const
  const isVisited = numbers.some(([value]) => value !== 0)
  const describe = (format: (value: ShownNumber) => string) =>
    isVisited ? numbers.map(([value, label]) => `${format(value)} ${label}`) : ['No visits']
  const period = `In ${USAGE_DAYS} days`
  return (
    <Stack gap={2} data-testid="partner-numbers" title={period} style={{ minWidth: MIN_WIDTH }}>
      <span style={screenReaderOnly}>{`${period}: ${describe(formatShown).join(', ')}`}</span>
      {describe((value) => (value === '<5' ? value : formatShown(value))).map((line) => (
        <Text key={line} size={0} muted align="right" style={{ whiteSpace: 'nowrap' }} aria-hidden="true">
          {line}
        </Text>
      ))}
    </Stack>
  )
}

/** Adds the numbers of visits to the list preview of partners. */
export const withPartnerNumbers = (types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] =>
  types.map((type) => {
    if (type.name !== 'partner' || !('preview' in type) || !type.preview) return type
    const { select, prepare = (value: PreviewValue) => value } = type.preview
    return {
      ...type,
      preview: {
        select: { ...select, id: '_id' },
        prepare: (selected: Record<string, unknown>) => {
          // Lists of the desk ignore components of the type, but hand on what else `prepare` returns to their row.
          const row: PreviewValue & { children: ReactNode } = {
            ...prepare(selected),
            children: <PartnerRowNumbers id={getPublishedId(String(selected['id']))} />,
          }
          return row
        },
      },
    }
  })
