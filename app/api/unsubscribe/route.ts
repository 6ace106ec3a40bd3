import { errorResponse } from '#lib/leads/http/answers.ts'
import { unsubscribe } from '#lib/leads/http/unsubscribe.ts'
import { leadsServices } from '#lib/leads/runtime.ts'

async function handle(request: Request): Promise<Response> {
  const services = await leadsServices().catch(() => null)
  return services ? unsubscribe(request, services) : errorResponse('unavailable', { headers: { 'retry-after': '30' } })
}

export { handle as GET, handle as POST }
