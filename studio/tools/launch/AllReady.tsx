import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { Mark } from '../../Mark.tsx'

/** What is left to say when nothing is left to do. The settings are an administrator's to see and to vouch for. */
export function AllReady({ settingsToo }: { settingsToo: boolean }) {
  return (
    <Card padding={6} radius={4} tone="positive" border>
      <Flex direction="column" align="center" gap={5}>
        <Text size={4} style={{ fontSize: 72, lineHeight: 1 }}>
          <Mark />
        </Text>
        <Stack gap={4} style={{ maxWidth: 460, textAlign: 'center' }}>
          <Heading as="h2" size={3} align="center">
            The door is open
          </Heading>
          <Text align="center" muted>
            Every name is real, every claim has its proof, and every address answers.{' '}
            {settingsToo ? 'The site can go public.' : 'The content can go public; an administrator sees the settings.'}
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}
