import { Card, Stack, Text } from '@sanity/ui'
import type { LaunchItem } from '#lib/launch/checklist.ts'
import { usePermissions } from '#studio/tools/requests.ts'
import { ErrorCard, ToolPage } from '../ui.tsx'
import { AllReady, Line, Part, Progress, TypeItems } from './parts.tsx'
import { useChecklist, useSettings } from './useLaunch.ts'

const parts = [
  {
    kind: 'source',
    title: 'Samples and claims',
    description: 'Invented names, figures and quotes, and claims that still need proof.',
    empty: 'Everything shown is real and proven.',
  },
  {
    kind: 'placeholder',
    title: 'Addresses and dates',
    description: 'Addresses that are still placeholders, and tax rules to check again.',
    empty: 'No placeholder is left in the content.',
  },
] as const

const countOpen = (items: readonly { done: boolean }[]) => items.filter(({ done }) => !done).length

/** Groups items by type and language, open items first. */
const groupByType = (items: readonly LaunchItem[]) =>
  [...Map.groupBy(items, ({ type, language }) => `${type} ${language ?? ''}`)]
    .map(([key, group]) => ({ key, items: group.toSorted((a, b) => Number(a.done) - Number(b.done)) }))
    .toSorted((a, b) => Number(countOpen(a.items) === 0) - Number(countOpen(b.items) === 0))

/** Lists what is left to do before launch, each line a link to its field. */
export default function LaunchTool() {
  const { administers } = usePermissions()
  const { items, error } = useChecklist()
  const { data: settings, error: settingsError, loading: settingsLoading } = useSettings(administers)
  const settingLines = (settings ?? []).map(({ ready, ...setting }) => ({ ...setting, done: ready }))
  const lines = [...(items ?? []), ...settingLines]
  const loading = (items === null && error === null) || settingsLoading
  const isReady = !loading && error === null && settingsError === null && countOpen(lines) === 0

  return (
    <ToolPage title="Before launch" width={2} loading={loading} error={error}>
      <Stack gap={6}>
        <Text muted>Checks what visitors see now. Choose a line to open its field.</Text>
        {!loading && <Progress done={lines.length - countOpen(lines)} all={lines.length} />}
        {isReady && <AllReady isAdministrator={administers} />}
        {items &&
          parts.map(({ kind, title, description, empty }) => {
            const partItems = items.filter((item) => item.kind === kind)
            return (
              <Part key={kind} title={title} description={description} open={countOpen(partItems)}>
                {partItems.length === 0 && <Text size={1}>{empty}</Text>}
                {groupByType(partItems).map((group) => (
                  <TypeItems key={group.key} items={group.items} />
                ))}
              </Part>
            )
          })}
        {settingsError !== null && <ErrorCard>{settingsError}</ErrorCard>}
        {settings && (
          <Part
            title="Server settings"
            description="Set in the environment or in .env, then restart the server. Only administrators see this, and values are never shown."
            open={countOpen(settingLines)}
          >
            <Card radius={3} border padding={1}>
              {settingLines.map(({ name, done, words }) => (
                <Line key={name} title={name} note={words} done={done} />
              ))}
            </Card>
          </Part>
        )}
      </Stack>
    </ToolPage>
  )
}
