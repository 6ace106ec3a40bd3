import { LinkIcon } from '@sanity/icons/Link'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import {
  type DocumentActionComponent,
  getPublishedId,
  getReleaseIdFromReleaseDocumentId,
  getVersionFromId,
  isCardinalityOneRelease,
  type SanityClient,
  useActiveReleases,
} from 'sanity'
import { formatExpiry, newShare, shareDays, getSharedHref, shareList } from '#lib/shares/share.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { getSharablePath } from '#lib/shares/paths.ts'
import { storeCall, useAction, useContentClient, useLoaded, usePermissions } from '#studio/kit/requests.ts'
import { CreatedLink, ErrorCard, Labelled, List, Muted, OptionSelect } from '#studio/kit/ui.tsx'

function createSharesApi(client: SanityClient, documentId: string, releaseId: string | null) {
  const call = storeCall(client)
  const uri = `/data/shares/${client.config().dataset ?? ''}`
  return {
    list: async () => {
      const { shares } = shareList.parse(await call(uri, { query: { document: documentId } }))
      return shares.filter((share) => share.releaseId === releaseId)
    },
    async create(days: number) {
      const { share, key } = newShare.parse(await call(uri, { method: 'POST', body: { documentId, releaseId, days } }))
      return { id: share.id, address: new URL(getSharedHref(share.id, key), window.location.origin).href }
    },
    revoke: (id: string) => call(`${uri}/${id}`, { method: 'DELETE' }),
  }
}

const dayOptions = shareDays.map((days) => [String(days), days === 1 ? '1 day' : `${days} days`] as const)

interface ShareDialogProps {
  documentId: string
  /** The release to show; null for the draft. */
  releaseId: string | null
  /** What is shown, in words; undefined while there is no draft. */
  shared: string | undefined
}

/** Creates links to the draft of a page, or to a release, and lists the active ones. */
function ShareDialog({ documentId, releaseId, shared }: ShareDialogProps) {
  const client = useContentClient()
  const api = useMemo(() => createSharesApi(client, documentId, releaseId), [client, documentId, releaseId])
  const { data, error, reload } = useLoaded(api.list)
  const { busy, run } = useAction({ reload })
  const [days, setDays] = useState('7')
  const [created, setCreated] = useState<{ id: string; address: string }>()
  const shares = data ?? []
  return (
    <Stack gap={5}>
      <Muted>
        {shared === undefined
          ? 'There is no draft now. Links made before show the published page, and the next draft as soon as there is one.'
          : `Anyone with the link sees this page with the changes of this ${shared}, without an account. Everything else on the page is as visitors see it.`}
      </Muted>
      <Flex gap={3} align="flex-end">
        <Labelled label="Expires after">
          {(control) => <OptionSelect {...control} value={days} options={dayOptions} onChoose={setDays} />}
        </Labelled>
        <Button
          tone="primary"
          text="Create link"
          loading={busy}
          disabled={shared === undefined}
          onClick={() => void run(async () => setCreated(await api.create(Number(days))))}
        />
      </Flex>
      {error !== null && <ErrorCard>{error}</ErrorCard>}
      {created && shares.some(({ id }) => id === created.id) && <CreatedLink address={created.address} />}
      {shares.length > 0 && (
        <List>
          {shares.map(({ id, author, expiresAt }) => (
            <Flex as="li" key={id} gap={3} align="center">
              <Stack gap={2} flex={1}>
                <Text size={1}>{`Made by ${author.name}`}</Text>
                <Muted>{`Expires ${formatExpiry(expiresAt, defaultLocale)}`}</Muted>
              </Stack>
              <Button
                mode="ghost"
                tone="critical"
                text="Revoke"
                disabled={busy}
                onClick={() => void run(() => api.revoke(id))}
              />
            </Flex>
          ))}
        </List>
      )}
    </Stack>
  )
}

/** Creates links for reviewers without an account: “Share the draft…”, scheduled draft or release, in a page's menu. */
export const ShareAction: DocumentActionComponent = ({ id, type, draft, published, version }) => {
  const canChange = usePermissions().canChange(type)
  const releases = useActiveReleases().data
  const [open, setOpen] = useState(false)
  const document = version ?? draft ?? published
  const releaseId = (version && getVersionFromId(version._id)) ?? null
  const release = releases.find(({ _id }) => getReleaseIdFromReleaseDocumentId(_id) === releaseId)
  const layer =
    release && isCardinalityOneRelease(release) ? 'scheduled draft' : releaseId === null ? 'draft' : 'release'
  const title = `Share the ${layer}`
  if (!canChange || !document || getSharablePath(document) === undefined) return null
  return {
    label: `${title}…`,
    icon: LinkIcon,
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header: title,
      width: 'small',
      onClose: () => setOpen(false),
      content: (
        <ShareDialog
          documentId={getPublishedId(id)}
          releaseId={releaseId}
          shared={version || draft ? layer : undefined}
        />
      ),
    },
  }
}
