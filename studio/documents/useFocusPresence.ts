import { useEffect } from 'react'
import { usePresenceStore } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/**
 * Announces the focused field again when the document's id changes: Sanity withdraws it at the first keystroke, which
 * creates the draft.
 */
export function useFocusPresence(): void {
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
