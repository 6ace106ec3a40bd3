import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import type { SanityDocument } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { today } from '#lib/i18n/timeZone.ts'
import { withLeaveWarning } from '#studio/documents/leaveWarning.ts'
import { newestVersionQuery } from './newestVersion.query.ts'
import { publication } from './publication.ts'
import type { Announcement } from './publication.ts'

/**
 * Publishes the draft of a legal document as the store has it now, together with its version.
 *
 * @param policyId id of the published document
 * @param onDone called when it is published
 */
export function usePublication(policyId: string, onDone: () => void) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [publishing, setPublishing] = useState(false)

  async function publish(announcement: Announcement) {
    const stored = async (id: string) => (await client.getDocument<SanityDocument>(id)) ?? null
    const [draft, published] = await Promise.all([stored(`drafts.${policyId}`), stored(policyId)])
    if (draft === null)
      throw new Error('There is nothing left to publish: somebody was faster, or discarded the draft.')
    const newest = await client.fetch(newestVersionQuery, { policy: policyId }, { perspective: 'published' })
    await client.mutate(publication({ draft, published, newest, announcement, day: today() }), { visibility: 'sync' })
  }

  return {
    publishing,
    publish: (announcement: Announcement) => {
      setPublishing(true)
      withLeaveWarning(publish(announcement))
        .then(onDone)
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error)
          toast.push({
            status: 'error',
            title: 'Not published: nothing was changed. Look at the text again, then publish once more.',
            description: reason,
            duration: 20_000,
          })
        })
        .finally(() => setPublishing(false))
    },
  }
}
