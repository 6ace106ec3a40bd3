import type { Types } from '@amplitude/analytics-browser'
import { eventNames } from './events.ts'
import type { AnalyticsDestination } from './service.ts'

/** What the server tells the browser about the services once the visitor has opted in. Nothing here is secret. */
export interface AnalyticsSettings {
  amplitude: {
    apiKey: string
    /** Ingestion endpoint; Amplitude's own when missing. */
    serverUrl?: string
    /** Remote configuration endpoint; Amplitude's own when missing. */
    remoteConfigUrl?: string
  } | null
  tagManager: {
    /** Container id, such as GTM-XXXXXXX. */
    id: string
    /** Where the container is loaded from, for server-side tagging; Google's own when missing. */
    scriptUrl?: string
  } | null
}

/** What autocapture may report: page views, sessions, forms, attribution, frustration, failed requests, web vitals. */
const autocaptured: ReadonlySet<string> = new Set([
  '[Amplitude] Page Viewed',
  'session_start',
  'session_end',
  '[Amplitude] Form Started',
  '[Amplitude] Form Submitted',
  '$identify',
  '[Amplitude] Rage Click',
  '[Amplitude] Dead Click',
  '[Amplitude] Error Click',
  '[Amplitude] Thrashed Cursor',
  '[Amplitude] Network Request',
  '[Amplitude] Web Vitals',
])

/**
 * True for an event this site said it collects. Everything else is dropped, even if remote configuration asks for it:
 * a local "off" stays off.
 *
 * @param eventType the SDK's name of the event
 */
const isCollected = (eventType: string): boolean =>
  eventNames.some((name) => name === eventType) || autocaptured.has(eventType)

/** Autocapture that is off for good. */
const off = { fileDownloads: false, elementInteractions: false } as const

const autocapturedHere = {
  attribution: true,
  pageViews: true,
  sessions: true,
  formInteractions: true,
  frustrationInteractions: true,
  networkTracking: { captureRules: [{ statusCodeRange: '500-599' }] },
  webVitals: true,
  ...off,
} satisfies Types.AutocaptureOptions

/** Takes back what remote configuration, which wins over local settings inside the SDK, has switched on. */
const keepOff = (autocapture: Types.BrowserOptions['autocapture']): Types.BrowserOptions['autocapture'] =>
  typeof autocapture === 'object' ? { ...autocapture, ...off } : autocapturedHere

/** The browser configuration. Times in ms, cookie life in days. */
function createAmplitudeOptions(settings: NonNullable<AnalyticsSettings['amplitude']>): Types.BrowserOptions {
  return {
    serverUrl: settings.serverUrl,
    remoteConfig: { fetchRemoteConfig: true, serverUrl: settings.remoteConfigUrl },
    flushIntervalMillis: 1000,
    flushQueueSize: 30,
    flushMaxRetries: 5,
    sessionTimeout: 1_800_000,
    cookieOptions: { expiration: 365, sameSite: 'Lax' },
    // Diagnostics are the vendor's own and would keep a database in the visitor's browser.
    enableDiagnostics: false,
    customEnrichment: false,
    autocapture: {
      ...autocapturedHere,
      networkTracking: {
        ...autocapturedHere.networkTracking,
        // A failing ingestion endpoint would otherwise be reported to itself, once more with every attempt.
        ignoreHosts: [settings.serverUrl, settings.remoteConfigUrl].flatMap((url) =>
          url === undefined ? [] : [new URL(url).host],
        ),
      },
    },
  }
}

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
  amplitude.init(settings.apiKey, createAmplitudeOptions(settings))

  const flush = () => void (isAgreed() && amplitude.flush())
  // Page speed is reported to the document as the page is hidden; the window's listeners run afterwards.
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
