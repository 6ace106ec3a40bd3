import { LinkIcon } from '@sanity/icons/Link'
import { useState } from 'react'
import { useCurrentUser } from 'sanity'
import type { DocumentActionComponent } from 'sanity'
import { standingOf } from '#lib/roles/standing.ts'
import { sharablePath } from '#lib/shares/paths.ts'
import { ShareDialog } from './ShareDialog.tsx'

/** “Share the draft…” in the menu of a page: a link for a reviewer without an account. */
export const ShareAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const mayChange = standingOf(useCurrentUser()).mayChange(type)
  const [open, setOpen] = useState(false)
  const document = draft ?? published
  const path = document ? sharablePath(document) : undefined
  if (!mayChange || path === undefined) return null
  return {
    label: 'Share the draft…',
    icon: LinkIcon,
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header: 'Share the draft',
      width: 'small',
      onClose: () => setOpen(false),
      content: <ShareDialog documentId={id} path={path} />,
    },
  }
}
