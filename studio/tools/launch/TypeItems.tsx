import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { whoChanges } from '#lib/roles/ownership.ts'
import type { LaunchItem } from '#lib/launch/checklist.ts'
import { ItemLine } from './ItemLine.tsx'

/** What is to do in the documents of one type, and whose work they are. */
export function TypeItems({ items }: { items: LaunchItem[] }) {
  const schema = useSchema()
  const [first] = items
  if (first === undefined) return null
  const type = schema.get(first.type)
  const Icon = type?.icon
  return (
    <Card radius={3} border>
      <Flex align="center" gap={3} padding={3}>
        {Icon && (
          <Text size={2} muted>
            <Icon />
          </Text>
        )}
        <Box flex={1}>
          <Text size={1} weight="semibold">
            {type?.title ?? first.type}
          </Text>
        </Box>
        <Text size={1} muted>
          {whoChanges(first.type)[0]}
        </Text>
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
