import { Text } from '@sanity/ui'
import type { SanityClient, SanityDocument } from 'sanity'
import { findWarnedClaims } from '#lib/wording/findViolations.ts'
import { fetchRules } from '#schemas/wording/guard.ts'
import { Panel, Strong } from '#studio/tools/ui.tsx'

/** Finds the words in a document that the published wording rules warn of: one message for each word and rule. */
export async function findWarnedMessages(client: SanityClient, document: SanityDocument): Promise<string[]> {
  const claims = findWarnedClaims(document, await fetchRules(client.withConfig({ perspective: 'published' })))
  return [...new Set(claims.map(({ message }) => message))]
}

/** Lists the words that wording rules warn of, if any, each with its rule. */
export function WarnedWords({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null
  return (
    <Panel tone="caution" data-testid="warned-words">
      <Strong>The wording rules warn of these words. If you publish, they are noted in the history.</Strong>
      {messages.map((message) => (
        <Text key={message} size={1}>
          {message}
        </Text>
      ))}
    </Panel>
  )
}
