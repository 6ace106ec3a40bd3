import type { Types } from '@amplitude/analytics-browser'

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

/** Autocapture that is off for good: events of these types are dropped even if remote configuration asks for them. */
export const forbiddenEventTypes: readonly string[] = [
  '[Amplitude] Element Clicked',
  '[Amplitude] Element Changed',
  '[Amplitude] File Downloaded',
]

/** The browser configuration (specification, section 9, "Analytics SDK limits"). Times in ms, cookie life in days. */
export function amplitudeOptions(settings: NonNullable<AnalyticsSettings['amplitude']>): Types.BrowserOptions {
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
    autocapture: {
      attribution: true,
      pageViews: true,
      sessions: true,
      formInteractions: true,
      frustrationInteractions: true,
      networkTracking: { captureRules: [{ statusCodeRange: '500-599' }] },
      webVitals: true,
      fileDownloads: false,
      elementInteractions: false,
    },
  }
}
