import { amplitudeOptions, isCollected, type AnalyticsSettings } from './amplitudeOptions.ts'
import type { AnalyticsDestination } from './service.ts'

/**
 * Downloads and starts Amplitude. Call only after opt-in: its very first step stores cookies.
 *
 * Resolves as soon as events may be handed over: the SDK keeps them until its remote configuration has answered or
 * timed out, so a hanging one holds nothing up here.
 *
 * @param isAgreed asked before anything is kept or sent, so that a withdrawal in another tab counts here at once
 */
export async function startAmplitude(
  settings: NonNullable<AnalyticsSettings['amplitude']>,
  isAgreed: () => boolean,
): Promise<AnalyticsDestination> {
  const amplitude = await import('@amplitude/analytics-browser')

  amplitude.add({
    name: 'homie-consent',
    type: 'enrichment',
    async setup(config) {
      const transport = config.transportProvider
      config.transportProvider = {
        // Without an answer the SDK neither tries again nor writes its queue to storage anew.
        send: (...request) => (isAgreed() ? transport.send(...request) : new Promise(() => {})),
      }
    },
    // Remote configuration wins over local settings inside the SDK; what this site promised not to collect it drops.
    execute: async (event) => (isAgreed() && isCollected(event.event_type) ? event : null),
  })
  amplitude.init(settings.apiKey, amplitudeOptions(settings))

  const flush = () => void (isAgreed() && amplitude.flush())
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
