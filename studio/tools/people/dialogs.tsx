import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type Role, ROLE_NAMES, ROLE_LABELS } from '#lib/roles/roles.ts'
import { formatShort } from '../times.ts'
import { CopyLink, Labelled, LabelledInput, Muted, Notice, OptionSelect } from '../ui.tsx'
import type { OneTimeLink, Person } from './api.ts'

export const roleOptions = ROLE_NAMES.map((role) => [role, ROLE_LABELS[role].title] as const)

interface DialogProps {
  busy: boolean
  onClose: () => void
}

interface InviteDialogProps extends DialogProps {
  /** Addresses with a valid invitation. */
  invited: readonly string[]
  onInvite: (email: string, role: Role) => void
}

export function InviteDialog({ busy, invited, onInvite, onClose }: InviteDialogProps) {
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
          <LabelledInput label="Email" type="email" autoComplete="off" value={email} onValue={setEmail} />
          <Labelled label="Role" help={ROLE_LABELS[role].description}>
            {(control) => <OptionSelect {...control} value={role} options={roleOptions} onChoose={setRole} />}
          </Labelled>
          {invited.includes(email.trim().toLowerCase()) && (
            <Notice tone="caution" role="status">
              This address is invited already. The first link ends when you create a new one.
            </Notice>
          )}
          <Flex gap={2} justify="flex-end">
            <Button mode="ghost" text="Cancel" onClick={onClose} />
            <Button type="submit" tone="primary" text="Create link" disabled={email === ''} loading={busy} />
          </Flex>
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

/** Creates a link that opens the message in the user's mail program, which needs no mail server of the site. */
const createMailLink = ({ title, email, link }: Pick<LinkDialogProps, 'title' | 'email' | 'link'>) => {
  const until = formatShort(link.expiresAt)
  const body = `${link.url}\n\nThe link works once, until ${until}.`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
}

/** Shows a one-time link, of which the store has only a digest. */
export function LinkDialog({ title, note, email, link, onClose }: LinkDialogProps) {
  const footer = (
    <Flex padding={3} gap={2} justify="flex-end">
      <Button as="a" mode="ghost" text="Write the mail" href={createMailLink({ title, email, link })} />
      <Button mode="ghost" text="Done" onClick={onClose} />
    </Flex>
  )
  return (
    <Dialog id="one-time-link" header={title} width={1} onClose={onClose} footer={footer}>
      <Stack gap={4} padding={4}>
        <Text size={1}>{note}</Text>
        <CopyLink address={link.url} />
        <Muted>
          {`The link works once, until ${formatShort(link.expiresAt)}. Copy it now: it is not shown again.`}
        </Muted>
      </Stack>
    </Dialog>
  )
}

type DisableDialogProps = DialogProps & { person: Person; onDisable: () => void }

export function DisableDialog({ person: { name }, busy, onDisable, onClose }: DisableDialogProps) {
  return (
    <Dialog id="disable" header={`Disable ${name}?`} width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Text size={1}>
          {`${name} is signed out everywhere and cannot sign in again until you enable the account. Content they wrote stays.`}
        </Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="ghost" text="Cancel" onClick={onClose} />
          <Button tone="critical" text="Disable" loading={busy} onClick={onDisable} />
        </Flex>
      </Stack>
    </Dialog>
  )
}
