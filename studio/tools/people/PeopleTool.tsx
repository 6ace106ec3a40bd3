import { AddUserIcon } from '@sanity/icons/AddUser'
import { Badge, Button, Dialog, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { type Role, ROLE_LABELS, ROLE_NAMES } from '#lib/roles/roles.ts'
import { formatExpiry } from '#lib/shares/share.ts'
import { useAction, useContentClient, useLoaded } from '../../kit/requests.ts'
import { formatShort } from '../../kit/times.ts'
import { ACTIONS, Table } from '../../kit/Table.tsx'
import {
  CopyLink,
  DialogButtons,
  Labelled,
  LabelledInput,
  Muted,
  Notice,
  OptionSelect,
  ReturnFocus,
  ToolPage,
  useConfirm,
} from '../../kit/ui.tsx'
import { createPeopleApi, type OneTimeLink, type Person } from './api.ts'

const roleOptions = ROLE_NAMES.map((role) => [role, ROLE_LABELS[role].title] as const)

interface InviteDialogProps {
  busy: boolean
  /** Addresses with a valid invitation. */
  invited: readonly string[]
  onInvite: (email: string, role: Role) => void
  onClose: () => void
}

function InviteDialog({ busy, invited, onInvite, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('marketer')
  return (
    <Dialog id="invite" header="Invite a person" width={1} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onInvite(email, role)
        }}
      >
        <Stack gap={5} padding={4}>
          <LabelledInput label="Email" type="email" autoComplete="off" value={email} onValue={setEmail} required />
          <Labelled label="Role" help={ROLE_LABELS[role].description}>
            {(control) => <OptionSelect {...control} value={role} options={roleOptions} onChoose={setRole} />}
          </Labelled>
          {invited.includes(email.trim().toLowerCase()) && (
            <Notice tone="caution" role="status">
              This address is invited already. The first link ends when you create a new one.
            </Notice>
          )}
          {/* Not disabled without a whole address: the browser then says what is missing. */}
          <DialogButtons confirm="Create link" busy={busy} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}

interface LinkDialogProps {
  title: string
  /** The purpose of the link and its recipient. */
  note: string
  /** Address of the recipient. */
  email: string
  link: OneTimeLink
  onClose: () => void
}

/** Shows a one-time link, of which the store has only a digest, and offers to mail it with the user's own program. */
function LinkDialog({ title, note, email, link: { url, expiresAt }, onClose }: LinkDialogProps) {
  const validity = `Works once. Expires: ${formatExpiry(expiresAt, defaultLocale)}`
  const [subject, body] = [title, `${url}\n\n${validity}`].map(encodeURIComponent)
  const footer = (
    <Flex padding={3} gap={2} justify="flex-end">
      <Button
        as="a"
        mode="ghost"
        text="Write the mail"
        href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`}
      />
      <Button mode="ghost" text="Done" onClick={onClose} />
    </Flex>
  )
  return (
    <Dialog id="one-time-link" header={title} width={1} onClose={onClose} footer={footer}>
      <Stack gap={4} padding={4}>
        <Text size={1}>{note}</Text>
        <CopyLink address={url} />
        <Muted>Copy the link now: it is not shown again.</Muted>
        <Muted>{validity}</Muted>
      </Stack>
    </Dialog>
  )
}

type OpenDialog = { name: 'invite' } | ({ name: 'link' } & Omit<LinkDialogProps, 'onClose'>)

/** Lists the accounts and invitations. */
export default function PeopleTool() {
  const client = useContentClient()
  const api = useMemo(() => createPeopleApi(client), [client])
  // Only another administrator may change one's own role and state.
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
            const toggleLabel = disabled ? 'Enable' : 'Disable'
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
                  <Flex gap={2} justify="flex-end">
                    {!disabled && (
                      <Button
                        mode="bleed"
                        text="New password"
                        aria-label={`New password for ${name}`}
                        onClick={() => !busy && void reset(person)}
                      />
                    )}
                    {disabled && (
                      <Button
                        mode="bleed"
                        tone="critical"
                        text="Remove"
                        aria-label={`Remove ${name}`}
                        disabled={busy}
                        onClick={() => askToRemove(person)}
                      />
                    )}
                    <Button
                      mode="bleed"
                      tone={disabled ? 'default' : 'critical'}
                      text={toggleLabel}
                      aria-label={`${toggleLabel} ${name}`}
                      disabled={busy || isOwn}
                      onClick={() => (disabled ? void setDisabled(person, false) : askToDisable(person))}
                    />
                  </Flex>
                ),
              },
            }
          })}
        />
      )}
      {data && data.invitations.length > 0 && (
        <Stack gap={4}>
          <Heading as="h2" size={1}>
            Invited
          </Heading>
          <Table
            label="Invited"
            rows={data.invitations.map(({ id, email, role, expiresAt }) => ({
              id,
              cells: {
                Email: email,
                Role: ROLE_LABELS[role].title,
                'Link expires': <Muted>{formatShort(expiresAt)}</Muted>,
                [ACTIONS]: (
                  <Button
                    mode="bleed"
                    tone="critical"
                    text="Withdraw"
                    aria-label={`Withdraw the invitation of ${email}`}
                    disabled={busy}
                    onClick={() => void run(() => api.withdraw(id), 'Invitation withdrawn')}
                  />
                ),
              },
            }))}
          />
        </Stack>
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
