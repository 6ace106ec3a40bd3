import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { whoChanges } from '#lib/roles/ownership.ts'
import type { LaunchItem } from '#lib/launch/checklist.ts'
import { ItemLine } from './ItemLine.tsx'

/** What is to do in one document, and whose work it is. */
export function DocumentItems({ items }: { items: LaunchItem[] }) {
  const schema = useSchema()
  const [first] = items
  if (first === undefined) return null
  const type = schema.get(first.type)
  const Icon = type?.icon
  const title = type?.title ?? first.type
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
            {first.name === undefined ? title : `${title}: ${first.name}`}
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
