import { after } from 'next/server'
import { FORM_PATHS, LEAD_FORMS } from '#lib/forms.ts'
import { respondUnavailable } from '#leads/http/formPost.ts'
import { register } from '#leads/http/register.ts'
import { leadsRoute, waitForDeliveries } from '#leads/runtime.ts'
import { GET as respondNotFound } from '../../[[...path]]/route.ts'

/** Handles the requests of all forms; every method but POST gets a 405. */
const handle = leadsRoute((request, services) => {
  const { pathname } = new URL(request.url)
  const form = LEAD_FORMS.find((name) => FORM_PATHS[name] === pathname)
  if (!form) return respondNotFound()
  // Runs after the response; a serverless host freezes the process only once this is done.
  after(waitForDeliveries)
  return register(form, request, services)
}, respondUnavailable)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
