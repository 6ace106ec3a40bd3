import { type DocumentLayoutProps, definePlugin, LoadingBlock, useCommentsEnabled, useFeatureEnabled } from 'sanity'
import { useFocusPresence } from './useFocusPresence.ts'

/**
 * Waits until the Studio knows whether there are comments. Sanity wraps the document and each of its fields in other
 * components then, so a form shown before would be mounted anew, and what is being typed into it would be lost.
 */
function DocumentLayout(props: DocumentLayoutProps) {
  useFocusPresence()
  const { enabled } = useCommentsEnabled()
  const { error } = useFeatureEnabled('studioComments')
  // Comments are configured for all documents; only a failed request leaves them off.
  if (!enabled && error === null) return <LoadingBlock showText />
  return props.renderDefault(props)
}

export const openOnceDecided = definePlugin({
  name: 'open-once-decided',
  document: { components: { unstable_layout: DocumentLayout } },
})
