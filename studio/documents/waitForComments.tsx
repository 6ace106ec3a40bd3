import { type DocumentLayoutProps, definePlugin, LoadingBlock, useCommentsEnabled, useFeatureEnabled } from 'sanity'
import { useFocusPresence } from './useFocusPresence.ts'

/**
 * Shows the document once the Studio knows whether comments are enabled. Sanity then wraps the document and its fields
 * in other components, which would remount an open form and lose its unsaved text.
 */
function DocumentLayout(props: DocumentLayoutProps) {
  useFocusPresence()
  const { enabled } = useCommentsEnabled()
  const { error } = useFeatureEnabled('studioComments')
  // Comments are configured for all documents; only a failed request leaves them off.
  if (!enabled && error === null) return <LoadingBlock showText />
  return props.renderDefault(props)
}

export const waitForComments = definePlugin({
  name: 'open-once-decided',
  document: { components: { unstable_layout: DocumentLayout } },
})
