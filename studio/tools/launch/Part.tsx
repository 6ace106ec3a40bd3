import { Badge, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface PartProps {
  title: string
  description: string
  /** How many things are still to do. */
  open: number
  children: ReactNode
}

/** A part of the checklist with its count; once nothing is to do it says so. */
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
        <Text size={1} muted>
          {description}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}

/** Said in place of a list that is empty. */
export function NothingHere({ children }: { children: ReactNode }) {
  return (
    <Card padding={4} radius={3} tone="positive" border>
      <Box>
        <Text size={1}>{children}</Text>
      </Box>
    </Card>
  )
}
