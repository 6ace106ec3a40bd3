import { useState } from 'react'
import {
  isValidationErrorMarker,
  type SanityClient,
  type SanityDocument,
  useDocumentOperation,
  useEditState,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import { formatDay } from '#lib/content/format.ts'
import { languageTitles } from '#lib/content/languages.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { hasTextChanged, preservePublishedFields } from '#lib/policies/versions.ts'
import { createAdaptedAction } from '#studio/documents/adaptedAction.ts'
import { findWarnings, withLeaveWarning } from '#studio/documents/publishDrafts.tsx'
import { getPair } from '#studio/languages/translationState.ts'
import { useAct, useContentClient } from '#studio/tools/requests.ts'
import { type Announcement, getEffectiveDay, newestVersionQuery, createPublication } from './publication.ts'
import { PublishPolicyDialog } from './PublishPolicyDialog.tsx'

/** Publishes the stored draft of a policy together with its version. */
async function publishVersion(client: SanityClient, policyId: string, announcement: Announcement) {
  const getStored = async (id: string) => (await client.getDocument<SanityDocument>(id)) ?? null
  const [draft, published] = await Promise.all([getStored(`drafts.${policyId}`), getStored(policyId)])
  if (draft === null) throw new Error('There is no draft any more: it was published or discarded in the meantime.')
  const newest = await client.fetch(newestVersionQuery, { policy: policyId }, { perspective: 'published' })
  const mutations = createPublication({ draft, published, newest, announcement, day: getToday() })
  await client.mutate(mutations, { visibility: 'sync' })
}

const getEffectiveDate = (document: SanityDocument | null) => {
  const day = document?.['effectiveDate']
  return typeof day === 'string' ? day : undefined
}

const formatDate = (day: string) => formatDay(day, defaultLocale)

/** Warns that the text in the other language is not published, and may apply from a different day. */
function describeOtherLanguage(language: Locale, sibling: SanityDocument | null, draft: SanityDocument): string {
  const name = languageTitles[language]
  const [day, ownDay] = [getEffectiveDate(sibling), getEffectiveDate(draft)]
  if (sibling === null) return `There is no ${name} text of this policy. Visitors who read ${name} are not offered it.`
  const dayNote =
    day === undefined || day === ownDay
      ? ''
      : ` It applies from ${formatDate(day)}, this one from ${ownDay === undefined ? 'today' : formatDate(ownDay)}.`
  return `This publishes one language only: the ${name} text stays as it is.${dayNote} Publish the same change there, with the same day “In effect from”.`
}

/** Publishes a policy; a changed text gets a summary and a date, and is stored as a version. */
export const publishPolicy = createAdaptedAction((publish) => (props) => {
  const { id, type, draft, published } = props
  const original = publish(props)
  const { isSyncing } = useSyncState(id, type)
  const { isValidating, validation } = useValidationStatus(`drafts.${id}`, type, true)
  const [warnings, setWarnings] = useState<string[]>()
  const client = useContentClient()
  const { act: check } = useAct({
    failure: 'Not published: the wording rules could not be read. Publish once more.',
  })
  const { busy, act } = useAct({
    failure: 'Not published: nothing was changed. Look at the text again, then publish once more.',
  })
  const { patch } = useDocumentOperation(id, type)
  const pair = getPair(id, type, draft ?? published)
  const sibling = useEditState(pair?.other.id ?? id, type)

  if (original === null || draft === null) return original
  if (!hasTextChanged(draft, published)) {
    // Changes of other fields, such as the search fields, create no version.
    const onHandle = () => {
      const preserved = preservePublishedFields(draft, published, getToday())
      if (Object.keys(preserved).length > 0) patch.execute([{ set: preserved }])
      original.onHandle?.()
    }
    return { ...original, onHandle }
  }
  const lastUpdated = published?.['lastUpdated']
  const ready = !isSyncing && !isValidating && !validation.some(isValidationErrorMarker)
  const close = () => setWarnings(undefined)
  const open = () => check(async () => setWarnings(await findWarnings(client, [draft])))
  const send = async (announcement: Announcement) => {
    if (await act(() => withLeaveWarning(publishVersion(client, id, announcement)))) close()
  }
  return {
    ...original,
    onHandle: () => void open(),
    dialog: warnings && {
      type: 'dialog',
      header: 'Publish a new version',
      onClose: close,
      content: (
        <PublishPolicyDialog
          ready={ready}
          publishing={busy}
          warnings={warnings}
          otherLanguage={pair && describeOtherLanguage(pair.other.language, sibling.published, draft)}
          effectiveDay={getEffectiveDay(draft, getToday())}
          notBefore={typeof lastUpdated === 'string' ? lastUpdated : undefined}
          onPublish={(announcement) => void send(announcement)}
          onCancel={close}
        />
      ),
    },
  }
})
