import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { definePlugin, type InputProps } from 'sanity'

const levels = {
  error: { tone: 'critical', Icon: ErrorOutlineIcon },
  warning: { tone: 'caution', Icon: WarningOutlineIcon },
  info: { tone: 'primary', Icon: WarningOutlineIcon },
} as const

/**
 * Shows validation messages under each field; Sanity hides them behind an icon.
 *
 * The elements around the input are the same with and without messages. Otherwise React would remount the input and
 * lose what is being typed.
 */
function Remarks(props: InputProps) {
  const { id, validation, renderDefault } = props
  if (id === 'root') return renderDefault(props)
  return (
    <Stack>
      {renderDefault(props)}
      <Stack gap={2} paddingTop={validation.length > 0 ? 2 : 0} aria-live="polite">
        {validation.map(({ level, message }) => {
          const { tone, Icon } = levels[level]
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

export const remarks = definePlugin({ name: 'remarks', form: { components: { input: Remarks } } })
