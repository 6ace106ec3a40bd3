/**
 * Called by Next once when its server starts: starts delivering what visitors' requests left to do.
 *
 * The bundler replaces NEXT_RUNTIME, so that the edge runtime never sees Node's modules; a build starts no worker.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startLeads } = await import('#lib/leads/runtime.ts')
  void startLeads()
}
