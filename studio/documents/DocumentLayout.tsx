import { useEffect, useState } from 'react'
import { type DocumentLayoutProps, LoadingBlock, useCommentsEnabled, useFeatureEnabled, usePresenceStore } from 'sanity'
import { useDocumentPane, usePaneRouter } from 'sanity/structure'
import { getField } from '#studio/sanityInternals.ts'

/**
 * Announces the focused field again when the document's id changes: Sanity withdraws it at the first keystroke, which
 * creates the draft.
 */
function useFocusPresence(): void {
  const store = usePresenceStore()
  const { focusPath, value } = useDocumentPane()
  const documentId = value._id
  useEffect(() => {
    if (focusPath.length === 0) return undefined
    const announce = () =>
      store.setLocation([{ type: 'document', documentId, path: focusPath, lastActiveAt: new Date().toISOString() }])
    // After Sanity's own effect, which runs later in the same commit.
    const timer = setTimeout(announce)
    return () => clearTimeout(timer)
  }, [store, documentId, focusPath])
}

/** Time in which a linked field is awaited: its tab, dialog or list may render after the form. */
const FIELD_TIMEOUT_MS = 5000

/** What a person does that ends the wait for a linked field. */
const ACTIONS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const

/** What takes the focus of a field, best first. The first button of a field opens its menu. */
const CONTROLS = ['input:checked', 'input, textarea, select, [contenteditable="true"]', 'button']

/** Focuses a field and shows it. @returns false while it is not rendered */
function focusField(path: string): boolean {
  const field = document.querySelector(getField(path))
  if (field === null) return false
  if (!field.contains(document.activeElement)) {
    const control = CONTROLS.map((selector) => field.querySelector<HTMLElement>(selector)).find(Boolean)
    control?.focus({ preventScroll: true })
  }
  field.scrollIntoView({ block: 'center' })
  return true
}

/**
 * Focuses the field that a link to the document names. Sanity opens its tab, but neither focuses nor shows a field at the
 * top level of a document.
 */
function useLinkedField(): void {
  const { ready } = useDocumentPane()
  const path = usePaneRouter().params?.['path']
  const [linked] = useState(path)
  useEffect(() => {
    if (!ready || linked === undefined || linked === '') return undefined
    const stop = new AbortController()
    const { signal } = stop
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(FIELD_TIMEOUT_MS)])
    const end = () => stop.abort()
    for (const action of ACTIONS) window.addEventListener(action, end, { signal, capture: true })
    const observer = new MutationObserver(() => focusField(linked))
    timeout.addEventListener('abort', () => observer.disconnect(), { once: true })
    observer.observe(document.body, { childList: true, subtree: true })
    focusField(linked)
    return end
  }, [ready, linked])
}

/**
 * Shows the document once the Studio knows whether comments are enabled. Sanity then wraps the document and its fields
 * in other components, which would remount an open form and lose its unsaved text.
 */
export function DocumentLayout(props: DocumentLayoutProps) {
  useFocusPresence()
  useLinkedField()
  const { enabled } = useCommentsEnabled()
  const { error } = useFeatureEnabled('studioComments')
  // Comments are configured for all documents; only a failed request leaves them off.
  if (!enabled && error === null) return <LoadingBlock showText />
  return props.renderDefault(props)
}
