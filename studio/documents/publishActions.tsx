import { PublishIcon } from '@sanity/icons/Publish'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type DocumentActionComponent,
  isValidationErrorMarker,
  type SanityDocument,
  useSyncState,
  useValidationStatus,
  useWorkspace,
} from 'sanity'
import { ERROR_TOAST_MS, getMessage, useAct, useContentClient, usePermissions } from '#studio/tools/requests.ts'
import { createAdaptedAction } from './adaptedAction.ts'
import {
  checkDraft,
  type CheckedDraft,
  findWarnings,
  getUnpublishedId,
  loadNewItems,
  publishDrafts,
  PublishForm,
  useColleaguesWriting,
  useLeaveWarning,
} from './publishDrafts.tsx'
import { useIsApproved } from './WordingApproval.tsx'

/** Time without a new validation after which the last one counts as that of the current draft. */
const SETTLE_MS = 250

/** The state of a publish. The draft remains for a moment after the response, so `sent` holds its revision. */
type Step =
  | { name: 'idle' | 'checking' | 'sending' }
  | { name: 'asking'; draft: SanityDocument; messages: string[] }
  | { name: 'sent'; revision: string }

const IDLE: Step = { name: 'idle' }

/**
 * Publishes once the form's content is stored and validated, and shows “Publishing…” until the store responds. Asks
 * first if a rule warns of words or a colleague is writing. Sanity's own action accepts the result of an outdated
 * validation, and drops the request when another edit is stored before the response.
 */
export const publishOnceChecked = createAdaptedAction((publish) => (props) => {
  const { id, type, draft, published } = props
  const original = publish(props)
  const client = useContentClient()
  const { push } = useToast()
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, validation, revision } = useValidationStatus(`drafts.${id}`, type, true)
  const colleagues = useColleaguesWriting([id])
  const isApproved = useIsApproved(draft, validation)
  const hasErrors = !isApproved && validation.some(isValidationErrorMarker)
  const [step, setStep] = useState<Step>(IDLE)
  const isValidated = !isSyncing && !isValidating && revision === draft?._rev
  useLeaveWarning(isSyncing || step.name === 'checking' || step.name === 'sending')

  const fail = (title: string, error?: unknown) => {
    setStep(IDLE)
    const description = error === undefined ? undefined : getMessage(error)
    push({ status: 'error', closable: true, duration: ERROR_TOAST_MS, title, description })
  }

  async function send(checked: SanityDocument) {
    setStep({ name: 'sending' })
    try {
      await publishDrafts(client, [checked], { [id]: published?._rev })
      setStep({ name: 'sent', revision: checked._rev })
      push({ status: 'success', closable: true, title: 'Published.' })
    } catch (error) {
      fail('Not published. Look at the document again, then publish once more.', error)
    }
  }

  const checkWording = useEffectEvent(async () => {
    if (!draft) return setStep(IDLE)
    if (hasErrors) return fail('Not published: correct what is marked in the form first.')
    // Prevents a second publish when another validation ends while the rules are read.
    setStep({ name: 'sending' })
    try {
      const messages = await findWarnings(client, [draft])
      if (messages.length === 0 && colleagues.length === 0) await send(draft)
      else setStep({ name: 'asking', draft, messages })
    } catch (error) {
      fail('Not published: the wording rules could not be read. Publish once more.', error)
    }
  })
  const isChecking = step.name === 'checking'
  useEffect(() => {
    if (!isChecking || !isValidated) return undefined
    const timer = setTimeout(() => void checkWording(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isChecking, isValidated])

  if (original === null) return original
  if (step.name === 'sending' || (step.name === 'sent' && draft?._rev === step.revision)) {
    return { ...original, disabled: true, label: 'Publishing…', title: 'Stay on this page until it is published.' }
  }
  if (original.disabled && !isApproved) return original
  if (isChecking)
    return { ...original, disabled: true, label: 'Checking…', title: 'It is published once it has been checked.' }
  const close = () => setStep(IDLE)
  return {
    ...original,
    ...(isApproved && { disabled: false, title: 'Legal has approved the words.' }),
    onHandle: () => setStep({ name: 'checking' }),
    dialog: step.name === 'asking' && {
      type: 'dialog',
      header: 'Publish anyway?',
      width: 'medium',
      onClose: close,
      content: (
        <PublishForm
          warnings={step.messages}
          colleagues={colleagues}
          onBack={close}
          onPublish={() => void send(step.draft)}
        />
      ),
    },
  }
})

/** Publishes a document with the unpublished ones it lists in one transaction: “Publish with its new items…”. */
export const PublishWithItems: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useContentClient()
  const workspace = useWorkspace()
  const { mayChange } = usePermissions()
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
  if (!draft || !hasNewItems || !mayChange(type)) return null

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
        <PublishForm
          intro="Published in one step with this page:"
          drafts={review.items}
          warnings={review.warnings}
          colleagues={colleagues}
          busy={busy}
          onBack={() => setReview(undefined)}
          onPublish={() => void send(review)}
        />
      ),
    },
  }
}
