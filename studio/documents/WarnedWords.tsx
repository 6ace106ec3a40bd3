import { Card, Stack, Text } from '@sanity/ui'

/** The words that wording rules warn of, each with its rule. */
export function WarnedWords({ messages }: { messages: readonly string[] }) {
  return (
    <Card tone="caution" padding={3} radius={2} border data-testid="warned-words">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          The wording rules warn of these words. If you publish, the history names them.
        </Text>
        {messages.map((message) => (
          <Text key={message} size={1}>
            {message}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
