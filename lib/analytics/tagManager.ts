import { sendGTMEvent } from '@next/third-parties/google'
import type { AnalyticsDestination } from './service.ts'

/** Consent mode comes first: every purpose denied. */
const everythingDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/**
 * Prepares the data layer, before the tag manager's script may run: everything denied, then only measurement granted.
 *
 * @returns where events go; they are handed over under their catalogue name
 */
export function startTagManager(): AnalyticsDestination {
  // The tag manager reads consent commands only from an `arguments` object, as Google's own snippet pushes them.
  function gtag(..._command: readonly unknown[]) {
    sendGTMEvent(arguments)
  }
  gtag('consent', 'default', everythingDenied)
  gtag('consent', 'update', { analytics_storage: 'granted' })
  return {
    send: (event) => sendGTMEvent({ event: event.name, ...event.properties }),
    // The data layer is read synchronously: nothing waits in it.
    flush() {},
    stop: () => gtag('consent', 'update', { analytics_storage: 'denied' }),
  }
}
