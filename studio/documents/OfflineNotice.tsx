import { useSyncExternalStore } from 'react'
import { Notice } from '#studio/kit/ui.tsx'
import { sanityMarkup } from '#studio/sanityInternals.ts'
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

/** Hides “Saving…”, which Sanity goes on showing although nothing can be saved. */
const HIDE_SAVING = `${sanityMarkup.savingStatus} { display: none !important; }`

/** Says above a form that the browser is offline. */
export const OfflineNotice = createFormBanner(function OfflineNotice() {
  if (useSyncExternalStore(subscribe, isOnline, () => true)) return null
  return (
    <>
      <style>{HIDE_SAVING}</style>
      <Notice tone="caution" role="status" data-testid="offline-notice">
        You are offline. Nothing is lost while this page stays open: what you wrote is saved once the connection is
        back.
      </Notice>
    </>
  )
})
