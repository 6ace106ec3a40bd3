import type { ConsentQueryResult } from '#lib/content/sanity.types.ts'
import type { AnalyticsSettings } from '#lib/analytics/amplitude.ts'

/** Banner and dialog as an editor wrote them. */
export type ConsentWords = NonNullable<ConsentQueryResult>

/** What `/api/consent` answers: all a page needs to ask for consent and, once given, to start the services. */
export interface ConsentPayload {
  words: ConsentWords
  locale: string
  analytics: AnalyticsSettings
  /** Logged when an event finds a service that was never started; names the service. */
  notInitialised: string
}

/** Where the payload is. Kept out of the pages, which stay small and know nothing of the settings. */
export const CONSENT_PAYLOAD_PATH = '/api/consent'
