import { useEffect } from 'react'
import { type DocumentLayoutProps, LoadingBlock, useCommentsEnabled, useFeatureEnabled, usePresenceStore } from 'sanity'
import { useDocumentPane } from 'sanity/structure'

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

/**
 * Shows the document once the Studio knows whether comments are enabled. Sanity then wraps the document and its fields
 * in other components, which would remount an open form and lose its unsaved text.
 */
export function DocumentLayout(props: DocumentLayoutProps) {
  useFocusPresence()
  const { enabled } = useCommentsEnabled()
  const { error } = useFeatureEnabled('studioComments')
  // Comments are configured for all documents; only a failed request leaves them off.
  if (!enabled && error === null) return <LoadingBlock showText />
  return props.renderDefault(props)
}
