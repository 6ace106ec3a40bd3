import type { Settings } from '#lib/env.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import type { Deliver } from '../delivery.ts'
import { renderOnePager } from '../pdf/renderOnePager.ts'
import type { LeadsServices } from '../services.ts'
import type { LeadsStore } from '../store/open.ts'
import type { Channel, Delivery } from '../store/schema.ts'
import { isSuppressed } from '../store/suppressions.ts'
import { createWebhookChannel } from '../webhook.ts'
import { type ComposeSettings, composeTeamMail, composeVisitorMail, type Mail } from './compose.ts'
import { loadMailContent, type MailContent } from './content.ts'
import { getLeadLocale } from './details.ts'
import { createMailTransport, type MailTransport } from './transport.ts'

export interface MailSettings extends ComposeSettings {
  store: LeadsStore
  transport: MailTransport
  /** Loads the content of a language; called for each message, so that an edit takes effect at once. */
  loadContent(locale: Locale): Promise<MailContent>
}

/** Returns what composing and sending messages depends on. */
export const createMailSettings = ({ store, secret, siteUrl }: LeadsServices, settings: Settings): MailSettings => ({
  store,
  secret,
  siteUrl,
  transport: createMailTransport(settings),
  from: settings.MAIL_FROM,
  teamEmail: settings.LEADS_TEAM_EMAIL,
  loadContent: (locale) => loadMailContent(locale),
  renderOnePager,
})

/** Creates the channels that answer the visitor, unless the address unsubscribed, and notify the team. */
export function createMailChannels(settings: MailSettings): Record<'visitor-mail' | 'team-notice', Deliver> {
  async function send({ id }: Delivery, mail: Mail): Promise<'delivered'> {
    // The same id for every attempt, so that a mail program shows a repeated message once.
    const messageId = `<${id}@${mail.from.address.split('@').at(-1) ?? 'localhost'}>`
    await settings.transport.send(id, { ...mail, messageId })
    return 'delivered'
  }
  return {
    async 'visitor-mail'(delivery, lead) {
      if (await isSuppressed(settings.store.db, lead.email)) return 'suppressed'
      const content = await settings.loadContent(getLeadLocale(lead))
      return send(delivery, await composeVisitorMail(lead, content, settings))
    },
    async 'team-notice'(delivery, lead) {
      return send(delivery, await composeTeamMail(lead, await settings.loadContent(defaultLocale), settings))
    },
  }
}

/** Creates all channels that leads are delivered on. */
export const createChannels = (services: LeadsServices, settings: Settings): Record<Channel, Deliver> => ({
  ...createMailChannels(createMailSettings(services, settings)),
  webhook: createWebhookChannel(settings.LEADS_WEBHOOK_URL, settings.LEADS_WEBHOOK_SECRET),
})
