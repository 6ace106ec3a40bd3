import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CircleIcon } from '@sanity/icons/Circle'
import { Badge, type BadgeTone, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useCallback, useMemo } from 'react'
import { map, type Observable, scan } from 'rxjs'
import { useDocumentStore, useLoadable, useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import * as z from 'zod'
import { palette } from '#lib/brand.ts'
import { apiVersion } from '#lib/content/connection.ts'
import { languageTitles } from '#lib/content/languages.ts'
import {
  createChecklist,
  formatPath,
  type LaunchDocument,
  type LaunchItem,
  mergeFinished,
} from '#lib/launch/checklist.ts'
import { editableTypes, listOwners } from '#lib/roles/ownership.ts'
import { unconfirmedSources } from '#schemas/fields/field.ts'
import { describePath } from '#studio/describePath.ts'
import { siteCall, useContentClient, useLoaded, usePermissions } from '#studio/kit/requests.ts'
import { ErrorCard, Muted, Panel, Strong, ToolPage } from '#studio/kit/ui.tsx'

/** Without rules, which name words but do not use them. */
const types = editableTypes.filter((type) => type !== 'wordingRules')

/** Subscribes to the checklist of all content. */
function useChecklist() {
  const store = useDocumentStore()
  const checklist$ = useMemo(() => {
    const options = { apiVersion, perspective: 'raw' as const, tag: 'launch', throttleTime: 500 }
    const documents$: Observable<LaunchDocument[]> = store.listenQuery('*[_type in $types]', { types }, options)
    return documents$.pipe(map(createChecklist), scan(mergeFinished))
  }, [store])
  const { value, error } = useLoadable(checklist$)
  return { items: value ?? null, error: error && 'The content cannot be read right now. Reload the page.' }
}

const settingsResponse = z.object({
  settings: z.array(z.object({ name: z.string(), ready: z.boolean(), purpose: z.string() })),
})

const failures = { other: 'The settings cannot be read right now. Sign in again, or reload the page.' }

/** Loads which settings the server has; null for users who may not read them. */
function useSettings(isAdministrator: boolean) {
  const { token } = useContentClient().config()
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!isAdministrator) return null
      const response = await siteCall(token, '/api/launch', failures, { signal })
      const { settings } = settingsResponse.parse(await response.json())
      return settings.map(({ ready, ...setting }) => ({ ...setting, done: ready }))
    },
    [isAdministrator, token],
  )
  return useLoaded(load)
}

interface LineProps {
  title: string
  /** The current text, or the purpose of a setting. */
  note: string
  done: boolean
  badge?: { label: string; tone: BadgeTone } | undefined
}

/** Renders one line of the checklist. */
const Line = ({ title, note, done, badge }: LineProps) => (
  <Flex align="center" gap={3} padding={3}>
    <Text size={2} muted>
      {done ? <CheckmarkCircleIcon aria-label="Done" /> : <CircleIcon aria-label="To do" />}
    </Text>
    <Stack flex={1} gap={2} style={{ minWidth: 0 }}>
      <Text size={1} weight="medium" muted={done}>
        {done ? <s>{title}</s> : title}
      </Text>
      {note !== '' && (
        <Text size={1} muted textOverflow="ellipsis">
          {note}
        </Text>
      )}
    </Stack>
    {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
  </Flex>
)

function getBadge({ kind, what, done, drafted }: LaunchItem): LineProps['badge'] {
  if (done) return undefined
  if (drafted) return { label: 'Publish to finish', tone: 'primary' }
  const label = kind === 'source' ? unconfirmedSources[what] : undefined
  return label === undefined ? undefined : { label, tone: what === 'sample' ? 'caution' : 'suggest' }
}

/** Renders an item as a link to its field. */
function ItemLine({ item }: { item: LaunchItem }) {
  const { documentId, type, name, path, kind, what, excerpt, done } = item
  // Without a mode the link opens in the preview, where some documents have no page.
  const params = { mode: 'structure', id: documentId, type, path: formatPath(path) }
  const { href, onClick } = useIntentLink({ intent: 'edit', params })
  const field = describePath(useSchema(), item)
  const title = [name, field].filter(Boolean).join(' › ') || 'The whole document'
  const note = kind === 'source' ? '' : [what, excerpt].filter((part) => part !== '').join(': ')
  return (
    <Card as="a" href={href} onClick={onClick} radius={2} tone="inherit" data-as="a" __unstable_focusRing>
      <Line title={title} note={note} done={done} badge={getBadge(item)} />
    </Card>
  )
}

/** Lists the items of one document type in one language, with the role that edits it. */
function TypeItems({ items }: { items: readonly LaunchItem[] }) {
  const { type = '', language } = items[0] ?? {}
  const { title = type, icon: Icon } = useSchema().get(type) ?? {}
  return (
    <Card radius={3} border>
      <Flex align="center" gap={3} padding={3}>
        {Icon && (
          <Text size={2} muted>
            <Icon />
          </Text>
        )}
        <Box flex={1}>
          <Strong>{language === 'fr-CA' ? `${title}, ${languageTitles[language]}` : title}</Strong>
        </Box>
        <Muted>{listOwners(type)[0]}</Muted>
      </Flex>
      <Card borderTop padding={1}>
        <Stack gap={1}>
          {items.map((item) => (
            <ItemLine key={item.key} item={item} />
          ))}
        </Stack>
      </Card>
    </Card>
  )
}

const countOpen = (items: readonly { done: boolean }[]) => items.filter(({ done }) => !done).length

interface PartProps {
  title: string
  description: string
  items: readonly { done: boolean }[]
  children: ReactNode
}

/** Renders a part of the checklist with the number of its open items. */
function Part({ title, description, items, children }: PartProps) {
  const open = countOpen(items)
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Stack gap={3}>
        <Flex align="center" gap={3}>
          <Heading as="h2" size={1}>
            {title}
          </Heading>
          <Badge tone={open === 0 ? 'positive' : 'caution'}>{open === 0 ? 'Done' : `${open} to do`}</Badge>
        </Flex>
        <Muted>{description}</Muted>
      </Stack>
      {children}
    </Stack>
  )
}

