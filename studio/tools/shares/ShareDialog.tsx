import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { shareDays } from '#lib/shares/share.ts'
import type { Share } from '#lib/shares/share.ts'
import { inWords } from '#studio/tools/schedules/times.ts'
import type { MadeLink } from './api.ts'
import { useShares } from './useShares.ts'

/** The new link, to be copied now: it is not kept anywhere. */
function NewLink({ address }: { address: string }) {
  const [copied, setCopied] = useState(false)
  const { push } = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      push({ status: 'warning', title: 'The browser did not copy it. Select the link and copy it yourself.' })
    }
  }
  return (
    <Card tone="positive" border radius={3} padding={4}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          Copy the link now: it is not shown again.
        </Text>
        <Flex gap={2}>
          <Stack flex={1}>
            <TextInput readOnly value={address} aria-label="Link" onFocus={(event) => event.currentTarget.select()} />
          </Stack>
          <Button mode="ghost" text={copied ? 'Copied' : 'Copy'} onClick={() => void copy()} />
        </Flex>
      </Stack>
    </Card>
  )
}

interface ShareListProps {
  shares: readonly Share[]
  busy: boolean
  onRevoke: (id: string) => void
}

function ShareList({ shares, busy, onRevoke }: ShareListProps) {
  if (shares.length === 0) return null
  return (
    <Stack as="ul" gap={3} role="list" style={{ listStyle: 'none' }}>
      {shares.map(({ id, author, expiresAt }) => (
        <Flex as="li" key={id} gap={3} align="center">
          <Stack gap={2} flex={1}>
            <Text size={1}>{`Made by ${author.name}`}</Text>
            <Text size={1} muted>{`Expires ${inWords(new Date(expiresAt))}`}</Text>
          </Stack>
          <Button mode="ghost" tone="critical" text="Revoke" disabled={busy} onClick={() => onRevoke(id)} />
        </Flex>
      ))}
    </Stack>
  )
}

const lengths = shareDays.map((days) => ({ days, title: days === 1 ? '1 day' : `${days} days` }))

/** Makes a link to the draft of a page, and lists those there are. */
export function ShareDialog({ documentId, path }: { documentId: string; path: string }) {
  const { shares, busy, create, revoke } = useShares(documentId)
  const [days, setDays] = useState('7')
  const [made, setMade] = useState<MadeLink>()
  const inForce = made !== undefined && shares.some((share) => share.id === made.id)
  const id = useId()
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        {`Whoever has the link sees ${path} with the changes of this document that are not published yet, without an account. All else on that page is as visitors see it.`}
      </Text>
      <Flex gap={3} align="flex-end">
        <Stack gap={3} flex={1}>
          <Text as="label" htmlFor={id} size={1} weight="semibold">
            Expires after
          </Text>
          <Select id={id} value={days} onChange={(event) => setDays(event.currentTarget.value)}>
            {lengths.map((length) => (
              <option key={length.days} value={length.days}>
                {length.title}
              </option>
            ))}
          </Select>
        </Stack>
        <Button
          tone="primary"
          text="Make a link"
          loading={busy}
          onClick={() => void create(Number(days)).then(setMade)}
        />
      </Flex>
      {inForce && <NewLink key={made.id} address={made.address} />}
      <ShareList shares={shares} busy={busy} onRevoke={(share) => void revoke(share)} />
    </Stack>
  )
}
