import { env } from '#lib/env.ts'
import { leadsServices } from '#leads/runtime.ts'
import { readOutbox } from '#leads/database/outbox.ts'
import { formatMetrics } from '#lib/metrics.ts'
import { isSameSecret } from '#lib/security/signing.ts'

export const dynamic = 'force-dynamic'

const noStore = { 'cache-control': 'no-store' }

/** Returns metrics for Prometheus (bearer token: METRICS_TOKEN); without the outbox while it cannot be read. */
export async function GET(request: Request): Promise<Response> {
  const { METRICS_TOKEN: token } = env()
  if (token === undefined) return Response.json({ error: 'METRICS_TOKEN is not set.' }, { status: 404 })
  if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
    return Response.json({ error: 'The bearer token is missing or wrong.' }, { status: 401, headers: noStore })
  }
  const outbox = await leadsServices()
    .then(({ database, now }) => readOutbox(database.db, now()))
    .catch(() => [])
  const headers = { ...noStore, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
  return new Response(formatMetrics(outbox), { headers })
}
