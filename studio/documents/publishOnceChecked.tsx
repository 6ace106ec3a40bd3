import { Button, Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  isValidationErrorMarker,
  type SanityDocument,
  useClient,
  useCurrentUser,
  useDocumentPresence,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { getMessage } from '#studio/tools/requests.ts'
import { createAdaptedAction } from './adaptedAction.ts'
import { useLeaveWarning, withLeaveWarning } from './leaveWarning.ts'
import { Colleagues, listColleaguesWriting } from './Colleagues.tsx'
import { findWarnedMessages, WarnedWords } from './WarnedWords.tsx'

/** Time a finished validation must stay finished to count as that of the present draft. */
const SETTLE_MS = 250

const ERROR_TOAST_MS = 30_000

/** The state of a publish. After the store's answer the draft stays for a moment, so `sent` keeps its revision. */
type Step =
  | { name: 'idle' | 'checking' | 'sending' }
  | { name: 'asking'; draft: SanityDocument; messages: string[] }
  | { name: 'sent'; revision: string }

const IDLE: Step = { name: 'idle' }

/**
 * Publishes once the form's content is stored and validated, asks before publishing words that a rule warns of or that a
 * colleague is writing, and shows “Publishing…” until the store has answered. Sanity's own action accepts the result of
 * an outdated validation, and drops the request when another edit is stored before the answer.
 */
export const publishOnceChecked = createAdaptedAction((publish) => (props) => {
  const { id, type, draft, published } = props
  const usual = publish(props)
  const client = useClient({ apiVersion })
  const { push } = useToast()
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, validation, revision } = useValidationStatus(`drafts.${id}`, type, true)
  const colleagues = listColleaguesWriting(useDocumentPresence(id), useCurrentUser()?.id)
  const [step, setStep] = useState<Step>(IDLE)
  const checked = !isSyncing && !isValidating && revision === draft?._rev
  useLeaveWarning(isSyncing || step.name === 'checking' || step.name === 'sending')

  const fail = (title: string, error?: unknown) => {
    setStep(IDLE)
    const description = error === undefined ? undefined : getMessage(error)
    push({ status: 'error', closable: true, duration: ERROR_TOAST_MS, title, description })
  }

  async function send({ _id: draftId, _rev: ifDraftRevisionId }: SanityDocument) {
    setStep({ name: 'sending' })
    const actionType = 'sanity.action.document.publish'
    const revisions = { ifDraftRevisionId, ifPublishedRevisionId: published?._rev }
    try {
      await withLeaveWarning(client.action({ actionType, draftId, publishedId: id, ...revisions }))
      setStep({ name: 'sent', revision: ifDraftRevisionId })
      push({ status: 'success', closable: true, title: 'Published.' })
    } catch (error) {
      fail('Not published. Look at the document again, then publish once more.', error)
    }
  }

  const checkWording = useEffectEvent(async () => {
    if (!draft) return setStep(IDLE)
    if (validation.some(isValidationErrorMarker)) {
      return fail('Not published: correct what is marked in the form first.')
    }
    // Prevents a second publish when another validation ends while the rules are read.
    setStep({ name: 'sending' })
    try {
      const messages = await findWarnedMessages(client, draft)
      if (messages.length === 0 && colleagues.length === 0) await send(draft)
      else setStep({ name: 'asking', draft, messages })
    } catch (error) {
      fail('Not published: the wording rules could not be read. Publish once more.', error)
    }
  })
  const isChecking = step.name === 'checking'
  useEffect(() => {
    if (!isChecking || !checked) return undefined
    const timer = setTimeout(() => void checkWording(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isChecking, checked])

  if (usual === null) return usual
  if (step.name === 'sending' || (step.name === 'sent' && draft?._rev === step.revision)) {
    return { ...usual, disabled: true, label: 'Publishing…', title: 'Stay on this page until it is published.' }
  }
  if (usual.disabled) return usual
  if (isChecking)
    return { ...usual, disabled: true, label: 'Checking…', title: 'It is published once it has been checked.' }
  const close = () => setStep(IDLE)
  return {
    ...usual,
    onHandle: () => setStep({ name: 'checking' }),
    dialog: step.name === 'asking' && {
      type: 'dialog',
      header: 'Publish anyway?',
      width: 'medium',
      onClose: close,
      content: (
        <Stack gap={5}>
          {colleagues.length > 0 && <Colleagues names={colleagues} />}
          {step.messages.length > 0 && <WarnedWords messages={step.messages} />}
          <Flex gap={2} justify="flex-end">
            <Button mode="ghost" text="Back to the form" onClick={close} />
            <Button tone="caution" text="Publish anyway" onClick={() => void send(step.draft)} />
          </Flex>
        </Stack>
      ),
    },
  }
})
