import { AddUserIcon } from '@sanity/icons/AddUser'
import { Badge, Button, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { type Role, ROLE_LABELS } from '#lib/roles/roles.ts'
import { useAct, useLoaded } from '../requests.ts'
import { formatShort } from '../times.ts'
import { Cell, Muted, OptionSelect, Table, ToolPage } from '../ui.tsx'
import { createPeopleApi, type OneTimeLink, type Person } from './api.ts'
import { DisableDialog, InviteDialog, LinkDialog, roleOptions } from './dialogs.tsx'

interface PersonRowProps {
  person: Person
  /** True for the signed-in user, whose own role and state only another administrator may change. */
  own: boolean
  busy: boolean
  onRole: (role: Role) => void
  onReset: () => void
  onToggle: () => void
}

const PersonName = ({ person: { name, email, disabled }, own }: Pick<PersonRowProps, 'person' | 'own'>) => (
  <Stack gap={2}>
    <Text size={1} weight="medium" muted={disabled}>
      {own ? `${name} (you)` : name}
    </Text>
    <Muted>{email}</Muted>
  </Stack>
)

function PersonRow({ person, own, busy, onRole, onReset, onToggle }: PersonRowProps) {
  const { name, role, disabled, lastSignInAt } = person
  const toggleLabel = disabled ? 'Enable' : 'Disable'
  return (
    <tr>
      <td>
        <PersonName person={person} own={own} />
      </td>
      <td>
        <OptionSelect
          label={`Role of ${name}`}
          value={role}
          disabled={busy || own || disabled}
          options={roleOptions}
          onChoose={onRole}
        />
      </td>
      <td>
        <Badge tone={disabled ? 'caution' : 'positive'}>{disabled ? 'Disabled' : 'Active'}</Badge>
      </td>
      <Cell muted>{lastSignInAt === null ? 'Never' : formatShort(lastSignInAt)}</Cell>
      <td>
        <Flex gap={2} justify="flex-end">
          {!disabled && (
            <Button
              mode="bleed"
              text="New password"
              aria-label={`New password for ${name}`}
              disabled={busy}
              onClick={onReset}
            />
          )}
          <Button
            mode="bleed"
            tone={disabled ? 'default' : 'critical'}
            text={toggleLabel}
            aria-label={`${toggleLabel} ${name}`}
            disabled={busy || own}
            onClick={onToggle}
          />
        </Flex>
      </td>
    </tr>
  )
}

type OpenDialog =
  | { name: 'invite' }
  | { name: 'disable'; person: Person }
  | { name: 'link'; title: string; note: string; email: string; link: OneTimeLink }

export default function PeopleTool() {
  const client = useClient({ apiVersion })
  const api = useMemo(() => createPeopleApi(client), [client])
  const ownId = useCurrentUser()?.id
  const { data, loading, error, reload } = useLoaded(api.list)
  const { busy, act } = useAct({ reload })
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)

  const invite = (email: string, role: Role) =>
    act(async () => {
      const note = `Send this link to ${email}. It creates an account with the role ${ROLE_LABELS[role].title}.`
      setDialog({ name: 'link', title: 'Invitation to the Studio', note, email, link: await api.invite(email, role) })
    })
  const reset = ({ id, name, email }: Person) =>
    act(async () => {
      const note = `Send this link to ${name} to choose a new password. The old one works until then.`
      setDialog({ name: 'link', title: `New password for ${name}`, note, email, link: await api.resetLink(id) })
    })
  const setRole = ({ id, name }: Person, role: Role) =>
    act(() => api.change(id, { role }), `${name} now has the role ${ROLE_LABELS[role].title}`)
  const setDisabled = ({ id, name }: Person, disabled: boolean) =>
    act(() => api.change(id, { disabled }), `${name} is ${disabled ? 'disabled and signed out' : 'enabled'}`).then(
      close,
    )
  const openInvite = () => setDialog({ name: 'invite' })
  const inviteButton = (
    <Flex flex={1} justify="flex-end">
      <Button tone="primary" icon={AddUserIcon} text="Invite a person" onClick={openInvite} />
    </Flex>
  )

  return (
    <ToolPage title="People" loading={loading} error={error} aside={inviteButton}>
      {data && (
        <Table label="People" columns={['Name', 'Role', 'State', 'Last sign-in', '']}>
          {data.people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              own={person.id === ownId}
              busy={busy}
              onRole={(role) => void setRole(person, role)}
              onReset={() => void reset(person)}
              onToggle={() =>
                person.disabled ? void setDisabled(person, false) : setDialog({ name: 'disable', person })
              }
            />
          ))}
        </Table>
      )}
      {data && data.invitations.length > 0 && (
        <Stack gap={4}>
          <Heading as="h2" size={1}>
            Invited
          </Heading>
          <Table label="Invited" columns={['Email', 'Role', 'Link expires', '']}>
            {data.invitations.map(({ id, email, role, expiresAt }) => (
              <tr key={id}>
                <Cell>{email}</Cell>
                <Cell>{ROLE_LABELS[role].title}</Cell>
                <Cell muted>{formatShort(expiresAt)}</Cell>
                <td>
                  <Button
                    mode="bleed"
                    tone="critical"
                    text="Withdraw"
                    aria-label={`Withdraw the invitation of ${email}`}
                    disabled={busy}
                    onClick={() => void act(() => api.withdraw(id), 'Invitation withdrawn')}
                  />
                </td>
              </tr>
            ))}
          </Table>
        </Stack>
      )}
      {dialog?.name === 'invite' && (
        <InviteDialog
          busy={busy}
          invited={data?.invitations.map(({ email }) => email) ?? []}
          onInvite={(email, role) => void invite(email, role)}
          onClose={close}
        />
      )}
      {dialog?.name === 'disable' && (
        <DisableDialog
          person={dialog.person}
          busy={busy}
          onDisable={() => void setDisabled(dialog.person, true)}
          onClose={close}
        />
      )}
      {dialog?.name === 'link' && <LinkDialog {...dialog} onClose={close} />}
    </ToolPage>
  )
}
