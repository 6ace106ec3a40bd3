import { Card, Text } from '@sanity/ui'
import type { DocumentPresence } from 'sanity'

/** The names of other users whose cursor stands in a field of the document. */
export function listColleaguesWriting(
  presence: readonly Pick<DocumentPresence, 'user' | 'path'>[],
  ownId: string | undefined,
): string[] {
  const writing = presence.filter(({ user, path }) => user.id !== ownId && path.length > 0)
  return [...new Set(writing.map(({ user }) => user.displayName ?? 'A colleague'))]
}

/** Warns before publishing what colleagues have not finished. */
export function Colleagues({ names }: { names: readonly string[] }) {
  const who = new Intl.ListFormat('en-CA').format(names)
  return (
    <Card tone="caution" padding={3} radius={2} border role="alert">
      <Text size={1} weight="semibold">
        {`${who} ${names.length === 1 ? 'is' : 'are'} writing here now. What is typed so far would be published, finished or not.`}
      </Text>
    </Card>
  )
}
