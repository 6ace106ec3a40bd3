import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import {
  isValidationErrorMarker,
  type SanityDocument,
  useClient,
  useDocumentOperation,
  useEditState,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { formatDay } from '#lib/content/format.ts'
import { languageTitles } from '#lib/content/languages.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { hasTextChanged, preservePublishedFields } from '#lib/policies/versions.ts'
import { createAdaptedAction } from '#studio/documents/adaptedAction.ts'
import { withLeaveWarning } from '#studio/documents/leaveWarning.ts'
import { findWarnedMessages } from '#studio/documents/WarnedWords.tsx'
import { getPair } from '#studio/languages/translationState.ts'
import { getMessage } from '#studio/tools/requests.ts'
import { type Announcement, getEffectiveDay, newestVersionQuery, createPublication } from './publication.ts'
import { PublishPolicyDialog } from './PublishPolicyDialog.tsx'

const ERROR_TOAST_MS = 20_000

/** Publishes the draft of a policy as the store has it now, together with its version. */
function usePublication(policyId: string, onDone: () => void) {
  const client = useClient({ apiVersion })
  const { push } = useToast()
  const [publishing, setPublishing] = useState(false)

  async function send(announcement: Announcement) {
    const stored = async (id: string) => (await client.getDocument<SanityDocument>(id)) ?? null
    const [draft, published] = await Promise.all([stored(`drafts.${policyId}`), stored(policyId)])
    if (draft === null) throw new Error('There is no draft any more: it was published or discarded in the meantime.')
    const newest = await client.fetch(newestVersionQuery, { policy: policyId }, { perspective: 'published' })
    await client.mutate(createPublication({ draft, published, newest, announcement, day: getToday() }), {
      visibility: 'sync',
    })
  }

  async function publish(announcement: Announcement): Promise<void> {
    setPublishing(true)
    try {
      await withLeaveWarning(send(announcement))
      onDone()
    } catch (error) {
      const title = 'Not published: nothing was changed. Look at the text again, then publish once more.'
      push({ status: 'error', title, description: getMessage(error), duration: ERROR_TOAST_MS })
    }
    setPublishing(false)
  }
  return { publishing, onPublish: (announcement: Announcement) => void publish(announcement) }
}

const getDay = (document: SanityDocument | null) => {
  const day = document?.['effectiveDate']
  return typeof day === 'string' ? day : undefined
}

const formatInWords = (day: string) => formatDay(day, defaultLocale)

/** Warns that the text in the other language stays as it is, and when the two will apply from different days. */
function describeOtherLanguage(language: Locale, other: SanityDocument | null, draft: SanityDocument): string {
  const name = languageTitles[language]
  const [day, ownDay] = [getDay(other), getDay(draft)]
  if (other === null) return `There is no ${name} text of this policy. Visitors who read ${name} are not offered it.`
  const apart =
    day === undefined || day === ownDay
      ? ''
      : ` It applies from ${formatInWords(day)}, this one from ${ownDay === undefined ? 'today' : formatInWords(ownDay)}.`
  return `This publishes one language only: the ${name} text stays as it is.${apart} Publish the same change there, with the same day “In effect from”.`
}

/** The publish action of policies: a changed text gets a summary and a date, and is kept as a version. */
export const publishPolicy = createAdaptedAction((publish) => (props) => {
  const { id, type, draft, published } = props
  const usual = publish(props)
  const [open, setOpen] = useState(false)
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, validation } = useValidationStatus(`drafts.${id}`, type, true)
  const [warnings, setWarnings] = useState<string[]>()
  const client = useClient({ apiVersion })
  const { push } = useToast()
  const close = () => setOpen(false)
  const publication = usePublication(id, close)
  const { patch } = useDocumentOperation(id, type)
  const pair = getPair(id, type, draft ?? published)
  const other = useEditState(pair?.other.id ?? id, type)

  if (usual === null || draft === null) return usual
  if (!hasTextChanged(draft, published)) {
    // Other changes, such as those of the search fields, are no new version.
    const onHandle = () => {
      const settled = preservePublishedFields(draft, published, getToday())
      if (Object.keys(settled).length > 0) patch.execute([{ set: settled }])
      usual.onHandle?.()
    }
    return { ...usual, onHandle }
  }
  const lastUpdated = published?.['lastUpdated']
  const ready = !isSyncing && !isValidating && !validation.some(isValidationErrorMarker)
  const onHandle = () => {
    setWarnings(undefined)
    setOpen(true)
    findWarnedMessages(client, draft).then(setWarnings, () => {
      close()
      push({ status: 'error', title: 'Not published: the wording rules could not be read. Publish once more.' })
    })
  }
  return {
    ...usual,
    onHandle,
    dialog: open && {
      type: 'dialog',
      header: 'Publish a new version',
      onClose: close,
      content: (
        <PublishPolicyDialog
          {...publication}
          ready={ready && warnings !== undefined}
          warnings={warnings ?? []}
          otherLanguage={pair && describeOtherLanguage(pair.other.language, other.published, draft)}
          effectiveDay={getEffectiveDay(draft, getToday())}
          notBefore={typeof lastUpdated === 'string' ? lastUpdated : undefined}
          onCancel={close}
        />
      ),
    },
  }
})
