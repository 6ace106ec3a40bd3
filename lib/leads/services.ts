import type { Logger } from 'pino'
import type { ReadConsentVersion } from './consentVersion.ts'
import type { Limits } from './limits.ts'
import type { LeadsStore } from './store/open.ts'

/** Dependencies of the endpoints and the workers. One set per process; tests create their own. */
export interface LeadsServices {
  store: LeadsStore
  limits: Limits
  log: Logger
  secret: string
  siteUrl: string
  hasWebhook: boolean
  /** False when messages are written to disk because no mail server is set. */
  sendsMail: boolean
  consentVersion: ReadConsentVersion
  now: () => Date
  wake(): void
}
