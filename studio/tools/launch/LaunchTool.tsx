import { Card, Stack, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import type { LaunchItem } from '#lib/launch/checklist.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
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
    title: 'Addresses',
    description: 'Email, web and postal addresses that are still placeholders.',
    empty: 'No placeholder is left in the content.',
  },
] as const

const countOpen = (things: readonly { done: boolean }[]) => things.filter(({ done }) => !done).length

/** Items by type and language; what is still to do comes first. */
const byType = (items: readonly LaunchItem[]) =>
  [...Map.groupBy(items, ({ type, language }) => `${type} ${language ?? ''}`)]
    .map(([key, group]) => ({ key, items: group.toSorted((one, other) => Number(one.done) - Number(other.done)) }))
    .toSorted((one, other) => Number(countOpen(one.items) === 0) - Number(countOpen(other.items) === 0))

/** What is left to do before the site goes public, each line a link to its field. */
export function LaunchTool() {
  const { administers } = permissionsFor(useCurrentUser())
  const { items, error } = useChecklist()
  const { data: settings, error: settingsError, loading: settingsLoading } = useSettings(administers)
  const settingLines = (settings ?? []).map(({ ready, ...setting }) => ({ ...setting, done: ready }))
  const all = [...(items ?? []), ...settingLines]
  const loading = (items === null && error === null) || settingsLoading
  const isReady = !loading && error === null && settingsError === null && countOpen(all) === 0

  return (
    <ToolPage title="Before launch" width={2} loading={loading} error={error}>
      <Stack gap={6}>
        <Text muted>Checks what visitors see now. Choose a line to open its field.</Text>
        {!loading && <Progress done={all.length - countOpen(all)} all={all.length} />}
        {isReady && <AllReady isAdministrator={administers} />}
        {items &&
          parts.map(({ kind, title, description, empty }) => {
            const own = items.filter((item) => item.kind === kind)
            return (
              <Part key={kind} title={title} description={description} open={countOpen(own)}>
                {own.length === 0 && <Text size={1}>{empty}</Text>}
                {byType(own).map((group) => (
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
