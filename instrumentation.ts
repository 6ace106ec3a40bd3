import type { Instrumentation } from 'next'
import { isBuilding } from '#lib/nextInternals.ts'

/**
 * Starts the delivery of leads. Next calls it once when its server starts.
 *
 * The bundler replaces NEXT_RUNTIME, so the edge runtime never loads Node's modules. A build starts no worker.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || isBuilding()) return
  const { startLeads } = await import('#leads/runtime.ts')
  void startLeads()
}

/** Logs the error of a page or route that could not be rendered, which Next does not log in production. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { contentLog } = await import('#lib/log.ts')
  contentLog().error({ err: error, route: routePath }, 'A page could not be rendered. Correct what the error names.')
}
