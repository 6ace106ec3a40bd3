import type { BadgeTone } from '@sanity/ui'
import type { LeadForm } from '#lib/leads/forms.ts'
import type { Channel, DeliveryState, LeadStatus } from '#lib/leads/store/schema.ts'

export const formWords: Record<LeadForm, string> = {
  demo: 'Demo',
  'one-pager': '1-pager',
  'android-waitlist': 'Android waitlist',
}

export const statusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
}

export const channelWords: Record<Channel, string> = {
  'visitor-mail': 'Email to the person',
  'team-notice': 'Notice to the team',
  webhook: 'Customer system',
}

export const deliveryWords: Record<DeliveryState, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Waiting', tone: 'caution' },
  delivered: { label: 'Delivered', tone: 'positive' },
  suppressed: { label: 'Not sent: unsubscribed', tone: 'default' },
  dead: { label: 'Failed', tone: 'critical' },
}

/** A time of the store in the words of whoever reads it. */
export function readableTime(iso: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
