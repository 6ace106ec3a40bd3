import { AddUserIcon } from '@sanity/icons/AddUser'
import { Badge, Button, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { type Role, ROLE_LABELS } from '#lib/roles/roles.ts'
import { useAction, useContentClient, useLoaded } from '#studio/kit/requests.ts'
import { formatShort } from '#studio/kit/times.ts'
import { ACTIONS, Table } from '#studio/kit/Table.tsx'
import { Muted, OptionSelect, ReturnFocus, ToolPage, useConfirm } from '#studio/kit/ui.tsx'
import { createPeopleApi, type Invitation, type Person } from './api.ts'
import { InviteDialog, LinkDialog, type LinkDialogProps, roleOptions } from './dialogs.tsx'

interface PersonActionsProps {
  person: Person
  /** Only another administrator may change one's own role and state. */
  isOwn: boolean
  busy: boolean
  onReset: () => void
  onEnable: () => void
  onDisable: () => void
  onRemove: () => void
}

function PersonActions({ person, isOwn, busy, onReset, onEnable, onDisable, onRemove }: PersonActionsProps) {
  const { name, disabled } = person
  const toggleLabel = disabled ? 'Enable' : 'Disable'
  return (
    <Flex gap={2} justify="flex-end">
      {!disabled && (
        <Button
          mode="bleed"
          text="New password"
          aria-label={`New password for ${name}`}
          onClick={() => !busy && onReset()}
        />
      )}
      {disabled && (
        <Button
          mode="bleed"
          tone="critical"
          text="Remove"
          aria-label={`Remove ${name}`}
          disabled={busy}
          onClick={onRemove}
        />
      )}
      <Button
        mode="bleed"
        tone={disabled ? 'default' : 'critical'}
        text={toggleLabel}
        aria-label={`${toggleLabel} ${name}`}
        disabled={busy || isOwn}
        onClick={disabled ? onEnable : onDisable}
      />
    </Flex>
  )
}

interface InvitationsProps {
  invitations: readonly Invitation[]
  busy: boolean
  onWithdraw: (invitation: Invitation) => void
}

const Invitations = ({ invitations, busy, onWithdraw }: InvitationsProps) => (
  <Stack gap={4}>
    <Heading as="h2" size={1}>
      Invited
    </Heading>
    <Table
      label="Invited"
      rows={invitations.map((invitation) => ({
        id: invitation.id,
        cells: {
          Email: invitation.email,
          Role: ROLE_LABELS[invitation.role].title,
          'Link expires': <Muted>{formatShort(invitation.expiresAt)}</Muted>,
          [ACTIONS]: (
            <Button
              mode="bleed"
              tone="critical"
              text="Withdraw"
              aria-label={`Withdraw the invitation of ${invitation.email}`}
              disabled={busy}
              onClick={() => onWithdraw(invitation)}
            />
          ),
        },
      }))}
    />
  </Stack>
)

type OpenDialog = { name: 'invite' } | ({ name: 'link' } & Omit<LinkDialogProps, 'onClose'>)

/** Lists the accounts and invitations. */
export default function PeopleTool() {
  const client = useContentClient()
  const api = useMemo(() => createPeopleApi(client), [client])
  const ownId = useCurrentUser()?.id
  const { data, loading, error, reload } = useLoaded(api.list)
  const { busy, run } = useAction({ reload })
  const { ask, dialog: confirmDialog } = useConfirm()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)

  const invite = (email: string, role: Role) =>
    run(async () => {
      const note = `Send this link to ${email}. It creates an account with the role ${ROLE_LABELS[role].title}.`
      setDialog({ name: 'link', title: 'Invitation to the Studio', note, email, link: await api.invite(email, role) })
    })
  const reset = ({ id, name, email }: Person) =>
    run(async () => {
      const note = `Send this link to ${name} to choose a new password. The old one works until then.`
      setDialog({ name: 'link', title: `New password for ${name}`, note, email, link: await api.resetLink(id) })
    })
  const setRole = ({ id, name }: Person, role: Role) =>
    run(() => api.change(id, { role }), `${name} now has the role ${ROLE_LABELS[role].title} and is signed out`)
  const setDisabled = ({ id, name }: Person, disabled: boolean) =>
    run(() => api.change(id, { disabled }), `${name} is ${disabled ? 'disabled and signed out' : 'enabled'}`)
  const askToDisable = (person: Person) =>
    ask({
      header: `Disable ${person.name}?`,
      text: `${person.name} is signed out everywhere and cannot sign in again until you enable the account. Content they wrote stays.`,
      confirm: 'Disable',
      onConfirm: () => void setDisabled(person, true),
    })
  const askToRemove = ({ id, name }: Person) =>
    ask({
      header: `Remove ${name}?`,
      text: `${name} leaves this list for good, with address and password. Content and comments stay, and the history keeps the name. To work here again, they need a new invitation.`,
      confirm: 'Remove',
      onConfirm: () => void run(() => api.remove(id), `${name} is removed`),
    })
  const inviteButton = (
    <Flex flex={1} justify="flex-end">
      <Button tone="primary" icon={AddUserIcon} text="Invite a person" onClick={() => setDialog({ name: 'invite' })} />
    </Flex>
  )
  return (
    <ToolPage title="People" loading={loading} error={error} aside={inviteButton}>
      {data && (
        <Table
          label="People"
          rows={data.people.map((person) => {
            const { id, name, email, role, disabled, lastSignInAt } = person
            const isOwn = id === ownId
            return {
              id,
              cells: {
                Name: (
                  <Flex direction="column" gap={2}>
                    <Text size={1} weight="medium" muted={disabled}>
                      {isOwn ? `${name} (you)` : name}
                    </Text>
                    <Muted>{email}</Muted>
                  </Flex>
                ),
                Role: (
                  <OptionSelect
                    label={`Role of ${name}`}
                    value={role}
                    disabled={busy || isOwn || disabled}
                    options={roleOptions}
                    onChoose={(newRole) => void setRole(person, newRole)}
                  />
                ),
                State: <Badge tone={disabled ? 'caution' : 'positive'}>{disabled ? 'Disabled' : 'Active'}</Badge>,
                'Last sign-in': <Muted>{lastSignInAt === null ? 'Never' : formatShort(lastSignInAt)}</Muted>,
                [ACTIONS]: (
                  <PersonActions
                    person={person}
                    isOwn={isOwn}
                    busy={busy}
                    onReset={() => void reset(person)}
                    onEnable={() => void setDisabled(person, false)}
                    onDisable={() => askToDisable(person)}
                    onRemove={() => askToRemove(person)}
                  />
                ),
              },
            }
          })}
        />
      )}
      {data && data.invitations.length > 0 && (
        <Invitations
          invitations={data.invitations}
          busy={busy}
          onWithdraw={({ id }) => void run(() => api.withdraw(id), 'Invitation withdrawn')}
        />
      )}
      {dialog && (
        <ReturnFocus>
          {dialog.name === 'link' ? (
            <LinkDialog {...dialog} onClose={close} />
          ) : (
            <InviteDialog
              busy={busy}
              invited={data?.invitations.map(({ email }) => email) ?? []}
              onInvite={(email, role) => void invite(email, role)}
              onClose={close}
            />
          )}
        </ReturnFocus>
      )}
      {confirmDialog}
    </ToolPage>
  )
}
