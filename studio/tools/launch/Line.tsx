import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CircleIcon } from '@sanity/icons/Circle'
import { Badge, Flex, Stack, Text } from '@sanity/ui'
import type { BadgeTone } from '@sanity/ui'

export interface LineProps {
  title: string
  /** What stands there now, or what it is for. */
  note: string
  done: boolean
  badge?: { label: string; tone: BadgeTone } | undefined
}

/** One thing to look after, struck once it is done. */
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
