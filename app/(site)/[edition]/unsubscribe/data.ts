import { leadsServices } from '#lib/leads/runtime.ts'
import { findLead } from '#lib/leads/store/leads.ts'
import { readUnsubscribeToken } from '#lib/leads/unsubscribeLink.ts'

/**
 * Whose mail a link stops, or null when the link is not ours.
 *
 * @returns the address, which is not known any more when the person's record was deleted
 */
export async function readUnsubscribeRequest(token: string): Promise<{ email: string | undefined } | null> {
  const services = await leadsServices()
  const ticket = readUnsubscribeToken(services.secret, token)
  return ticket && { email: (await findLead(services.store.db, ticket.leadId))?.email }
}
