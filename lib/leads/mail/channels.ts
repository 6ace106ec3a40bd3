import { createElement } from 'react'
import { render } from '@react-email/render'
import type { SendMailOptions } from 'nodemailer'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { type MailTransport, parseAddress } from './transport.ts'
import type { Deliver } from '../delivery.ts'
import { isSuppressed } from '../store/suppressions.ts'
import type { LeadsStore } from '../store/open.ts'
import type { Lead } from '../store/schema.ts'
import { unsubscribeLinks } from '../unsubscribeLink.ts'
import type { MailContent } from './content.ts'
import { MessageDocument } from './MessageDocument.tsx'
import { contactOf, type MessageWords, teamMessage, visitorMessage } from './messages.ts'
import { localeOfLead } from './words.ts'

export interface MailSettings {
  store: LeadsStore
  transport: MailTransport
  secret: string
  siteUrl: string
  /** Sender, as an address or `Name <address>`; by default the contact of the form. */
  from?: string | undefined
  /** Receives notices of requests; by default the partners mailbox. */
  teamEmail?: string | undefined
  /** The words in a language, fetched anew for each message so that an edit counts at once. */
  loadContent(locale: Locale): Promise<MailContent>
  /** The 1-pager as PDF. */
  renderOnePager(content: MailContent, siteUrl: string): Promise<Buffer>
}

async function parts(words: MessageWords): Promise<Pick<SendMailOptions, 'subject' | 'html' | 'text'>> {
  const element = createElement(MessageDocument, { words })
  return { subject: words.subject, html: await render(element), text: await render(element, { plainText: true }) }
}

/** The same for every attempt, so that a mail program shows a repeated message once. */
function messageId(deliveryId: string, sender: string): string {
  return `<${deliveryId}@${sender.split('@').at(-1) ?? 'localhost'}>`
}

async function attachments(
  lead: Lead,
  content: MailContent,
  settings: MailSettings,
): Promise<SendMailOptions['attachments']> {
  if (lead.form !== 'one-pager') return []
  const { attachmentName } = content.emails.onePagerMail
  const pdf = await settings.renderOnePager(content, settings.siteUrl)
  return [{ filename: attachmentName, content: pdf, contentType: 'application/pdf' }]
}

/** Answers the visitor, unless the address unsubscribed. */
export function visitorMailChannel(settings: MailSettings): Deliver {
  return async (delivery, lead) => {
    if (await isSuppressed(settings.store.db, lead.email)) return 'suppressed'
    const content = await settings.loadContent(localeOfLead(lead))
    const contact = contactOf(lead.form, content)
    const from = parseAddress(settings.from ?? contact, content.emails.common.senderName)
    const links = unsubscribeLinks(settings, lead, content.locale)
    await settings.transport.send(delivery.id, {
      ...(await parts(visitorMessage(lead, content, { unsubscribe: links.page, siteUrl: settings.siteUrl }))),
      from,
      replyTo: contact,
      to: { name: lead.name ?? '', address: lead.email },
      messageId: messageId(delivery.id, from.address),
      attachments: await attachments(lead, content, settings),
      headers: {
        'List-Unsubscribe': { prepared: true, value: `<${links.oneClick}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-replied',
      },
    })
    return 'delivered'
  }
}

/** Tells the team, in its own language; an answer goes to the visitor. */
export function teamNoticeChannel(settings: MailSettings): Deliver {
  return async (delivery, lead) => {
    const content = await settings.loadContent(defaultLocale)
    const team = settings.teamEmail ?? content.site.contacts.partnersEmail
    const from = parseAddress(settings.from ?? team, content.emails.common.senderName)
    await settings.transport.send(delivery.id, {
      ...(await parts(teamMessage(lead, content, settings.siteUrl))),
      from,
      replyTo: { name: lead.name ?? '', address: lead.email },
      to: team,
      messageId: messageId(delivery.id, from.address),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return 'delivered'
  }
}
