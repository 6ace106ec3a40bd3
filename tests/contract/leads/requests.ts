import type { LeadRequests } from '#leads/contracts.ts'

/** A complete request of each form. */
export const VALID: LeadRequests = {
  demo: {
    name: 'Ann Tremblay',
    email: 'ann@lender.example',
    company: 'Prêts du Nord',
    leadsPerMonth: '500-1500',
    lenderType: 'a-lender',
    type: 'credit-union',
  },
  'one-pager': { name: 'Ben Roy', email: 'ben@broker.example', company: 'Roy Brokers' },
  'android-waitlist': { email: 'cat@buyer.example' },
}

/** Posts a body as the site's own forms do. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
  })
}
