import { useEffect, useEffectEvent, useState } from 'react'
import {
  getDraftId,
  getPublishedId,
  isValidationErrorMarker,
  type SanityDocument,
  useSyncState,
  useValidationStatus,
  useWorkspace,
} from 'sanity'
import { hasUnfinishedUpload, UPLOAD_HINT } from '#lib/content/unfinishedUpload.ts'
import { useAction, useContentClient } from '#studio/kit/requests.ts'
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
import { useValidationErrors } from './validationErrors.ts'

/** Time without a new validation after which the last one counts as that of the current draft. */
const SETTLE_MS = 250

/** The state of a publish. The draft remains for a moment after the response, so `sent` holds its revision. */
type Step =
  | { name: 'idle' | 'checking' | 'sending' }
  | { name: 'asking'; draft: SanityDocument; items: CheckedDraft[]; warnings: string[] }
  | { name: 'sent'; revision: string }

const IDLE: Step = { name: 'idle' }

/**
 * Publishes once the form's content is stored and validated, and shows “Publishing…” until the store responds. Asks
 * first if the document lists new items, which are published with it, if a rule warns of words or if a colleague is
 * writing. Sanity's own action accepts the result of an outdated validation, and drops the request when another edit is
 * stored before the response.
 */
export const publishWhenValid = createAdaptedAction((publish) => (props) => {
  const { id, type, draft, published } = props
  const original = publish(props)
  const client = useContentClient()
  const workspace = useWorkspace()
  const { run } = useAction({ failure: 'Not published. Look at the document again, then publish once more.' })
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, validation, revision } = useValidationStatus(getDraftId(id), type, true)
  const errors = useValidationErrors(draft, validation)
  const isApproved = errors.length === 0 && validation.some(isValidationErrorMarker)
  const hasErrors = errors.some((marker) => getUnpublishedId(marker) === undefined)
  const [step, setStep] = useState<Step>(IDLE)
  const itemIds = step.name === 'asking' ? step.items.map((item) => getPublishedId(item.draft._id)) : []
  const colleagues = useColleaguesWriting([id, ...itemIds])
  const isValidated = !isSyncing && !isValidating && revision === draft?._rev
  useLeaveWarning(isSyncing || step.name === 'checking' || step.name === 'sending')

  async function send(checked: SanityDocument, items: readonly CheckedDraft[] = []) {
    setStep({ name: 'sending' })
    const drafts = [checked, ...items.map((item) => item.draft)]
    const isPublished = await run(
      () => publishDrafts(client, drafts, { [id]: published?._rev }),
      items.length > 0 ? 'Published together.' : 'Published.',
    )
    setStep(isPublished ? { name: 'sent', revision: checked._rev } : IDLE)
  }

  const review = useEffectEvent(async () => {
    if (!draft) return setStep(IDLE)
    // Prevents a second publish when another validation ends while the rules are read.
    setStep({ name: 'sending' })
    const isReviewed = await run(async () => {
      if (hasErrors) throw new Error('Correct what is marked in the form first.')
      if (hasUnfinishedUpload(draft)) throw new Error(UPLOAD_HINT)
      const newItems = await loadNewItems(client, errors)
      const items = await Promise.all(newItems.map((item) => checkDraft(workspace, item)))
      const warnings = await findWarnings(client, [draft, ...newItems])
      if (items.length + warnings.length + colleagues.length === 0) await send(draft)
      else setStep({ name: 'asking', draft, items, warnings })
    })
    if (!isReviewed) setStep(IDLE)
  })
  const isChecking = step.name === 'checking'
  useEffect(() => {
    if (!isChecking || !isValidated) return undefined
    const timer = setTimeout(() => void review(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isChecking, isValidated])

  if (original === null) return original
  if (step.name === 'sending' || (step.name === 'sent' && draft?._rev === step.revision)) {
    return { ...original, disabled: true, label: 'Publishing…', title: 'Stay on this page until it is published.' }
  }
  if (draft && hasUnfinishedUpload(draft)) return { ...original, disabled: true, title: UPLOAD_HINT }
  const hasNewItems = errors.length > 0 && !hasErrors
  if (original.disabled && !isApproved && !hasNewItems) return original
  if (isChecking)
    return { ...original, disabled: true, label: 'Checking…', title: 'It is published once it has been checked.' }
  const close = () => setStep(IDLE)
  return {
    ...original,
    ...(isApproved && { disabled: false, title: 'Legal has approved the words.' }),
    ...(hasNewItems && { disabled: false, title: 'The new items that it lists are published with it.' }),
    onHandle: () => setStep({ name: 'checking' }),
    dialog: step.name === 'asking' && {
      type: 'dialog',
      header: step.items.length > 0 ? 'Publish with its new items' : 'Publish anyway?',
      width: 'medium',
      onClose: close,
      content: (
        <PublishForm
          intro={step.items.length > 0 ? 'Published in one step with this page:' : undefined}
          drafts={step.items}
          warnings={step.warnings}
          colleagues={colleagues}
          onBack={close}
          onPublish={() => void send(step.draft, step.items)}
        />
      ),
    },
  }
})
