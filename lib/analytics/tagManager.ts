import { sendGTMEvent } from '@next/third-parties/google'
import type { AnalyticsDestination } from './service.ts'

/** Consent mode before anything else is heard: all denied, then only measurement granted (decisions on analytics). */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/**
 * Prepares the data layer before the tag manager's script may run.
 *
 * The tag manager only reads consent commands from an `arguments` object, as Google's own snippet pushes them.
 */
export function prepareConsentMode(): void {
  function gtag(..._command: readonly unknown[]) {
    sendGTMEvent(arguments)
  }
  gtag('consent', 'default', denied)
  gtag('consent', 'update', { analytics_storage: 'granted' })
}

/** Hands events to the tag manager's data layer under their catalogue name. */
export const tagManagerDestination: AnalyticsDestination = {
  send: (event) => sendGTMEvent({ event: event.name, ...event.properties }),
  // The data layer is read synchronously: nothing waits in it.
  flush() {},
}
