import type { Logger } from 'pino'
import type { ReadConsentVersion } from './consentVersion.ts'
import type { Limits } from './limits.ts'
import type { LeadsStore } from './store/open.ts'

/** What the calls and the worker work with. One set per process; tests make their own. */
export interface LeadsServices {
  store: LeadsStore
  limits: Limits
  log: Logger
  /** Signs form tokens and unsubscribe links. */
  secret: string
  /** The public address of the site, without a slash at its end. */
  siteUrl: string
  /** Whether each request is also announced to a customer system. */
  hasWebhook: boolean
  /** False when messages are written to disk, for want of a mail server. */
  sendsMail: boolean
  /** Names what visitors agree to. */
  consentVersion: ReadConsentVersion
  now: () => Date
  /** Tells the worker that there is something to deliver. */
  wake(): void
}
