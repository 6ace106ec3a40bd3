import type { AnalyticsSettings } from '#lib/analytics/amplitude.ts'
import { readEarlyClick } from '#lib/analytics/earlyClick.ts'
import { analytics } from '#lib/analytics/service.ts'
import type { ConsentQueryResult } from '#lib/content/sanity.types.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'

export type ConsentTexts = NonNullable<ConsentQueryResult>

/** Response of `/api/consent`: all a page needs to ask for consent and to start the services. */
export interface ConsentPayload {
  texts: ConsentTexts
  locale: string
  analytics: AnalyticsSettings
  /** Error message, with the service's name, for an event without a service. */
  notInitialised: string
}

/** Not part of the pages: they stay small and independent of the settings. */
const PAYLOAD_PATH = '/api/consent'

let payload: Promise<ConsentPayload> | undefined

async function download(): Promise<ConsentPayload> {
  const { lang } = document.documentElement
  const path = lang === defaultLocale ? PAYLOAD_PATH : `${PAYLOAD_PATH}?lang=${lang}`
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`)
  return response.json()
}

/** Downloads texts and settings of consent, once per page. After a failure the next call retries. */
export function loadConsentPayload(): Promise<ConsentPayload> {
  payload ??= download().catch((error: unknown) => {
    payload = undefined
    throw error
  })
  return payload
}

let renewal: AbortController | undefined

/** Lets the server set the cookie of the choice again (`renewChoice`), with the page's latest choice. */
export function requestRenewal(): void {
  renewal?.abort()
  renewal = new AbortController()
  void fetch(PAYLOAD_PATH, { method: 'POST', keepalive: true, signal: renewal.signal }).catch(() => undefined)
}

async function loadDestinations({ amplitude, tagManager }: AnalyticsSettings, isAgreed: () => boolean) {
  const started = {
    amplitude:
      amplitude &&
      (await import('#lib/analytics/amplitude.ts').then((module) => module.startAmplitude(amplitude, isAgreed))),
    tagManager:
      tagManager &&
      (await import('#lib/analytics/tagManager.ts').then((module) =>
        isAgreed() ? module.startTagManager(isAgreed) : null,
      )),
  }
  // Consent was withdrawn while the services loaded, so queued events are discarded.
  if (!isAgreed()) analytics.stop()
  return started
}

/**
 * Starts the services the visitor agreed to. None of their code is downloaded before this.
 *
 * @returns the tag manager's settings once its data layer is ready, or null when none is set or consent was withdrawn
 */
export async function startAnalytics(isAgreed: () => boolean): Promise<AnalyticsSettings['tagManager']> {
  const { analytics: settings, notInitialised } = await loadConsentPayload()
  if (isAgreed()) await analytics.start(() => loadDestinations(settings, isAgreed), notInitialised)
  if (isAgreed()) {
    const early = readEarlyClick()
    if (early) {
      analytics.track(early)
      analytics.flush()
    }
    // Consent may be withdrawn in another tab, or while this page is in the back/forward cache.
    document.addEventListener('visibilitychange', () => !isAgreed() && void withdrawAnalytics())
    return settings.tagManager
  }
  analytics.stop()
  return null
}

/** Stops the services, removes all they stored, and reloads the page without them. */
export async function withdrawAnalytics(): Promise<void> {
  analytics.stop()
  await import('#lib/analytics/erase.ts').then((module) => module.eraseAnalyticsTraces())
  location.reload()
}
