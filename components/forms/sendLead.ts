import { registerLead } from '#lib/leads/client.ts'
import type { LeadForm, LeadRequests } from '#lib/leads/forms.ts'
import { readHoneypot } from './honeypot.ts'
import type { LeadCall } from './useLeadForm.ts'

/**
 * Sends a business form, with what stands in its trap.
 *
 * @returns whether the server took it; the visitor reads the form's own text, not the server's
 */
export async function sendLead<Form extends Exclude<LeadForm, 'android-waitlist'>>(
  form: Form,
  request: LeadRequests[Form],
  { apiHost, signal, element }: LeadCall & { apiHost: string },
): Promise<boolean> {
  const result = await registerLead(form, request, { apiHost, signal, trap: readHoneypot(element) })
  return result.ok
}
