import { sendGTMEvent } from '@next/third-parties/google'
import type { AnalyticsDestination } from './service.ts'

const everythingDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/**
 * Prepares the data layer before the tag manager's script runs: denies all purposes, then grants measurement only.
 *
 * @param isAgreed checked before each event, so that a withdrawal in another tab applies here at once
 */
export function startTagManager(isAgreed: () => boolean): AnalyticsDestination {
  // The tag manager reads consent commands only from an `arguments` object, as Google's own snippet pushes them.
  function gtag(..._command: readonly unknown[]) {
    sendGTMEvent(arguments)
  }
  gtag('consent', 'default', everythingDenied)
  gtag('consent', 'update', { analytics_storage: 'granted' })
  return {
    send({ name, properties, isRepeated }) {
      if (isAgreed() && !isRepeated) sendGTMEvent({ event: name, ...properties })
    },
    // The data layer is read synchronously, so nothing is queued.
    flush() {},
    stop: () => gtag('consent', 'update', { analytics_storage: 'denied' }),
  }
}
