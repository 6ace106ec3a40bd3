import { fillTokens } from '#lib/content/tokens.ts'
import { localeHomes, getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type LeadForm, getOnePagerPath } from '../forms.ts'
import type { Lead } from '../store/schema.ts'
import type { MailContent } from './content.ts'
import { getCompanyValues, type Detail, requestDetails, requestValues, describeVisitorLanguage } from './details.ts'

/** The texts of a message. All are plain; the template escapes them. */
export interface MessageTexts {
  locale: string
  siteUrl: string
  productName: string
  subject: string
  preheader: string
  greeting: string
  paragraphs: string[]
  details: Detail[]
  signOff: string
  button?: { label: string; href: string }
  /** The legally required paragraphs, in reading order. */
  footer: string[]
  links: { label: string; href: string }[]
}

type VisitorMessage = Pick<MailContent['emails']['demoConfirmation'], 'subject' | 'preheader' | 'paragraphs' | 'reason'>

const visitorMessages: Record<LeadForm, (emails: MailContent['emails']) => VisitorMessage> = {
  demo: (emails) => emails.demoConfirmation,
  'one-pager': (emails) => emails.onePagerMail,
  'android-waitlist': (emails) => emails.waitlistConfirmation,
}

/** Returns the contact for questions about a form. */
export function getContact(form: LeadForm, { site }: MailContent): string {
  return form === 'android-waitlist' ? site.contacts.supportEmail : site.contacts.partnersEmail
}

/** A web address, which a stranger could have mailed from this domain by giving another person's mailbox. */
const WEB_ADDRESS = /:\/\/|\p{L}\.\p{L}{2,}/u

function withoutWebAddresses(lead: Lead): Lead {
  const clean = (text: string | null) => (text !== null && WEB_ADDRESS.test(text) ? null : text)
  return { ...lead, name: clean(lead.name), company: clean(lead.company) }
}

/** Fills the tokens of a message about a request, and of the texts that all messages share. */
function fillTexts<Message>(message: Message, lead: Lead, content: MailContent, contactEmail: string) {
  const values = { ...getCompanyValues(content), ...requestValues(lead, content), contactEmail }
  const common = fillTokens(content.emails.common, values)
  const shared = { locale: content.locale, productName: content.site.productName, signOff: common.signOff }
  return { message: fillTokens(message, values), common, shared }
}

/** Creates the texts of the answer to a visitor's request. */
export function composeVisitorMessage(
  request: Lead,
  content: MailContent,
  links: { unsubscribe: string; siteUrl: string },
): MessageTexts {
  const lead = withoutWebAddresses(request)
  const { message, common, shared } = fillTexts(
    visitorMessages[lead.form](content.emails),
    lead,
    content,
    getContact(lead.form, content),
  )
  const button = {
    label: content.emails.onePagerMail.ctaLabel,
    href: `${links.siteUrl}${getOnePagerPath(content.locale)}`,
  }
  return {
    ...shared,
    siteUrl: links.siteUrl,
    subject: message.subject,
    preheader: message.preheader,
    greeting: lead.name === null ? common.greetingNoName : common.greeting,
    paragraphs: message.paragraphs,
    details: lead.form === 'demo' ? requestDetails(lead, content.locale) : [],
    ...(lead.form === 'one-pager' && { button }),
    footer: [
      `${message.reason} ${common.contactLine}`,
      `${common.notLenderLine} ${common.identity} ${common.postalAddress}`,
      `${common.unsubscribeText} ${common.unsubscribeValidity}`,
    ],
    links: [
      { label: common.unsubscribeLabel, href: links.unsubscribe },
      {
        label: common.privacyLabel,
        href: `${links.siteUrl}${getPageHref(localeHomes[content.locale], pages.privacy.path)}`,
      },
    ],
  }
}

/** Creates the texts of the team's notice of a request. */
export function composeTeamMessage(lead: Lead, content: MailContent, siteUrl: string): MessageTexts {
  const { teamNotice } = content.emails
  const { message, common, shared } = fillTexts(teamNotice, lead, content, content.site.contacts.partnersEmail)
  return {
    ...shared,
    siteUrl,
    subject: message.subject,
    preheader: message.preheader,
    greeting: common.greetingNoName,
    paragraphs: [
      ...message.paragraphs,
      ...(lead.calculator ? [lead.calculator] : []),
      describeVisitorLanguage(lead, content),
    ],
    details: requestDetails(lead, content.locale),
    footer: [`${common.identity} ${common.postalAddress}`],
    links: [],
  }
}
