/**
 * Starts the delivery of leads. Next calls it once when its server starts.
 *
 * The bundler replaces NEXT_RUNTIME, so the edge runtime never loads Node's modules. A build starts no worker.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startLeads } = await import('#lib/leads/runtime.ts')
  void startLeads()
}
