'use client'

import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { perspectiveChangeAction } from 'next-sanity/visual-editing/server-actions'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect } from 'react'
import { holdPhoneDemo } from './holdPhoneDemo.ts'
import { scrollWhileDragging } from './scrollWhileDragging.ts'

/** Renders the Studio's overlays; each edit refreshes the page. */
export function DraftOverlay() {
  const router = useRouter()
  const refresh = useCallback(async () => router.refresh(), [router])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-in-studio', window.parent !== window)
    const controller = new AbortController()
    scrollWhileDragging(controller.signal)
    holdPhoneDemo(controller.signal)
    return () => controller.abort()
  }, [])
  return <VisualEditing refresh={refresh} onPerspectiveChange={perspectiveChangeAction} />
}
