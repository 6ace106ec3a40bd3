import { Button, Card, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { ROLE_WORDS } from '#lib/roles/roles.ts'
import type { Role } from '#lib/roles/roles.ts'
import { RoleSelect } from './RoleSelect.tsx'

interface InviteDialogProps {
  busy: boolean
  /** Why the last try failed. */
  problem: string | null
  onInvite: (email: string, role: Role) => void
  onClose: () => void
}

/** Asks whom to invite, and with which role. */
export function InviteDialog({ busy, problem, onInvite, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('marketer')
  return (
    <Dialog id="invite" header="Invite somebody" width={1} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onInvite(email, role)
        }}
      >
        <Stack gap={5} padding={4}>
          {problem !== null && (
            <Card tone="critical" padding={3} radius={2} border role="alert">
              <Text size={1}>{problem}</Text>
            </Card>
          )}
          <Stack gap={3}>
            <Text as="label" htmlFor="invite-email" size={1} weight="semibold">
              E-mail
            </Text>
            <TextInput
              id="invite-email"
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </Stack>
          <Stack gap={3}>
            <Text as="label" htmlFor="invite-role" size={1} weight="semibold">
              Role
            </Text>
            <RoleSelect id="invite-role" value={role} onChange={setRole} />
            <Text size={1} muted>
              {ROLE_WORDS[role].description}
            </Text>
          </Stack>
          <Flex gap={2} justify="flex-end">
            <Button mode="ghost" text="Cancel" onClick={onClose} />
            <Button type="submit" tone="primary" text="Make a link" disabled={email === ''} loading={busy} />
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
