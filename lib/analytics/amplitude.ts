import { amplitudeOptions, forbiddenEventTypes, type AnalyticsSettings } from './amplitudeOptions.ts'
import type { AnalyticsDestination } from './service.ts'

/**
 * Downloads and starts Amplitude. Call only after opt-in: its very first step stores cookies.
 *
 * Resolves as soon as events may be handed over: the SDK keeps them until its remote configuration has answered or
 * timed out, so a hanging one holds nothing up here.
 */
export async function startAmplitude(
  settings: NonNullable<AnalyticsSettings['amplitude']>,
): Promise<AnalyticsDestination> {
  const amplitude = await import('@amplitude/analytics-browser')

  amplitude.add({
    name: 'homie-local-off-stays-off',
    type: 'enrichment',
    // Remote configuration wins over local settings inside the SDK; what this site promised not to collect it drops.
    execute: async (event) => (forbiddenEventTypes.includes(event.event_type) ? null : event),
  })
  amplitude.init(settings.apiKey, amplitudeOptions(settings))

  // An ordinary request dies with the page; a beacon survives it.
  addEventListener('pagehide', () => {
    amplitude.setTransport('beacon')
    amplitude.flush()
  })
  addEventListener('pageshow', () => amplitude.setTransport('fetch'))

  return {
    send(event) {
      if (event.userId !== undefined) amplitude.setUserId(event.userId)
      amplitude.track(event.name, event.properties)
    },
    flush: () => void amplitude.flush(),
  }
}

/** Keeps Amplitude from sending or storing anything more. */
export async function silenceAmplitude(): Promise<void> {
  const amplitude = await import('@amplitude/analytics-browser')
  amplitude.setOptOut(true)
}
