import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { isValidationErrorMarker, useClient, useDocumentOperation, useSyncState, useValidationStatus } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'
import { today } from '#lib/i18n/timeZone.ts'
import { settledFields } from '#lib/policies/settled.ts'
import { changesText } from '#lib/policies/versions.ts'
import { adaptedAction } from '#studio/documents/adaptedAction.ts'
import { findWarnedMessages } from '#studio/documents/warnedMessages.ts'
import { PublishPolicyDialog } from './PublishPolicyDialog.tsx'
import { usePublication } from './usePublication.ts'

function make(publish: DocumentActionComponent): DocumentActionComponent {
  const publishPolicy: DocumentActionComponent = (props) => {
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

    if (usual === null || draft === null) return usual
    // What search engines show, and the like, is no new version.
    if (!changesText(draft, published)) {
      return {
        ...usual,
        onHandle: () => {
          const settled = settledFields(draft, published, today())
          if (Object.keys(settled).length > 0) patch.execute([{ set: settled }])
          usual.onHandle?.()
        },
      }
    }
    const finished = published?.['lastUpdated']
    const ready = !isSyncing && !isValidating && !validation.some(isValidationErrorMarker)
    const openDialog = () => {
      setWarnings(undefined)
      setOpen(true)
      findWarnedMessages(client, draft).then(setWarnings, () => {
        close()
        push({ status: 'error', title: 'Not published: the wording rules could not be read. Publish once more.' })
      })
    }
    return {
      ...usual,
      onHandle: openDialog,
      dialog: open && {
        type: 'dialog',
        header: 'Publish a new version',
        onClose: close,
        content: (
          <PublishPolicyDialog
            {...publication}
            ready={ready && warnings !== undefined}
            warnings={warnings ?? []}
            notBefore={typeof finished === 'string' ? finished : undefined}
            onPublish={publication.publish}
            onCancel={close}
          />
        ),
      },
    }
  }
  return Object.assign(publishPolicy, { action: publish.action, displayName: 'PublishPolicy' })
}

/**
 * The Studio's own “Publish”, for a legal document: a changed text is announced with a summary and a date, and kept as
 * a version.
 */
export const publishPolicy = adaptedAction(make)
