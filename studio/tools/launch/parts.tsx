import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CircleIcon } from '@sanity/icons/Circle'
import { Badge, type BadgeTone, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { languageTitles } from '#lib/content/languages.ts'
import { type LaunchItem, formatPath } from '#lib/launch/checklist.ts'
import { listOwners } from '#lib/roles/ownership.ts'
import { describePath } from './describePath.ts'
import { Muted, Panel, Strong } from '../ui.tsx'

interface LineProps {
  title: string
  /** The current text, or the purpose of a setting. */
  note: string
  done: boolean
  badge?: { label: string; tone: BadgeTone } | undefined
}

/** Renders one line of the checklist. */
export function Line({ title, note, done, badge }: LineProps) {
  return (
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
}

const sourceBadges: Record<string, { label: string; tone: BadgeTone }> = {
  sample: { label: 'Sample', tone: 'caution' },
  specification: { label: 'Needs proof', tone: 'suggest' },
}

function getBadge({ kind, what, done, drafted }: LaunchItem) {
  if (done) return undefined
  if (drafted) return { label: 'Publish to finish', tone: 'primary' as const }
  return kind === 'source' ? sourceBadges[what] : undefined
}

/** Renders an item as a link to its field. */
function ItemLine({ item }: { item: LaunchItem }) {
  const { documentId, type, name, path, kind, what, excerpt, done } = item
  // Without a mode the link opens in the preview, where some documents have no page.
  const params = { mode: 'structure', id: documentId, type, path: formatPath(path) }
  const { href, onClick } = useIntentLink({ intent: 'edit', params })
  const place = describePath(useSchema(), item)
  const title = [name, place].filter(Boolean).join(' › ') || 'The whole document'
  const note = kind === 'source' ? '' : [what, excerpt].filter((part) => part !== '').join(': ')
  return (
    <Card as="a" href={href} onClick={onClick} radius={2} tone="inherit" data-as="a" __unstable_focusRing>
      <Line title={title} note={note} done={done} badge={getBadge(item)} />
    </Card>
  )
}

/** Lists the items of one document type in one language, with the role that edits it. */
export function TypeItems({ items }: { items: readonly LaunchItem[] }) {
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

interface PartProps {
  title: string
  description: string
  /** Number of items to do. */
  open: number
  children: ReactNode
}

/** Renders a part of the checklist with its count. */
export function Part({ title, description, open, children }: PartProps) {
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

export function Progress({ done, all }: { done: number; all: number }) {
  const percent = all === 0 ? 100 : Math.round((done / all) * 100)
  return (
    <Stack gap={3}>
      <Flex justify="space-between">
        <Text size={1} weight="medium">{`${done} of ${all} done`}</Text>
        <Muted>{`${percent}%`}</Muted>
      </Flex>
      <progress
        value={done}
        max={all === 0 ? undefined : all}
        aria-label="Ready for launch"
        style={{ width: '100%', accentColor: '#13382a' }}
      />
    </Stack>
  )
}

/** Shows that the checklist is complete. */
export const AllReady = ({ isAdministrator }: { isAdministrator: boolean }) => (
  <Panel padding={6} tone="positive">
    <Heading as="h2" size={3}>
      Everything is ready
    </Heading>
    <Text muted>
      Every name is real, every claim has its proof, and every address works.{' '}
      {isAdministrator ? 'The site can go public.' : 'The content can go public; an administrator checks the settings.'}
    </Text>
  </Panel>
)
