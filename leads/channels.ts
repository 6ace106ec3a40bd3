import type { LeadForm } from '#lib/forms.ts'
import type { Channel } from './database/schema.ts'

/** The team is notified of originators only: a waitlist entry needs no answer. */
const channels: Record<LeadForm, readonly Channel[]> = {
  demo: ['visitor-mail', 'team-notice'],
  'one-pager': ['visitor-mail', 'team-notice'],
  'android-waitlist': ['visitor-mail'],
}

/** Lists the channels over which a form's request is answered and passed on. */
export const listChannels = (form: LeadForm, hasWebhook: boolean): readonly Channel[] =>
  hasWebhook ? [...channels[form], 'webhook'] : channels[form]
