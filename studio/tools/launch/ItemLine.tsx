import { Card } from '@sanity/ui'
import type { BadgeTone } from '@sanity/ui'
import { useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import type { LaunchItem } from '#lib/launch/checklist.ts'
import { pathText } from '#lib/launch/walk.ts'
import { Line } from './Line.tsx'
import { placeWords } from './place.ts'

const sourceBadges: Record<string, { label: string; tone: BadgeTone }> = {
  sample: { label: 'Sample', tone: 'caution' },
  specification: { label: 'Needs proof', tone: 'suggest' },
}

function badgeOf({ kind, what, done, drafted }: LaunchItem) {
  if (done) return undefined
  if (drafted) return { label: 'Publish to finish', tone: 'primary' as const }
  return kind === 'source' ? sourceBadges[what] : undefined
}

/** An item as a link that opens its field. */
export function ItemLine({ item }: { item: LaunchItem }) {
  const { documentId, type, name, path, kind, what, excerpt, done } = item
  // Without a mode the preview takes it, where some documents have no page.
  const params = { mode: 'structure', id: documentId, type, path: pathText(path) }
  const { href, onClick } = useIntentLink({ intent: 'edit', params })
  const place = placeWords(useSchema(), item)
  const title = [name, place].filter(Boolean).join(' › ') || 'The whole document'
  const note = kind === 'source' ? '' : [what, excerpt].filter((part) => part !== '').join(': ')
  return (
    <Card as="a" href={href} onClick={onClick} radius={2} tone="inherit" data-as="a" __unstable_focusRing>
      <Line title={title} note={note} done={done} badge={badgeOf(item)} />
    </Card>
  )
}
