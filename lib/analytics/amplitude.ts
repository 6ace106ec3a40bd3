import type { Types } from '@amplitude/analytics-browser'
import { eventNames } from './events.ts'
import type { AnalyticsDestination } from './service.ts'

/** Settings of the services, which browsers get after opt-in. None is secret. */
export interface AnalyticsSettings {
  amplitude: {
    apiKey: string
    /** Ingestion endpoint; Amplitude's own when missing. */
    serverUrl?: string
    /** Remote configuration endpoint; there is no remote configuration when missing. */
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

/**
 * Turns every refusal that the SDK would drop without a retry into a failed connection, which it retries.
 *
 * Its public flush gives an event one try, and an answer without an object is dropped at once. The retry is a scheduled
 * upload, in which the SDK itself handles invalid, throttled and too large batches.
 */
export const retryRefused =
  <Request extends unknown[], Response extends { statusCode: number }>(
    send: (...request: Request) => Promise<Response | null>,
    isFlushing: () => boolean,
  ) =>
  async (...request: Request): Promise<Response> => {
    const response = await send(...request)
    if (response === null) throw new Error('The analytics service gave no answer that can be read')
    const isAccepted = response.statusCode >= 200 && response.statusCode < 300
    if (!isAccepted && isFlushing()) throw new Error(`The analytics service answered ${response.statusCode}`)
    return response
  }

/** Returns a function that runs work at once if a promise is fulfilled; until then work waits for it, in its order. */
export function queueUntil(ready: Promise<unknown>): (work: () => void) => void {
  let isReady = false
  void ready.then(() => (isReady = true))
  return (work) => (isReady ? work() : void ready.then(work))
}

/** The SDK's property with the text of a clicked element. */
export const ELEMENT_TEXT = '[Amplitude] Element Text'

/**
 * Reads the visitor's device id from the SDK's cookie, or creates one.
 *
 * Unless the SDK is given an id, `?deviceId=` in a link replaces the visitor's own.
 */
export function readDeviceId(apiKey: string, cookies: string): string {
  const prefix = `AMP_${apiKey.slice(0, 10)}=`
  for (const cookie of cookies.split('; ').filter((pair) => pair.startsWith(prefix))) {
    try {
      const value: unknown = JSON.parse(decodeURIComponent(atob(decodeURIComponent(cookie.slice(prefix.length)))))
      const isIdentity = typeof value === 'object' && value !== null && 'deviceId' in value
      if (isIdentity && typeof value.deviceId === 'string' && value.deviceId !== '') return value.deviceId
    } catch {
      // Another site on the domain, or a person, may have written it.
    }
  }
  // Unlike randomUUID, this also exists on pages without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Creates the SDK's configuration. Times in ms, cookie lifetime in days. */
function createAmplitudeOptions({ apiKey, serverUrl, remoteConfigUrl }: AmplitudeSettings): Types.BrowserOptions {
  // Otherwise a failing ingestion endpoint would be reported to itself with every retry.
  const ignoreHosts = [serverUrl, remoteConfigUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).host]))
  return {
    serverUrl,
    deviceId: readDeviceId(apiKey, document.cookie),
    // Events wait for it for up to 7 s, longer than the page that opens the app stays.
    remoteConfig: { fetchRemoteConfig: remoteConfigUrl !== undefined, serverUrl: remoteConfigUrl },
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

  let flushes = 0
  amplitude.add({
    name: 'homie-consent',
    type: 'enrichment',
    async setup(config: Types.BrowserConfig) {
      config.autocapture = restrictAutocapture(config.autocapture)
      config.defaultTracking = restrictAutocapture(config.defaultTracking)
      const transport = config.transportProvider
      type Send = typeof transport.send
      const send = retryRefused<Parameters<Send>, NonNullable<Awaited<ReturnType<Send>>>>(
        (...request) => transport.send(...request),
        () => flushes > 0,
      )
      config.transportProvider = {
        // Without a response the SDK neither retries nor writes its queue to storage.
        send: (...request) => (isAgreed() ? send(...request) : new Promise(() => {})),
      }
    },
    // Drops events that remote configuration enables later or under another name.
    async execute(event) {
      if (!isAgreed() || !collected.has(event.event_type)) return null
      // An element that was clicked in vain may show the visitor's own figures.
      Reflect.deleteProperty(event.event_properties ?? {}, ELEMENT_TEXT)
      return event
    },
  })
  // The SDK drops what is tracked after its own queue is open, but before it has a destination.
  const whenStarted = queueUntil(amplitude.init(settings.apiKey, createAmplitudeOptions(settings)).promise)

  const flush = () =>
    whenStarted(() => {
      if (!isAgreed()) return
      flushes += 1
      void amplitude.flush().promise.finally(() => (flushes -= 1))
    })
  // Page speed is reported to the document as the page is hidden; the window's listeners run afterwards.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  addEventListener('pagehide', flush)

  return {
    send: (event) =>
      whenStarted(() => {
        if (event.userId !== undefined) amplitude.setUserId(event.userId)
        const { time, id, onSent } = event
        const options = { ...(time !== undefined && { time }), ...(id !== undefined && { insert_id: id }) }
        const { promise } = amplitude.track(event.name, event.properties, options)
        if (onSent) void promise.then(({ code }) => code === 200 && onSent())
      }),
    flush,
    stop: () => amplitude.setOptOut(true),
  }
}
