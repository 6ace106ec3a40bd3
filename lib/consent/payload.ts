import type { ConsentQueryResult } from '#lib/content/sanity.types.ts'
import type { AnalyticsSettings } from '#lib/analytics/amplitude.ts'

/** Editors' texts of the banner and the dialog. */
export type ConsentTexts = NonNullable<ConsentQueryResult>

/** Response of `/api/consent`: all a page needs to ask for consent and to start the services. */
export interface ConsentPayload {
  words: ConsentTexts
  locale: string
  analytics: AnalyticsSettings
  /** Error message, with the service's name, for an event without a service. */
  notInitialised: string
}

/** Path of the payload, which is not part of the pages: they stay small and independent of the settings. */
export const CONSENT_PAYLOAD_PATH = '/api/consent'
