import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import type { Person } from './api.ts'

interface DisableDialogProps {
  person: Person
  busy: boolean
  onDisable: () => void
  onClose: () => void
}

/** Asks once more before somebody is shut out. */
export function DisableDialog({ person, busy, onDisable, onClose }: DisableDialogProps) {
  return (
    <Dialog id="disable" header={`Disable ${person.name}?`} width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Text size={1}>
          {`${person.name} is signed out everywhere at once and cannot sign in. What they wrote stays. The account can be enabled again.`}
        </Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="ghost" text="Cancel" onClick={onClose} />
          <Button tone="critical" text="Disable" loading={busy} onClick={onDisable} />
        </Flex>
      </Stack>
    </Dialog>
  )
}
