import { useEffect } from 'react'
import { usePresenceStore } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

/**
 * Tells colleagues again which field has the focus when the document's id changes. Sanity withdraws it then, which is at
 * the first key: the draft is created.
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
