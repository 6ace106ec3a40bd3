import { setTimeout as sleep } from 'node:timers/promises'
import { getVisitCounter } from '#lib/counts/counter.ts'
import { env } from '#lib/env.ts'
import { createLazyLoader } from '#lib/lazyLoader.ts'
import { createMailTransport } from '#lib/mail/transport.ts'
import { respondError } from './http/endpoint.ts'
import { createLinkChecker } from './links/checker.ts'
import { createLeadsLog } from './log.ts'
import { type LeadsServices, openServices } from './services.ts'
import { startWorker, type Worker } from './worker.ts'
import { createMonthlyMail } from './counts/monthlyMail.ts'
import { loadResultsReaders, loadResultsSender } from './counts/readers.ts'
import { type CountsWriter, startCountsWriter } from './counts/writer.ts'

declare global {
  var leadsRuntime:
    | {
        services?: Promise<LeadsServices>
        worker?: Worker
        counts?: CountsWriter
        stopResultsMail?: () => Promise<void>
        stopLinkChecks?: () => void
      }
    | undefined
}

/** Kept on the global object: Next bundles the worker's start and the routes with separate copies of this module. */
const runtime = (globalThis.leadsRuntime ??= {})

const REOPEN_AFTER_MS = 5_000

/** Time within which a database is open, unless another instance migrates it or it does not answer. */
const MAX_OPENING_MS = 10_000

/**
 * Returns the leads services of this process, opened on first use. After a failure the next call retries.
 *
 * @throws Error when opening takes long, so that no request waits; it goes on for later calls
 */
export function leadsServices(): Promise<LeadsServices> {
  runtime.services ??= openServices(env(), () => runtime.worker?.wake()).catch((error: unknown) => {
    delete runtime.services
    throw error
  })
  const tooLate = new Promise<never>((_resolve, reject) => {
    const signal = AbortSignal.timeout(MAX_OPENING_MS)
    signal.addEventListener('abort', () => reject(new Error('The database of the leads is still being opened.')))
  })
  return Promise.race([runtime.services, tooLate])
}

/**
 * Creates a route handler that uses the leads services.
 *
 * @param respondUnavailable responds with 503 while their database cannot be opened
 */
export const leadsRoute =
  (
    respond: (request: Request, services: LeadsServices) => Response | Promise<Response>,
    respondUnavailable: (request: Request) => Response = () => respondError('unavailable'),
  ) =>
  async (request: Request): Promise<Response> => {
    const services = await leadsServices().catch(() => null)
    return services ? respond(request, services) : respondUnavailable(request)
  }

/** Starts the workers of the leads, once per process; retries until their services can be opened. */
export async function startLeads(): Promise<void> {
  const log = createLeadsLog()
  for (;;) {
    try {
      const services = await leadsServices()
      // Loaded with the first delivery, as rendering mails and PDFs needs large packages.
      const loadChannels = createLazyLoader(async () => {
        const { createChannels } = await import('./mail/channels.ts')
        return createChannels(services, env())
      })
      runtime.worker ??= startWorker(services, { openChannels: async (leads) => (await loadChannels())(leads) })
      runtime.counts ??= startCountsWriter(services, getVisitCounter())
      // The accounts of Sanity's cloud have no such preference.
      if (services.visits && env().embedded)
        runtime.stopResultsMail ??= createMonthlyMail(services, {
          transport: createMailTransport(env()),
          loadSender: () => loadResultsSender(env().MAIL_FROM),
          loadReaders: loadResultsReaders,
        }).start()
      if (env().CHECK_LINKS) runtime.stopLinkChecks ??= createLinkChecker(services).start()
      return
    } catch (error) {
      // Nothing of a lead was read yet, so the message names none.
      log.error(
        { err: error },
        'Leads cannot be stored; this is tried again. Check LEADS_SIGNING_SECRET, DATABASE_URL and the data folder.',
      )
      await sleep(REOPEN_AFTER_MS, undefined, { ref: false })
    }
  }
}

/** Resolves once this process has attempted every due delivery; at once if it runs no workers. */
export const waitForDeliveries = async (): Promise<void> => runtime.worker?.whenIdle()
