import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import type { Deliver } from '../delivery.ts'
import { isSuppressed } from '../store/suppressions.ts'
import type { LeadsStore } from '../store/open.ts'
import { type ComposeSettings, composeTeamMail, composeVisitorMail } from './compose.ts'
import type { MailContent } from './content.ts'
import type { MailTransport } from './transport.ts'
import { getLeadLocale } from './details.ts'

export interface MailSettings extends ComposeSettings {
  store: LeadsStore
  transport: MailTransport
  /** Loads the content of a language; called for each message, so that an edit takes effect at once. */
  loadContent(locale: Locale): Promise<MailContent>
}

/** Returns the same id for every attempt, so that a mail program shows a repeated message once. */
function createMessageId(deliveryId: string, sender: string): string {
  return `<${deliveryId}@${sender.split('@').at(-1) ?? 'localhost'}>`
}

/** Creates the channel that answers the visitor, unless the address unsubscribed. */
export function createVisitorMailChannel(settings: MailSettings): Deliver {
  return async (delivery, lead) => {
    if (await isSuppressed(settings.store.db, lead.email)) return 'suppressed'
    const mail = await composeVisitorMail(lead, await settings.loadContent(getLeadLocale(lead)), settings)
    await settings.transport.send(delivery.id, { ...mail, messageId: createMessageId(delivery.id, mail.from.address) })
    return 'delivered'
  }
}

/** Creates the channel that notifies the team, in its own language. A reply goes to the visitor. */
export function createTeamNoticeChannel(settings: MailSettings): Deliver {
  return async (delivery, lead) => {
    const mail = await composeTeamMail(lead, await settings.loadContent(defaultLocale), settings)
    await settings.transport.send(delivery.id, { ...mail, messageId: createMessageId(delivery.id, mail.from.address) })
    return 'delivered'
  }
}
