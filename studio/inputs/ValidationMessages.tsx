import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { InputProps } from 'sanity'
import { REQUIRED } from '#lib/content/problems.ts'

const levels = {
  error: { tone: 'critical', Icon: ErrorOutlineIcon },
  warning: { tone: 'caution', Icon: WarningOutlineIcon },
  info: { tone: 'primary', Icon: WarningOutlineIcon },
} as const

/** Style of a missing required value in a new item until its field has lost the focus. */
const neutralLevel = { tone: 'transparent', Icon: InfoOutlineIcon } as const

/**
 * Shows validation messages under each field; Sanity hides them behind an icon.
 *
 * The elements around the input do not depend on the messages: React would remount the input and lose its text.
 */
export function ValidationMessages(props: InputProps) {
  const { id, path, value, validation, renderDefault } = props
  const [wasLeft, setWasLeft] = useState(false)
  if (id === 'root') return renderDefault(props)
  const isNewItem = value === undefined && path.some((segment) => typeof segment === 'object') && !wasLeft
  return (
    <Stack onBlur={() => setWasLeft(true)}>
      {renderDefault(props)}
      <Stack gap={2} paddingTop={validation.length > 0 ? 2 : 0} aria-live="polite">
        {validation.map(({ level, message }) => {
          const { tone, Icon } = isNewItem && message === REQUIRED ? neutralLevel : levels[level]
          return (
            <Card key={`${level} ${message}`} tone={tone} padding={3} radius={2}>
              <Flex gap={3}>
                <Text size={1}>
                  <Icon />
                </Text>
                <Text size={1}>{message}</Text>
              </Flex>
            </Card>
          )
        })}
      </Stack>
    </Stack>
  )
}
