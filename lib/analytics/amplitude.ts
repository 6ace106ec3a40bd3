import type { Types } from '@amplitude/analytics-browser'
import { amplitudeOptions, isCollected, keepOff, type AnalyticsSettings } from './amplitudeOptions.ts'
import type { AnalyticsDestination } from './service.ts'

/**
 * Downloads and starts Amplitude. Call only after opt-in: its very first step stores cookies.
 *
 * Resolves as soon as events may be handed over: the SDK keeps them until its remote configuration has answered or
 * timed out, so a hanging one holds nothing up here.
 *
 * @param isAgreed asked before anything is kept or sent, so that a withdrawal in another tab counts here at once
 * @returns null when the visitor no longer agrees by the time it is downloaded
 */
export async function startAmplitude(
  settings: NonNullable<AnalyticsSettings['amplitude']>,
  isAgreed: () => boolean,
): Promise<AnalyticsDestination | null> {
  const amplitude = await import('@amplitude/analytics-browser')
  if (!isAgreed()) return null

  amplitude.add({
    name: 'homie-consent',
    type: 'enrichment',
    async setup(config: Types.BrowserConfig) {
      config.autocapture = keepOff(config.autocapture)
      config.defaultTracking = keepOff(config.defaultTracking)
      const transport = config.transportProvider
      config.transportProvider = {
        // Without an answer the SDK neither tries again nor writes its queue to storage anew.
        send: (...request) => (isAgreed() ? transport.send(...request) : new Promise(() => {})),
      }
    },
    // What remote configuration brings later, or under another name, is dropped here.
    execute: async (event) => (isAgreed() && isCollected(event.event_type) ? event : null),
  })
  amplitude.init(settings.apiKey, amplitudeOptions(settings))

  const flush = () => void (isAgreed() && amplitude.flush())
  // Page speed is reported as the page is hidden, to the document; the window hears of it afterwards.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  addEventListener('pagehide', flush)

  return {
    send(event) {
      if (event.userId !== undefined) amplitude.setUserId(event.userId)
      amplitude.track(event.name, event.properties)
    },
    flush,
    stop: () => amplitude.setOptOut(true),
  }
}
