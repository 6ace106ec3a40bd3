import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { z } from 'zod'
import { MAX_RESULTS_LINKS, RESULTS_LINK_DAYS } from '#lib/counts/resultsLinks.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { formatExpiry } from '#lib/shares/share.ts'
import { siteCall, useAction, useContentClient, useLoaded, usePermissions } from '#studio/kit/requests.ts'
import { CreatedLink, ErrorCard, Labelled, List, Muted, OptionSelect, Panel, Strong } from '#studio/kit/ui.tsx'

const failures = {
  403: 'Only people who may change partners see these links.',
  409: `This partner has ${MAX_RESULTS_LINKS} links already. Revoke some first.`,
  other: 'The site does not answer right now. Try again in a moment.',
}

const linkList = z.object({ links: z.array(z.object({ id: z.string(), expires_at: z.string() })) })
const newLink = z.object({ id: z.string(), href: z.string() })

const dayOptions = RESULTS_LINK_DAYS.map((days) => [String(days), days === 365 ? 'A year' : `${days} days`] as const)

/** Creates, lists and revokes links by which a partner reads its own numbers. */
function LinkPanel({ partnerId }: { partnerId: string }) {
  const { token } = useContentClient().config()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = new URLSearchParams({ partner: partnerId })
      const response = await siteCall(token, `/api/results/links?${query}`, failures, { signal })
      return linkList.parse(await response.json()).links
    },
    [partnerId, token],
  )
  const { data, error, reload } = useLoaded(load)
  const { busy, run } = useAction({ reload })
  const [days, setDays] = useState('90')
  const [created, setCreated] = useState<{ id: string; address: string }>()
  const links = data ?? []
  const create = () =>
    run(async () => {
      const body = JSON.stringify({ partnerId, days: Number(days) })
      const response = await siteCall(token, '/api/results/links', failures, { method: 'POST', body })
      const { id, href } = newLink.parse(await response.json())
      setCreated({ id, address: new URL(href, window.location.origin).href })
    })
  const revoke = (id: string) =>
    run(() => siteCall(token, `/api/results/links/${id}`, failures, { method: 'DELETE' }), 'Revoked')
  return (
    <Panel>
      <Stack gap={3}>
        <Strong>Results for the partner</Strong>
        <Muted>Anyone with the link reads how often this partner’s link and code were used, and nothing else.</Muted>
      </Stack>
      <Flex gap={3} align="flex-end" wrap="wrap">
        <Labelled label="Expires after">
          {(control) => <OptionSelect {...control} value={days} options={dayOptions} onChoose={setDays} />}
        </Labelled>
        <Button mode="ghost" text="Create link" loading={busy} onClick={() => void create()} />
      </Flex>
      {error !== null && <ErrorCard>{error}</ErrorCard>}
      {created && links.some(({ id }) => id === created.id) && <CreatedLink address={created.address} />}
      {links.length > 0 && (
        <List>
          {links.map(({ id, expires_at: expiresAt }) => (
            <Flex as="li" key={id} gap={3} align="center">
              <Stack flex={1}>
                <Text size={1}>{`Expires ${formatExpiry(expiresAt, defaultLocale)}`}</Text>
              </Stack>
              <Button mode="ghost" tone="critical" text="Revoke" disabled={busy} onClick={() => void revoke(id)} />
            </Flex>
          ))}
        </List>
      )}
    </Panel>
  )
}

/** Shows the links to a partner's results to those who may change partners. */
export const ResultsLinks = ({ partnerId }: { partnerId: string }) =>
  usePermissions().canChange('partner') ? <LinkPanel partnerId={partnerId} /> : null
