import type { Types } from '@amplitude/analytics-browser'
import { eventNames } from './events.ts'
import type { AnalyticsDestination } from './service.ts'

/** Settings of the services, which browsers get after opt-in. None is secret. */
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
    gtmId: string
    /** URL of the container's script, for server-side tagging; Google's own when missing. */
    gtmScriptUrl?: string
  } | null
}

/** The site's events and allowed autocapture events. All others are dropped, whatever remote configuration says. */
const collected: ReadonlySet<string> = new Set([
  ...eventNames,
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

const off = { fileDownloads: false, elementInteractions: false } as const

const autocaptured = {
  attribution: true,
  pageViews: true,
  sessions: true,
  formInteractions: true,
  frustrationInteractions: true,
  networkTracking: { captureRules: [{ statusCodeRange: '500-599' }] },
  webVitals: true,
  ...off,
} satisfies Types.AutocaptureOptions

/** Restricts autocapture to what is allowed here: inside the SDK, remote configuration overrides local settings. */
const restrictAutocapture = (autocapture: Types.BrowserOptions['autocapture']): Types.BrowserOptions['autocapture'] =>
  typeof autocapture === 'object' ? { ...autocapture, ...off } : autocaptured

type AmplitudeSettings = NonNullable<AnalyticsSettings['amplitude']>

/** Creates the SDK's configuration. Times in ms, cookie lifetime in days. */
function createAmplitudeOptions({ serverUrl, remoteConfigUrl }: AmplitudeSettings): Types.BrowserOptions {
  // Otherwise a failing ingestion endpoint would be reported to itself with every retry.
  const ignoreHosts = [serverUrl, remoteConfigUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).host]))
  return {
    serverUrl,
    remoteConfig: { fetchRemoteConfig: true, serverUrl: remoteConfigUrl },
    flushIntervalMillis: 1000,
    flushQueueSize: 30,
    flushMaxRetries: 5,
    sessionTimeout: 1_800_000,
    cookieOptions: { expiration: 365, sameSite: 'Lax' },
    // Diagnostics serve the vendor and would store a database in the visitor's browser.
    enableDiagnostics: false,
    customEnrichment: false,
    autocapture: { ...autocaptured, networkTracking: { ...autocaptured.networkTracking, ignoreHosts } },
  }
}

/**
 * Downloads and starts Amplitude. Call only after opt-in: its first step stores cookies.
 *
 * @param isAgreed checked before anything is stored or sent, so that a withdrawal in another tab applies here at once
 * @returns null when the visitor no longer agrees by the time it is downloaded
 */
export async function startAmplitude(
  settings: AmplitudeSettings,
  isAgreed: () => boolean,
): Promise<AnalyticsDestination | null> {
  const amplitude = await import('@amplitude/analytics-browser')
  if (!isAgreed()) return null

  amplitude.add({
    name: 'homie-consent',
    type: 'enrichment',
    async setup(config: Types.BrowserConfig) {
      config.autocapture = restrictAutocapture(config.autocapture)
      config.defaultTracking = restrictAutocapture(config.defaultTracking)
      const transport = config.transportProvider
      config.transportProvider = {
        // Without a response the SDK neither retries nor writes its queue to storage.
        send: (...request) => (isAgreed() ? transport.send(...request) : new Promise(() => {})),
      }
    },
    // Drops events that remote configuration enables later or under another name.
    async execute(event) {
      if (!isAgreed() || !collected.has(event.event_type)) return null
      // An element that was clicked in vain may show the visitor's own figures.
      Reflect.deleteProperty(event.event_properties ?? {}, '[Amplitude] Element Text')
      return event
    },
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
