import { AddUserIcon } from '@sanity/icons/AddUser'
import { Box, Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMemo, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { ROLE_WORDS } from '#lib/roles/roles.ts'
import type { Role } from '#lib/roles/roles.ts'
import type { OneTimeLink, Person } from './api.ts'
import { createPeopleApi } from './api.ts'
import { DisableDialog } from './DisableDialog.tsx'
import { InvitationTable } from './InvitationTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { usePeople } from './usePeople.ts'

/** What is open over the list. */
type Open =
  | { dialog: 'invite'; problem: string | null }
  | { dialog: 'disable'; person: Person }
  | { dialog: 'link'; title: string; words: string; link: OneTimeLink }

const wordsOf = (reason: unknown) => (reason instanceof Error ? reason.message : 'That did not work. Try again.')

/** Who works here, with which role, and who is invited to. */
export function PeopleTool() {
  const client = useClient({ apiVersion })
  const api = useMemo(() => createPeopleApi(client), [client])
  const ownId = useCurrentUser()?.id
  const { everybody, loading, error, reload } = usePeople(api)
  const [open, setOpen] = useState<Open | null>(null)
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const close = () => setOpen(null)
  const failed = (reason: unknown) => toast.push({ status: 'error', title: wordsOf(reason) })

  /** Does one thing at a time; the list is read anew whatever came of it. */
  async function act(action: () => Promise<void>, onFailure: (reason: unknown) => void = failed): Promise<void> {
    setBusy(true)
    await action().catch(onFailure)
    setBusy(false)
    reload()
  }
  const say = (title: string) => toast.push({ status: 'success', title })

  const invite = (email: string, role: Role) =>
    act(
      async () => {
        const link = await api.invite(email, role)
        const words = `Give this link to ${email}. Whoever opens it makes an account with the role ${ROLE_WORDS[role].title}.`
        setOpen({ dialog: 'link', title: 'Invitation', words, link })
      },
      (reason) => setOpen({ dialog: 'invite', problem: wordsOf(reason) }),
    )
  const reset = ({ id, name }: Person) =>
    act(async () => {
      const words = `Give this link to ${name}, who chooses a new password with it. The old one works until then.`
      setOpen({ dialog: 'link', title: `New password for ${name}`, words, link: await api.resetLink(id) })
    })
  const setRole = ({ id, name }: Person, role: Role) =>
    act(async () => {
      await api.setRole(id, role)
      say(`${name} now has the role ${ROLE_WORDS[role].title}`)
    })
  const setDisabled = ({ id, name }: Person, disabled: boolean) =>
    act(async () => {
      await api.setDisabled(id, disabled)
      say(`${name} is ${disabled ? 'disabled and signed out' : 'enabled'}`)
    }).then(close)

  return (
    <Container width={4} padding={4} style={{ height: '100%', overflow: 'auto' }}>
      <Stack gap={5}>
        <Flex gap={3} align="center">
          <Heading as="h1" size={2}>
            People
          </Heading>
          {loading && <Spinner muted />}
          <Box flex={1} />
          <Button
            tone="primary"
            icon={AddUserIcon}
            text="Invite somebody"
            onClick={() => setOpen({ dialog: 'invite', problem: null })}
          />
        </Flex>
        {error !== null && (
          <Card tone="critical" padding={4} radius={3} border role="alert">
            <Text>{error}</Text>
          </Card>
        )}
        {everybody && (
          <PeopleTable
            people={everybody.people}
            ownId={ownId}
            busy={busy}
            onRole={(person, role) => void setRole(person, role)}
            onReset={(person) => void reset(person)}
            onDisable={(person) => setOpen({ dialog: 'disable', person })}
            onEnable={(person) => void setDisabled(person, false)}
          />
        )}
        {everybody && everybody.invitations.length > 0 && (
          <InvitationTable
            invitations={everybody.invitations}
            busy={busy}
            onTakeBack={({ id }) => void act(() => api.takeBack(id).then(() => void say('Invitation taken back')))}
          />
        )}
      </Stack>
      {open?.dialog === 'invite' && (
        <InviteDialog
          busy={busy}
          problem={open.problem}
          onInvite={(email, role) => void invite(email, role)}
          onClose={close}
        />
      )}
      {open?.dialog === 'disable' && (
        <DisableDialog
          person={open.person}
          busy={busy}
          onDisable={() => void setDisabled(open.person, true)}
          onClose={close}
        />
      )}
      {open?.dialog === 'link' && <LinkDialog title={open.title} words={open.words} link={open.link} onClose={close} />}
    </Container>
  )
}