function Progress({ lines }: { lines: readonly { done: boolean }[] }) {
  const [all, done] = [lines.length, lines.length - countOpen(lines)]
  const percent = all === 0 ? 100 : Math.round((done / all) * 100)
  return (
    <Stack gap={3}>
      <Flex justify="space-between">
        <Text size={1} weight="medium">{`${done} of ${all} done`}</Text>
        <Muted>{`${percent}%`}</Muted>
      </Flex>
      <progress
        value={percent}
        max={100}
        aria-label="Ready for launch"
        style={{ width: '100%', accentColor: palette.green }}
      />
    </Stack>
  )
}

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

/** Groups items by type and language, open items first. */
const groupByType = (items: readonly LaunchItem[]) =>
  [...Map.groupBy(items, ({ type, language }) => `${type} ${language ?? ''}`)]
    .map(([key, group]) => ({ key, items: group.toSorted((a, b) => Number(a.done) - Number(b.done)) }))
    .toSorted((a, b) => Number(countOpen(a.items) === 0) - Number(countOpen(b.items) === 0))

/** Lists what is left to do before launch, each line a link to its field. */
export default function LaunchTool() {
  const { isAdministrator } = usePermissions()
  const { items, error } = useChecklist()
  const { data: settings, error: settingsError, loading: settingsLoading } = useSettings(isAdministrator)
  const lines = [...(items ?? []), ...(settings ?? [])]
  const loading = (items === null && error === null) || settingsLoading
  const isReady = !loading && error === null && settingsError === null && countOpen(lines) === 0

  return (
    <ToolPage title="Before launch" width={2} loading={loading} error={error}>
      <Stack gap={6}>
        <Text muted>Checks what visitors see now. Choose a line to open its field.</Text>
        {!loading && <Progress lines={lines} />}
        {isReady && (
          <Panel padding={6} tone="positive">
            <Heading as="h2" size={3}>
              Everything is ready
            </Heading>
            <Text muted>
              {`Every name is real, every claim has its proof, and every address works. ${
                isAdministrator
                  ? 'The site can go public.'
                  : 'The content can go public; an administrator checks the settings.'
              }`}
            </Text>
          </Panel>
        )}
        {items &&
          parts.map(({ kind, title, description, empty }) => {
            const partItems = items.filter((item) => item.kind === kind)
            return (
              <Part key={kind} title={title} description={description} items={partItems}>
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
            items={settings}
          >
            <Card radius={3} border padding={1}>
              {settings.map(({ name, done, purpose }) => (
                <Line key={name} title={name} note={purpose} done={done} />
              ))}
            </Card>
          </Part>
        )}
      </Stack>
    </ToolPage>
  )
}
