import type { Settings } from '#lib/env.ts'
import { loadMailContent } from './mail/loadContent.ts'
import { type MailSettings, teamNoticeChannel, visitorMailChannel } from './mail/channels.ts'
import { createMailTransport } from './mail/transport.ts'
import { renderOnePager } from './pdf/renderOnePager.ts'
import type { LeadsServices } from './services.ts'
import { webhookChannel } from './webhook.ts'
import type { WorkerOptions } from './worker.ts'

/** What messages are composed and sent with. */
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
    'visitor-mail': visitorMailChannel(mail),
    'team-notice': teamNoticeChannel(mail),
    webhook: webhookChannel(settings.LEADS_WEBHOOK_URL, settings.LEADS_WEBHOOK_SECRET),
  }
}
