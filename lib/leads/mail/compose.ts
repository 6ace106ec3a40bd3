import { createElement } from 'react'
import { render } from '@react-email/render'
import type { SendMailOptions } from 'nodemailer'
import type { Lead } from '../store/schema.ts'
import { unsubscribeLinks } from '../unsubscribeLink.ts'
import type { MailContent } from './content.ts'
import { MessageDocument } from './MessageDocument.tsx'
import { getContact, type MessageTexts, composeTeamMessage, composeVisitorMessage } from './messages.ts'
import { type Mailbox, parseAddress } from './transport.ts'

export interface ComposeSettings {
  secret: string
  siteUrl: string
  /** Sender, as an address or `Name <address>`; by default the contact of the form. */
  from?: string | undefined
  /** Receives notices of requests; by default the partners mailbox. */
  teamEmail?: string | undefined
  renderOnePager(content: MailContent, siteUrl: string): Promise<Buffer>
}

export type Mail = SendMailOptions & { from: Mailbox; subject: string; html: string }

async function parts(words: MessageTexts) {
  const element = createElement(MessageDocument, { words })
  return { subject: words.subject, html: await render(element), text: await render(element, { plainText: true }) }
}

async function createAttachments(lead: Lead, content: MailContent, settings: ComposeSettings) {
  if (lead.form !== 'one-pager') return []
  const { attachmentName } = content.emails.onePagerMail
  const pdf = await settings.renderOnePager(content, settings.siteUrl)
  return [{ filename: attachmentName, content: pdf, contentType: 'application/pdf' }]
}

/** Composes the answer to a visitor's request. */
export async function composeVisitorMail(lead: Lead, content: MailContent, settings: ComposeSettings): Promise<Mail> {
  const contact = getContact(lead.form, content)
  const links = unsubscribeLinks(settings, lead, content.locale)
  return {
    ...(await parts(composeVisitorMessage(lead, content, { unsubscribe: links.page, siteUrl: settings.siteUrl }))),
    from: parseAddress(settings.from ?? contact, content.emails.common.senderName),
    replyTo: contact,
    to: { name: lead.name ?? '', address: lead.email },
    attachments: await createAttachments(lead, content, settings),
    headers: {
      'List-Unsubscribe': { prepared: true, value: `<${links.oneClick}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-replied',
    },
  }
}

/** Composes the team's notice of a request. A reply goes to the visitor. */
export async function composeTeamMail(lead: Lead, content: MailContent, settings: ComposeSettings): Promise<Mail> {
  const team = settings.teamEmail ?? content.site.contacts.partnersEmail
  return {
    ...(await parts(composeTeamMessage(lead, content, settings.siteUrl))),
    from: parseAddress(settings.from ?? team, content.emails.common.senderName),
    replyTo: { name: lead.name ?? '', address: lead.email },
    to: team,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
