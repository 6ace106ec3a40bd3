import { Box, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { standingOf } from '#lib/roles/standing.ts'
import type { LaunchItem } from '#lib/launch/checklist.ts'
import { AllReady } from './AllReady.tsx'
import { TypeItems } from './TypeItems.tsx'
import { Line } from './Line.tsx'
import { NothingHere, Part } from './Part.tsx'
import { Progress } from './Progress.tsx'
import { useChecklist } from './useChecklist.ts'
import { useSettings } from './useSettings.ts'

const parts = [
  {
    kind: 'source',
    title: 'Samples and claims',
    description: 'Names, figures and quotes that were invented, and claims that still need their proof.',
    empty: 'Everything shown is real and proven.',
  },
  {
    kind: 'placeholder',
    title: 'Addresses',
    description: 'Email, web and postal addresses that lead nowhere yet.',
    empty: 'No placeholder is left anywhere in the content.',
  },
] as const

const open = (things: readonly { done: boolean }[]) => things.filter(({ done }) => !done).length

/** What is to do first, types as they come. */
const byType = (items: readonly LaunchItem[]) =>
  [...Map.groupBy(items, ({ type }) => type).values()]
    .map((group) => group.toSorted((one, other) => Number(one.done) - Number(other.done)))
    .toSorted((one, other) => Number(open(one) === 0) - Number(open(other) === 0))

function Failure({ children }: { children: string }) {
  return (
    <Card tone="critical" padding={4} radius={3} border role="alert">
      <Text size={1}>{children}</Text>
    </Card>
  )
}

/** What stands between the site and the public, with a way to each of it. */
export function LaunchTool() {
  const { administers } = standingOf(useCurrentUser())
  const { items, error } = useChecklist()
  const { settings, error: settingsError } = useSettings(administers)
  const all = [...(items ?? []), ...(settings ?? [])].map((thing) => ('ready' in thing ? { done: thing.ready } : thing))
  const loading = (items === null && error === null) || (administers && settings === null && settingsError === null)

  return (
    <Box height="fill" overflow="auto">
      <Container width={2} padding={5}>
        <Stack gap={6}>
          <Stack gap={4}>
            <Flex align="center" gap={3}>
              <Heading as="h1" size={3}>
                Before launch
              </Heading>
              {loading && <Spinner muted />}
            </Flex>
            <Text muted>
              What is published is judged, since that is what visitors see. Choose a line of content to open its field.
            </Text>
            {!loading && <Progress done={all.length - open(all)} all={all.length} />}
          </Stack>
          {!loading && error === null && settingsError === null && open(all) === 0 && (
            <AllReady settingsToo={administers} />
          )}
          {error !== null && <Failure>{error}</Failure>}
          {items &&
            parts.map(({ kind, title, description, empty }) => {
              const these = items.filter((item) => item.kind === kind)
              return (
                <Part key={kind} title={title} description={description} open={open(these)}>
                  {these.length === 0 && <NothingHere>{empty}</NothingHere>}
                  {byType(these).map((group) => (
                    <TypeItems key={group[0]?.type} items={group} />
                  ))}
                </Part>
              )
            })}
          {settingsError !== null && <Failure>{settingsError}</Failure>}
          {settings && (
            <Part
              title="Settings of the server"
              description="Set in its environment or in .env, then restart it. Only administrators see this, and nobody sees the values."
              open={settings.filter(({ ready }) => !ready).length}
            >
              <Card radius={3} border padding={1}>
                {settings.map(({ name, ready, words }) => (
                  <Line key={name} title={name} note={words} done={ready} />
                ))}
              </Card>
            </Part>
          )}
        </Stack>
      </Container>
    </Box>
  )
}
