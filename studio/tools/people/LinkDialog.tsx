import { CopyIcon } from '@sanity/icons/Copy'
import { Box, Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import type { OneTimeLink } from './api.ts'
import { readableTime } from './words.ts'

interface LinkDialogProps {
  title: string
  /** What the link is for and whom to give it to. */
  words: string
  link: OneTimeLink
  onClose: () => void
}

/** Shows a link that is told once, to be copied. */
export function LinkDialog({ title, words, link, onClose }: LinkDialogProps) {
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(link.url)
      toast.push({ status: 'success', title: 'Copied' })
    } catch {
      toast.push({ status: 'warning', title: 'The browser did not copy it. Select the link and copy it yourself.' })
    }
  }
  return (
    <Dialog
      id="one-time-link"
      header={title}
      width={1}
      onClose={onClose}
      footer={
        <Flex padding={3} justify="flex-end">
          <Button mode="ghost" text="Done" onClick={onClose} />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>{words}</Text>
        <Flex gap={2}>
          <Box flex={1}>
            <TextInput
              aria-label="Link"
              value={link.url}
              readOnly
              fontSize={1}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Box>
          <Button icon={CopyIcon} text="Copy" tone="primary" onClick={() => void copy()} />
        </Flex>
        <Text size={1} muted>
          {`It works once, until ${readableTime(link.expiresAt)}, and is shown only now.`}
        </Text>
      </Stack>
    </Dialog>
  )
}
