import { useSyncExternalStore } from 'react'
import { Notice } from '#studio/tools/ui.tsx'
import { createFormBanner } from './formBanner.tsx'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const isOnline = () => navigator.onLine

/** Says above a form that the browser is offline: Sanity goes on saying “Saving…”, and some of its checks fail. */
export const OfflineNotice = createFormBanner(function OfflineNotice() {
  if (useSyncExternalStore(subscribe, isOnline, () => true)) return null
  return (
    <Notice tone="caution" role="status" data-testid="offline-notice">
      You are offline. Nothing is lost while this page stays open: what you write is saved once the connection is back.
      Until then some fields may be marked red though they are right.
    </Notice>
  )
})
