import { leadsServices } from '#lib/leads/runtime.ts'
import { createStaffApp } from '#lib/leads/staff/app.ts'
import { readStudioSession } from '#lib/leads/staff/session.ts'

async function handle(request: Request): Promise<Response> {
  const services = await leadsServices().catch(() => null)
  return services ? createStaffApp(services, readStudioSession).fetch(request) : new Response(null, { status: 503 })
}

export { handle as GET, handle as PATCH, handle as DELETE, handle as POST }
