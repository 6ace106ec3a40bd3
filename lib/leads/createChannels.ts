import type { Settings } from '#lib/env.ts'
import { loadMailContent } from './mail/content.ts'
import { type MailSettings, createTeamNoticeChannel, createVisitorMailChannel } from './mail/channels.ts'
import { createMailTransport } from './mail/transport.ts'
import { renderOnePager } from './pdf/renderOnePager.ts'
import type { LeadsServices } from './services.ts'
import { createWebhookChannel } from './webhook.ts'
import type { WorkerOptions } from './worker.ts'

/** Dependencies of composing and sending messages. */
export const mailSettings = ({ store, secret, siteUrl }: LeadsServices, settings: Settings): MailSettings => ({
  store,
  secret,
  siteUrl,
  transport: createMailTransport(settings),
  from: settings.MAIL_FROM,
  teamEmail: settings.LEADS_TEAM_EMAIL,
  loadContent: (locale) => loadMailContent(locale),
  renderOnePager,
})

export function createChannels(services: LeadsServices, settings: Settings): WorkerOptions['channels'] {
  const mail = mailSettings(services, settings)
  return {
    'visitor-mail': createVisitorMailChannel(mail),
    'team-notice': createTeamNoticeChannel(mail),
    webhook: createWebhookChannel(settings.LEADS_WEBHOOK_URL, settings.LEADS_WEBHOOK_SECRET),
  }
}
