import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { InputProps } from 'sanity'

const looks = {
  error: { tone: 'critical', Icon: ErrorOutlineIcon },
  warning: { tone: 'caution', Icon: WarningOutlineIcon },
  info: { tone: 'primary', Icon: WarningOutlineIcon },
} as const

/**
 * Says under a field what is wrong with it and what to do. The Studio itself shows a sign that has to be pointed at
 * first, which is easily overlooked and cannot be done with a finger.
 *
 * The elements around the input are the same with and without messages: in others React would mount the input anew,
 * and what is being typed would be lost.
 */
export function Remarks(props: InputProps) {
  const { id, validation, renderDefault } = props
  if (id === 'root') return renderDefault(props)
  return (
    <Stack>
      {renderDefault(props)}
      <Stack gap={2} paddingTop={validation.length > 0 ? 2 : 0} aria-live="polite">
        {validation.map(({ level, message }) => {
          const { tone, Icon } = looks[level]
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
