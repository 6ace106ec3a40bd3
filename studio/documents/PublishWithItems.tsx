import { PublishIcon } from '@sanity/icons/Publish'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  isValidationErrorMarker,
  type SanityDocument,
  useCurrentUser,
  useSyncState,
  useValidationStatus,
  useWorkspace,
} from 'sanity'
import { permissionsFor } from '#lib/roles/permissions.ts'
import { useAct, useContentClient } from '#studio/tools/requests.ts'
import { useColleaguesWriting } from './Colleagues.tsx'
import {
  checkDraft,
  type CheckedDraft,
  loadNewItems,
  publishDrafts,
  PublishDraftsForm,
  getUnpublishedId,
  findWarnings,
} from './publishDrafts.tsx'

/** Publishes a document with the unpublished ones it lists in one transaction: “Publish with its new items…”. */
export const PublishWithItems: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useContentClient()
  const workspace = useWorkspace()
  const user = useCurrentUser()
  const { act: check } = useAct({ failure: 'The new items could not be checked. Try once more.' })
  const { busy, act } = useAct({
    failure: 'Nothing was published. Look at the documents again, then publish once more.',
  })
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, validation, revision } = useValidationStatus(`drafts.${id}`, type, true)
  const colleagues = useColleaguesWriting([id])
  const [review, setReview] = useState<{ page: SanityDocument; items: CheckedDraft[]; warnings: string[] }>()
  const errors = validation.filter(isValidationErrorMarker)
  const hasNewItems = errors.some((marker) => getUnpublishedId(marker) !== undefined)
  if (!draft || !hasNewItems || !permissionsFor(user).mayChange(type)) return null

  const openReview = (page: SanityDocument) =>
    check(async () => {
      const drafts = await loadNewItems(client, errors)
      const items = await Promise.all(drafts.map((itemDraft) => checkDraft(workspace, itemDraft)))
      setReview({ page, items, warnings: await findWarnings(client, [page, ...drafts]) })
    })

  async function send({ page, items }: { page: SanityDocument; items: CheckedDraft[] }) {
    const drafts = [page, ...items.map(({ draft }) => draft)]
    await act(() => publishDrafts(client, drafts, { [id]: published?._rev }), 'Published together.')
    setReview(undefined)
  }

  const isChecked = !isSyncing && !isValidating && revision === draft._rev
  const hasOtherErrors = errors.some((marker) => getUnpublishedId(marker) === undefined)
  return {
    label: 'Publish with its new items…',
    icon: PublishIcon,
    disabled: !isChecked || hasOtherErrors || busy,
    title: hasOtherErrors ? 'Correct what is marked in the form first.' : undefined,
    onHandle: () => void openReview(draft),
    dialog: review && {
      type: 'dialog',
      header: 'Publish with its new items',
      width: 'medium',
      onClose: () => setReview(undefined),
      content: (
        <PublishDraftsForm
          intro="Published in one step with this page:"
          drafts={review.items}
          warnings={review.warnings}
          colleagues={colleagues}
          busy={busy}
          back="Back to the form"
          onBack={() => setReview(undefined)}
          onPublish={() => void send(review)}
        />
      ),
    },
  }
}
