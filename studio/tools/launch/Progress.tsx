import { Box, Card, Flex, Stack, Text } from '@sanity/ui'

/** How far the site is, in words and as a bar. */
export function Progress({ done, all }: { done: number; all: number }) {
  const share = all === 0 ? 100 : Math.round((done / all) * 100)
  return (
    <Stack gap={3}>
      <Flex justify="space-between">
        <Text size={1} weight="medium">
          {`${done} of ${all} done`}
        </Text>
        <Text size={1} muted>
          {`${share}%`}
        </Text>
      </Flex>
      <Card
        radius={6}
        tone="transparent"
        border
        style={{ height: 10, overflow: 'hidden' }}
        role="progressbar"
        aria-label="Ready for launch"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <Box style={{ height: '100%', width: `${share}%`, background: '#13382a', transition: 'width 300ms' }} />
      </Card>
    </Stack>
  )
}
