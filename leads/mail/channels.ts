import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { SendMailOptions } from 'nodemailer'
import type { Settings } from '#lib/env.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import type { Deliver } from '../delivery.ts'
import { renderOnePager } from '../pdf/renderOnePager.ts'
import type { LeadsServices } from '../services.ts'
import { findSuppressed, toSuppressionKey } from '../database/suppressions.ts'
import type { Channel, Delivery, Lead } from '../database/schema.ts'
import { createUnsubscribeLinks } from '../unsubscribe.ts'
import { createWebhookChannel } from '../webhookChannel.ts'
import { createMailContentLoader, type MailContent } from './content.ts'
import { mergeMail } from './merge.tsx'
import { describeRequest, getContact, withoutContacts } from './composeMessages.ts'
import { createMailTransport, type Mailbox, parseAddress } from '#lib/mail/transport.ts'

export type MailSettings = ReturnType<typeof createMailSettings>

export const createMailSettings = ({ database, secret, siteUrl }: LeadsServices, settings: Settings) => ({
  database,
  secret,
  siteUrl,
  transport: createMailTransport(settings),
  /** Sender, as an address or `Name <address>`; by default the contact of the form. */
  from: settings.MAIL_FROM,
  /** Receives notices of requests; by default the partners mailbox. */
  teamEmail: settings.LEADS_TEAM_EMAIL,
  /** Loads the content of a language; called for each batch, so that an edit takes effect with the next one. */
  loadContent: createMailContentLoader(),
  renderOnePager,
})

type Mail = SendMailOptions & { from: Mailbox; subject: string; html: string }

async function createAttachments(lead: Lead, content: MailContent, settings: MailSettings) {
  if (lead.form !== 'one-pager') return []
  const pdf = await settings.renderOnePager(content, settings.siteUrl)
  return [{ filename: content.emails.onePagerMail.attachmentName, content: pdf, contentType: 'application/pdf' }]
}

/** Composes the mail that a visitor gets for a form, with the links to unsubscribe. */
export async function composeVisitorMail(request: Lead, content: MailContent, settings: MailSettings): Promise<Mail> {
  const lead = withoutContacts(request)
  const contact = getContact(lead.form, content)
  const { page, oneClick } = createUnsubscribeLinks(settings, lead, content.locale)
  const context = { content, siteUrl: settings.siteUrl }
  return {
    ...(await mergeMail('visitor', lead.form, describeRequest(lead, content.locale, page), context)),
    from: parseAddress(settings.from ?? contact, content.emails.common.senderName),
    replyTo: contact,
    to: { name: lead.name ?? '', address: lead.email },
    attachments: await createAttachments(lead, content, settings),
    headers: {
      'List-Unsubscribe': { prepared: true, value: `<${oneClick}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-replied',
    },
  }
}

/** Composes the team's notice of a request. A reply goes to the visitor. */
export async function composeTeamMail(lead: Lead, content: MailContent, settings: MailSettings): Promise<Mail> {
  const team = settings.teamEmail ?? content.site.contacts.partnersEmail
  const context = { content, siteUrl: settings.siteUrl }
  return {
    ...(await mergeMail('team', lead.form, describeRequest(lead, content.locale), context)),
    from: parseAddress(settings.from ?? team, content.emails.common.senderName),
    replyTo: { name: lead.name ?? '', address: lead.email },
    to: team,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/**
 * Creates a batch's channels that answer the visitor, unless the address unsubscribed since, and notify the team.
 *
 * @param leads of the batch
 */
export function createMailChannels(
  settings: MailSettings,
  leads: readonly Lead[],
): Record<'visitor-mail' | 'team-notice', Deliver> {
  let suppressed: ReturnType<typeof findSuppressed> | undefined
  const contents = new Map<Locale, Promise<MailContent>>()
  function loadContent(locale: Locale): Promise<MailContent> {
    const content = contents.get(locale) ?? settings.loadContent(locale)
    contents.set(locale, content)
    return content
  }

  let lastTurn: Promise<unknown> = Promise.resolve()
  /** Composes the messages of a batch one after the other, and lets other requests be answered in between. */
  function composeInTurn(compose: () => Promise<Mail>): Promise<Mail> {
    const mail = lastTurn.then(() => yieldToOthers()).then(compose)
    lastTurn = mail.catch(() => undefined)
    return mail
  }

  async function send({ id }: Delivery, mail: Mail): Promise<'delivered'> {
    // The same id for every attempt, so that a mail program shows a repeated message once.
    const messageId = `<${id}@${mail.from.address.split('@').at(-1) ?? 'localhost'}>`
    await settings.transport.send(id, { ...mail, messageId })
    return 'delivered'
  }
  return {
    async 'visitor-mail'(delivery, lead) {
      suppressed ??= findSuppressed(settings.database.db, leads)
      if ((await suppressed).has(toSuppressionKey(lead))) return 'suppressed'
      const content = await loadContent(lead.locale)
      return send(delivery, await composeInTurn(() => composeVisitorMail(lead, content, settings)))
    },
    async 'team-notice'(delivery, lead) {
      const content = await loadContent(defaultLocale)
      return send(delivery, await composeInTurn(() => composeTeamMail(lead, content, settings)))
    },
  }
}

/** Returns a function that creates the channels of a batch. */
export function createChannels(
  services: LeadsServices,
  settings: Settings,
): (leads: readonly Lead[]) => Record<Channel, Deliver> {
  const mail = createMailSettings(services, settings)
  const webhook = createWebhookChannel(settings.LEADS_WEBHOOK_URL, settings.LEADS_WEBHOOK_SECRET)
  return (leads) => ({ ...createMailChannels(mail, leads), webhook })
}
