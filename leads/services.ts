import { getPublishedClient } from '#lib/content/client.ts'
import { findLandingPartner, findSplitSide } from '#lib/content/publishedRoutes.ts'
import { getVisitCounter } from '#lib/counts/counter.ts'
import { getLocalUrl, type Settings } from '#lib/env.ts'
import { createConsentVersionReader } from './consentVersion.ts'
import { createLimits } from './limits.ts'
import { createLeadsLog } from './log.ts'
import { deleteMessageFiles } from '#lib/mail/transport.ts'
import { openLeadsDatabase } from './database/open.ts'

/** Dependencies of the endpoints and the workers. One set per process; tests create their own. */
export type LeadsServices = Awaited<ReturnType<typeof openServices>>

/**
 * Opens what the routes and the worker of leads share.
 *
 * @param wake starts the delivery of new leads at once
 * @throws Error when LEADS_SIGNING_SECRET is not set, or the database cannot be opened
 */
export async function openServices(settings: Settings, wake: () => void) {
  const { LEADS_SIGNING_SECRET: secret } = settings
  if (secret === undefined) {
    throw new Error('LEADS_SIGNING_SECRET is not set. `npm start` makes one and keeps it in DATA_DIR/secrets.json.')
  }
  const database = await openLeadsDatabase(settings)
  const log = createLeadsLog()
  return {
    database,
    secret,
    limits: createLimits(secret, database.pool),
    log,
    siteUrl: settings.SITE_URL,
    /** URL by which this process requests pages of the site. */
    localUrl: settings.FRONT_DOOR ? getLocalUrl(settings) : settings.SITE_URL,
    hasWebhook: settings.LEADS_WEBHOOK_URL !== undefined,
    /** False when messages are written to disk because no mail server is set. */
    sendsMail: settings.SMTP_URL !== undefined,
    /** Deletes messages that were written to disk, by the ids of their deliveries. */
    deleteMessages: (ids: readonly string[]) => deleteMessageFiles(settings, ids),
    consentVersion: createConsentVersionReader(getPublishedClient, log),
    /** Finds the side of a split that a visitor's page showed, by its path and the `Cookie` header. */
    findSplitSide: settings.FRONT_DOOR ? findSplitSide : () => Promise.resolve(''),
    findLandingPartner,
    now: database.now,
    /** Counts sent forms; undefined when visits are not counted. */
    visits: settings.COUNT_VISITS ? getVisitCounter() : undefined,
    wake,
  }
}
