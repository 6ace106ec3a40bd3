import { after } from 'next/server'
import type { LeadForm } from '../forms.ts'
import { waitForDeliveries, leadsServices } from '../runtime.ts'
import type { LeadsServices } from '../services.ts'
import { errorResponse } from './answers.ts'
import { register } from './register.ts'

type RouteHandler = (request: Request) => Promise<Response>

/** Creates a route handler that uses the leads services; it answers 503 while their database cannot be opened. */
export const leadsRoute =
  (respond: (request: Request, services: LeadsServices) => Response | Promise<Response>): RouteHandler =>
  async (request) => {
    const services = await leadsServices().catch(() => null)
    return services ? respond(request, services) : errorResponse('unavailable')
  }

/** Creates the handlers of a form's route: POST, and a 405 for every other method. */
export function formRoute(form: LeadForm): Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', RouteHandler> {
  const handle = leadsRoute((request, services) => {
    // Runs after the response; a serverless host freezes the process only once this is done.
    after(waitForDeliveries)
    return register(form, request, services)
  })
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle }
}
