import { after } from 'next/server'
import { issueFormToken } from '../botSignals.ts'
import type { LeadForm } from '../forms.ts'
import { waitForDeliveries, leadsServices } from '../runtime.ts'
import { errorResponse } from './answers.ts'
import { register } from './register.ts'

type RouteHandler = (request: Request) => Promise<Response>

/** Creates the handlers of a form's route: POST, and a 405 for every other method. */
export function formRoute(form: LeadForm): Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', RouteHandler> {
  const handle: RouteHandler = async (request) => {
    // Runs after the response; a serverless host freezes the process only once this is done.
    after(waitForDeliveries)
    const services = await leadsServices().catch(() => null)
    return services
      ? register(form, request, services)
      : errorResponse('unavailable', { headers: { 'retry-after': '30' } })
  }
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle }
}

/** Issues the token that a form sends along. */
export async function formTokenRoute(): Promise<Response> {
  const services = await leadsServices().catch(() => null)
  if (!services) return errorResponse('unavailable')
  const token = issueFormToken(services.secret, services.now())
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } })
}
