import type { LeadFilter, LeadPage } from '#lib/leads/staff/listing.ts'
import type { LeadStatus } from '#lib/leads/store/schema.ts'

/** A call that the API refused, in words for the person who made it. */
class StaffCallError extends Error {}

const reasons: Record<number, string> = {
  401: 'Your session has ended. Sign in to the Studio again.',
  403: 'Only administrators may see leads.',
  404: 'This lead no longer exists. Somebody may have deleted it.',
  409: 'This was delivered in the meantime.',
}

/** What the Leads tool asks of the site's own server, in the name of the person at the Studio. */
export interface LeadsApi {
  list(filter: LeadFilter, signal: AbortSignal): Promise<LeadPage>
  /** The matching leads as a table for spreadsheets. */
  exportTable(filter: LeadFilter): Promise<Blob>
  setStatus(id: string, status: LeadStatus): Promise<void>
  remove(id: string): Promise<void>
  retry(deliveryId: string): Promise<void>
}

/** A filter as a query string, without what is not chosen. */
function query(filter: LeadFilter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString()
}

/** @param token of the Studio's session; without one every call is refused */
export function createLeadsApi(token: string | undefined): LeadsApi {
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token ?? ''}`)
    const response = await fetch(`/api/leads${path}`, { ...init, headers })
    if (response.ok) return response
    throw new StaffCallError(reasons[response.status] ?? 'The site does not answer right now. Try again in a moment.')
  }
  const json = { 'content-type': 'application/json' }
  return {
    list: async (filter, signal) => (await call(`?${query(filter)}`, { signal })).json(),
    exportTable: async (filter) => (await call(`/export?${query({ ...filter, page: 1 })}`)).blob(),
    async setStatus(id, status) {
      await call(`/${id}`, { method: 'PATCH', headers: json, body: JSON.stringify({ status }) })
    },
    async remove(id) {
      await call(`/${id}`, { method: 'DELETE' })
    },
    async retry(deliveryId) {
      await call(`/deliveries/${deliveryId}/retry`, { method: 'POST' })
    },
  }
}
