'use client'

import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { perspectiveChangeAction } from 'next-sanity/visual-editing/server-actions'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { LeavePreview } from './LeavePreview.tsx'
import type { PreviewWords } from './LeavePreview.tsx'

/** The Studio's overlays, and pages that are rendered again after each edit. */
export function DraftOverlay({ words }: { words: PreviewWords }) {
  const router = useRouter()
  const refresh = useCallback(async () => router.refresh(), [router])
  return (
    <>
      <VisualEditing refresh={refresh} onPerspectiveChange={perspectiveChangeAction} />
      <LeavePreview words={words} />
    </>
  )
}
