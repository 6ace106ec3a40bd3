import { definePlugin } from 'sanity'
import { ShareAction } from './ShareAction.tsx'

/** Links to drafts, by the embedded store. In Sanity's cloud the preview has links of its own. */
export const shares = definePlugin({
  name: 'shares',
  document: { actions: (actions) => [...actions, ShareAction] },
})
