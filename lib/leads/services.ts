import type { Logger } from 'pino'
import type { ReadConsentVersion } from './consentVersion.ts'
import type { Limits } from './limits.ts'
import type { LeadsStore } from './store/open.ts'

/** Dependencies of the endpoints and the workers. One set per process; tests create their own. */
export interface LeadsServices {
  store: LeadsStore
  limits: Limits
  log: Logger
  /** Signs form tokens and unsubscribe links. */
  secret: string
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string
  /** True when each lead is also sent to a customer system. */
  hasWebhook: boolean
  /** False when messages are written to disk because no mail server is set. */
  sendsMail: boolean
  consentVersion: ReadConsentVersion
  now: () => Date
  wake(): void
}
