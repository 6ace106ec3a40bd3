import { Button, Heading, Stack, Text } from '@sanity/ui'
import { ROLE_WORDS } from '#lib/roles/roles.ts'
import type { Invitation } from './api.ts'
import { Table } from '../Table.tsx'
import { readableTime } from './words.ts'

interface InvitationTableProps {
  invitations: Invitation[]
  busy: boolean
  onTakeBack: (invitation: Invitation) => void
}

/** Who was invited and has not come yet. */
export function InvitationTable({ invitations, busy, onTakeBack }: InvitationTableProps) {
  return (
    <Stack gap={4}>
      <Heading as="h2" size={1}>
        Invited
      </Heading>
      <Table label="Invited" columns={['E-mail', 'Role', 'Link works until', '']}>
        {invitations.map((invitation) => (
          <tr key={invitation.id}>
            <td>
              <Text size={1} weight="medium">
                {invitation.email}
              </Text>
            </td>
            <td>
              <Text size={1}>{ROLE_WORDS[invitation.role].title}</Text>
            </td>
            <td>
              <Text size={1} muted>
                {readableTime(invitation.expiresAt)}
              </Text>
            </td>
            <td>
              <Button
                mode="bleed"
                tone="critical"
                text="Take back"
                aria-label={`Take back the invitation of ${invitation.email}`}
                disabled={busy}
                onClick={() => onTakeBack(invitation)}
              />
            </td>
          </tr>
        ))}
      </Table>
    </Stack>
  )
}
