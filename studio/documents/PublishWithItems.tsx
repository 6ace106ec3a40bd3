import { PublishIcon } from '@sanity/icons/Publish'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  getDraftId,
  getPublishedId,
  isValidationErrorMarker,
  type Path,
  type SanityDocument,
  useClient,
  useCurrentUser,
  useDocumentPresence,
  useSyncState,
  useValidationStatus,
  useWorkspace,
  validateDocument,
  type ValidationMarker,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { apiVersion } from '#lib/content/connection.ts'
import { spokenDocument } from '#lib/content/walk.ts'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { placeWords } from '#studio/tools/launch/place.ts'
import { messageOf } from '#studio/tools/requests.ts'
import { Muted, Strong } from '#studio/tools/ui.tsx'
import { Colleagues, colleaguesWriting } from './Colleagues.tsx'
import { withLeaveWarning } from './leaveWarning.ts'
import { findWarnedMessages, WarnedWords } from './WarnedWords.tsx'

/** A new document that the open one lists. */
interface Item {
  draft: SanityDocument
  errors: string[]
}

/** The id of the unpublished document that an error is about. */
function unpublishedIn({ code, details }: ValidationMarker): string[] {
  const id = code === 'reference.not-published' ? details?.['referenceId'] : undefined
  return typeof id === 'string' ? [id] : []
}

function ItemLine({ draft, errors }: Item) {
  const params = { id: getPublishedId(draft._id), type: draft._type }
  return (
    <Card as="li" border radius={2} padding={3} tone={errors.length > 0 ? 'critical' : 'default'}>
      <Stack gap={3}>
        <Text size={1}>
          <IntentLink intent="edit" params={params}>
            {spokenDocument(draft)}
          </IntentLink>
        </Text>
        {errors.map((message) => (
          <Muted key={message}>{message}</Muted>
        ))}
      </Stack>
    </Card>
  )
}

/** “Publish with its new items…”: publishes a document and the unpublished ones it lists, in one transaction. */
export const PublishWithItems: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const user = useCurrentUser()
  const { push } = useToast()
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, validation, revision } = useValidationStatus(`drafts.${id}`, type, true)
  const colleagues = colleaguesWriting(useDocumentPresence(id), user?.id)
  const [asked, setAsked] = useState<{ page: SanityDocument; items: Item[]; messages: string[] }>()
  const [busy, setBusy] = useState(false)
  const errors = validation.filter(isValidationErrorMarker)
  const missing = [...new Set(errors.flatMap(unpublishedIn))]
  if (!draft || missing.length === 0 || !permissionsFor(user).mayChange(type)) return null

  const fail = (title: string, error: unknown) =>
    push({ status: 'error', closable: true, duration: 30_000, title, description: messageOf(error) })

  async function ask(page: SanityDocument) {
    try {
      const drafts = await Promise.all(missing.map((item) => client.getDocument<SanityDocument>(getDraftId(item))))
      const items = await Promise.all(
        drafts
          .filter((found) => found !== undefined)
          .map(async (document) => {
            const found = await validateDocument({ document, workspace, environment: 'studio' })
            const place = (path: Path) => placeWords(workspace.schema, { type: document._type, path })
            const marked = found.filter(isValidationErrorMarker)
            return { draft: document, errors: marked.map(({ path, message }) => `${place(path)}: ${message}`) }
          }),
      )
      const messages = await Promise.all(
        [page, ...items.map((item) => item.draft)].map((each) => findWarnedMessages(client, each)),
      )
      setAsked({ page, items, messages: [...new Set(messages.flat())] })
    } catch (error) {
      fail('The new items could not be checked. Try once more.', error)
    }
  }

  async function send({ page, items }: { page: SanityDocument; items: Item[] }) {
    setBusy(true)
    const actions = [page, ...items.map((item) => item.draft)].map(({ _id: draftId, _rev: ifDraftRevisionId }) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId,
      publishedId: getPublishedId(draftId),
      ifDraftRevisionId,
      ...(draftId === page._id && { ifPublishedRevisionId: published?._rev }),
    }))
    try {
      await withLeaveWarning(client.action(actions))
      push({ status: 'success', closable: true, title: 'Published together.' })
    } catch (error) {
      fail('Nothing was published. Look at the documents again, then publish once more.', error)
    }
    setBusy(false)
    setAsked(undefined)
  }

  const isChecked = !isSyncing && !isValidating && revision === draft._rev
  const hasOtherErrors = errors.some((marker) => unpublishedIn(marker).length === 0)
  const isBlocked = asked?.items.some((item) => item.errors.length > 0)
  return {
    label: 'Publish with its new items…',
    icon: PublishIcon,
    disabled: !isChecked || hasOtherErrors || busy,
    title: hasOtherErrors ? 'Correct what is marked in the form first.' : undefined,
    onHandle: () => void ask(draft),
    dialog: asked && {
      type: 'dialog',
      header: 'Publish with its new items',
      width: 'medium',
      onClose: () => setAsked(undefined),
      content: (
        <Stack gap={5}>
          <Strong>
            {isBlocked
              ? 'Correct these first. Nothing is published until then.'
              : 'Published in one step with this page:'}
          </Strong>
          <Stack as="ul" gap={3} role="list" style={{ listStyle: 'none' }}>
            {asked.items.map((item) => (
              <ItemLine key={item.draft._id} {...item} />
            ))}
          </Stack>
          {colleagues.length > 0 && <Colleagues names={colleagues} />}
          {asked.messages.length > 0 && <WarnedWords messages={asked.messages} />}
          <Flex gap={2} justify="flex-end">
            <Button mode="ghost" text="Back to the form" onClick={() => setAsked(undefined)} />
            <Button
              tone={asked.messages.length + colleagues.length > 0 ? 'caution' : 'primary'}
              text={asked.messages.length + colleagues.length > 0 ? 'Publish anyway' : 'Publish together'}
              disabled={isBlocked}
              loading={busy}
              onClick={() => void send(asked)}
            />
          </Flex>
        </Stack>
      ),
    },
  }
}
