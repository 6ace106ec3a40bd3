import type { BadgeTone } from '@sanity/ui'
import type { LeadForm } from '#lib/forms.ts'
import type { LeadPage, LeadView } from '#leads/staff/listing.ts'
import type { Channel, DeliveryState, LeadStatus } from '#leads/database/schema.ts'
import { siteCall } from '#studio/kit/requests.ts'

export const formTitles: Record<LeadForm, string> = {
  demo: 'Demo',
  'one-pager': '1-pager',
  'android-waitlist': 'Android waitlist',
}

export const statusTitles: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
  suspected: 'Suspected',
}

export const channelTitles: Record<Channel, string> = {
  'visitor-mail': 'Email to the person',
  'team-notice': 'Notice to the team',
  webhook: 'Customer system',
}

export const deliveryBadges: Record<DeliveryState, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Waiting', tone: 'caution' },
  delivered: { label: 'Delivered', tone: 'positive' },
  suppressed: { label: 'Not sent: unsubscribed', tone: 'default' },
  dead: { label: 'Failed', tone: 'critical' },
}

/** Returns the badge of a delivery; without a mail server, a delivered message is a file. */
export function getBadge({ channel, state }: { channel: Channel; state: DeliveryState }, sendsMail: boolean) {
  const isFile = state === 'delivered' && channel !== 'webhook' && !sendsMail
  return isFile ? ({ label: 'Written to disk, not sent', tone: 'caution' } as const) : deliveryBadges[state]
}

const FAILURES: readonly (readonly [code: RegExp, reason: string])[] = [
  [
    /^(E(SOCKET|CONN[A-Z]+|HOSTUNREACH|NETUNREACH|DNS|NOTFOUND|AI_AGAIN|PIPE)|ERR_SSL_\w+)$/,
    'The other server cannot be reached.',
  ],
  [/CERT|LEAF_SIGNATURE/, 'The certificate of the other server is not trusted. Ask the operator.'],
  [/^(ETIMEDOUT|TimeoutError|AbortError)$/, 'The other server did not answer in time.'],
  [/^(EAUTH|ENOAUTH|SMTP 53[0-9]|HTTP 40[13])$/, 'The other server did not accept our password.'],
  [/^SENDER/, 'The mail server did not accept our sender. Ask the operator to check MAIL_FROM and SMTP_URL.'],
  [/^SMTP 55[0-9]$/, 'The mail server refused this mailbox: the address may not exist.'],
  [/^SMTP 4/, 'The mail server cannot take the message now.'],
  [/^SMTP 5|^EENVELOPE$|^EMESSAGE$/, 'The mail server refused the message.'],
  [/^IncompleteContent$/, 'A required text is missing in Emails, 1-pager or Site settings. Write it and publish.'],
  [/^HTTP 5/, 'The other server has a problem of its own.'],
  [/^HTTP 4/, 'The other server refused the request.'],
]

/** Explains in plain words why a delivery failed, with the code for the operator. */
export const describeFailure = (code: string): string =>
  `${FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? 'It did not work.'} (${code})`

/** An empty filter matches everything. */
export const everything = { search: '', form: '', status: '', delivery: '' }

export type LeadFilter = typeof everything

/** The page that continues from a lead; without one, from the newest lead, or with `newer` from the oldest. */
export interface PageStart {
  position: string
  toward: 'older' | 'newer'
}

export const newestPage: PageStart = { position: '', toward: 'older' }
export const oldestPage: PageStart = { position: '', toward: 'newer' }

const failures = {
  403: 'Only administrators may see leads.',
  404: 'This lead no longer exists. It may have been deleted.',
  409: 'This was delivered in the meantime.',
  other: 'The site does not answer right now. Try again in a moment.',
}

const toQuery = (filter: LeadFilter & Partial<PageStart>) =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString()

/** Creates a client of the site's lead API. @param token of the Studio's session; without one calls are refused */
export function createLeadsApi(token: string | undefined) {
  const call = (path: string, init?: RequestInit) => siteCall(token, `/api/leads${path}`, failures, init)
  return {
    list: async (filter: LeadFilter & PageStart, signal: AbortSignal): Promise<LeadPage> =>
      (await call(`?${toQuery(filter)}`, { signal })).json(),
    read: async (id: string, signal: AbortSignal): Promise<LeadView> => (await call(`/${id}`, { signal })).json(),
    exportCsv: async (filter: LeadFilter) => (await call(`/export?${toQuery(filter)}`)).blob(),
    setStatus: (id: string, status: LeadStatus) =>
      call(`/${id}`, { method: 'PATCH', body: JSON.stringify({ status }) }),
    remove: (id: string) => call(`/${id}`, { method: 'DELETE' }),
    liftSuppression: (id: string) => call(`/${id}/suppression`, { method: 'DELETE' }),
    retry: (deliveryId: string) => call(`/deliveries/${deliveryId}/retry`, { method: 'POST' }),
  }
}
