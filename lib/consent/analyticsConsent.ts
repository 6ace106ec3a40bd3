import type { AnalyticsSettings } from '#lib/analytics/amplitude.ts'
import { analytics } from '#lib/analytics/service.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { CONSENT_PAYLOAD_PATH, type ConsentPayload } from './payload.ts'

let payload: Promise<ConsentPayload> | undefined

async function download(): Promise<ConsentPayload> {
  const { lang } = document.documentElement
  const path = lang === defaultLocale ? CONSENT_PAYLOAD_PATH : `${CONSENT_PAYLOAD_PATH}?lang=${lang}`
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.json()
}

/** Words and settings of consent, downloaded once per page. A failed download is tried again by the next call. */
export function loadConsentPayload(): Promise<ConsentPayload> {
  payload ??= download().catch((error: unknown) => {
    payload = undefined
    throw error
  })
  return payload
}

async function loadDestinations({ amplitude, tagManager }: AnalyticsSettings, isAgreed: () => boolean) {
  const started = {
    amplitude:
      amplitude &&
      (await import('#lib/analytics/amplitude.ts').then((module) => module.startAmplitude(amplitude, isAgreed))),
    tagManager:
      tagManager &&
      (await import('#lib/analytics/tagManager.ts').then((module) => (isAgreed() ? module.startTagManager() : null))),
  }
  // Withdrawn while the services came: the events that waited for them are forgotten.
  if (!isAgreed()) analytics.stop()
  return started
}

/**
 * Starts the services the visitor agreed to. Nothing of theirs is downloaded before this.
 *
 * @param isAgreed whether the visitor still agrees
 * @returns the tag manager's settings once its data layer is ready for the script, or null when none is set or the
 *   visitor has withdrawn meanwhile
 * @throws Error when the settings cannot be had
 */
export async function startAnalytics(isAgreed: () => boolean): Promise<AnalyticsSettings['tagManager']> {
  const { analytics: settings, notInitialised } = await loadConsentPayload()
  if (isAgreed()) await analytics.start(() => loadDestinations(settings, isAgreed), notInitialised)
  if (isAgreed()) return settings.tagManager
  analytics.stop()
  return null
}

/** Ends the services, removes all they kept, and loads the page anew without them. */
export async function withdrawAnalytics(): Promise<void> {
  analytics.stop()
  await import('#lib/analytics/erase.ts').then((module) => module.eraseAnalyticsTraces())
  location.reload()
}
