import { issueFormToken } from '#leads/limits.ts'
import { leadsRoute } from '#leads/runtime.ts'

export const dynamic = 'force-dynamic'

export const GET = leadsRoute((_request, services) => {
  const token = issueFormToken(services.secret, services.now())
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } })
})
