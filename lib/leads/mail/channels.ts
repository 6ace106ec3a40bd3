import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import type { Deliver } from '../delivery.ts'
import { isSuppressed } from '../store/suppressions.ts'
import type { LeadsStore } from '../store/open.ts'
import { type ComposeSettings, teamMail, visitorMail } from './compose.ts'
import type { MailContent } from './content.ts'
import type { MailTransport } from './transport.ts'
import { localeOfLead } from './words.ts'

export interface MailSettings extends ComposeSettings {
  store: LeadsStore
  transport: MailTransport
  /** The words in a language, fetched anew for each message so that an edit counts at once. */
  loadContent(locale: Locale): Promise<MailContent>
}

/** The same for every attempt, so that a mail program shows a repeated message once. */
function messageId(deliveryId: string, sender: string): string {
  return `<${deliveryId}@${sender.split('@').at(-1) ?? 'localhost'}>`
}

/** Answers the visitor, unless the address unsubscribed. */
export function visitorMailChannel(settings: MailSettings): Deliver {
  return async (delivery, lead) => {
    if (await isSuppressed(settings.store.db, lead.email)) return 'suppressed'
    const mail = await visitorMail(lead, await settings.loadContent(localeOfLead(lead)), settings)
    await settings.transport.send(delivery.id, { ...mail, messageId: messageId(delivery.id, mail.from.address) })
    return 'delivered'
  }
}

/** Tells the team, in its own language; an answer goes to the visitor. */
export function teamNoticeChannel(settings: MailSettings): Deliver {
  return async (delivery, lead) => {
    const mail = await teamMail(lead, await settings.loadContent(defaultLocale), settings)
    await settings.transport.send(delivery.id, { ...mail, messageId: messageId(delivery.id, mail.from.address) })
    return 'delivered'
  }
}
