import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { type Role, ROLE_LABELS, ROLE_NAMES } from '#lib/roles/roles.ts'
import { formatExpiry } from '#lib/shares/share.ts'
import {
  COPY_HINT,
  CopyLink,
  DialogButtons,
  Labelled,
  LabelledInput,
  Muted,
  Notice,
  OptionSelect,
} from '#studio/kit/ui.tsx'
import type { OneTimeLink } from './api.ts'

export const roleOptions = ROLE_NAMES.map((role) => [role, ROLE_LABELS[role].title] as const)

interface InviteDialogProps {
  busy: boolean
  /** Addresses with a valid invitation. */
  invited: readonly string[]
  onInvite: (email: string, role: Role) => void
  onClose: () => void
}

/** Asks for the address and role of a person to invite. */
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

export interface LinkDialogProps {
  title: string
  /** The purpose of the link and its recipient. */
  note: string
  /** Address of the recipient. */
  email: string
  link: OneTimeLink
  onClose: () => void
}

/** Shows a one-time link, of which the store has only a digest, and offers to mail it with the user's own program. */
export function LinkDialog({ title, note, email, link: { url, expiresAt }, onClose }: LinkDialogProps) {
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
        <Muted>{COPY_HINT}</Muted>
        <Muted>{validity}</Muted>
      </Stack>
    </Dialog>
  )
}
