import { formatDate } from '#lib/content/format.ts'
import { fillTokens, getSiteTokenValues, type TokenValues } from '#lib/content/tokens.ts'
import { translate, translateGroup } from '#lib/i18n/translator.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { localeHomes, getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type LeadForm, getOnePagerPath } from '#lib/forms.ts'
import { leadFields } from '../contracts.ts'
import { getAnswers } from '../store/answers.ts'
import type { Lead } from '../store/schema.ts'
import type { MailContent } from './content.ts'

export interface Detail {
  label: string
  value: string
}

interface Link {
  label: string
  href: string
}

/** The texts of a message. All are plain; the template escapes them. */
export interface MessageTexts extends SharedTexts {
  greeting: string
  details: Detail[]
  button?: Link
  /** The legally required paragraphs, in reading order. */
  footer: string[]
  links: Link[]
}

/** Returns what was entered in each field, a choice by its label. */
function describeAnswers(lead: Lead, locale: Locale) {
  const options: Partial<Record<string, Partial<Record<string, string>>>> = translateGroup('forms', locale).options
  const answers = getAnswers(lead)
  return Object.keys(leadFields).map((name) => {
    const answer = answers[name] ?? null
    return [name, answer && (options[name]?.[answer] ?? answer)] as const
  })
}

export function listDetails(lead: Lead, locale: Locale): Detail[] {
  const labels: Partial<Record<string, string>> = translateGroup('forms', locale).labels
  return describeAnswers(lead, locale).flatMap(([name, value]) =>
    value ? [{ label: labels[name] ?? name, value }] : [],
  )
}

/** Lists where the visit of a lead came from, as far as it is known. */
export function listOrigin(lead: Lead, locale: Locale): Detail[] {
  const { columns } = translateGroup('leadsTable', locale)
  const campaign = [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter((part) => part !== null).join(' / ')
  const details = [
    { label: columns.partner, value: lead.partner },
    { label: columns.landing_variant, value: lead.landing_variant },
    { label: columns.split, value: lead.split },
    { label: columns.utm_campaign, value: campaign },
    { label: columns.referrer_host, value: lead.referrer_host },
  ]
  return details.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

function getRequestValues(lead: Lead, content: MailContent): TokenValues {
  const { formNames, notGiven } = content.emails.teamNotice
  const answers = describeAnswers(lead, content.locale).map(([name, answer]) => [name, answer ?? notGiven])
  return {
    ...Object.fromEntries(answers),
    // A company named after its web address, such as "Ratehub.ca", is withheld from the visitor's message.
    company: lead.company ?? translate('mail.yourCompany', {}, content.locale),
    formName: lead.form === 'demo' ? formNames.demo : formNames.onePager,
    receivedAt: formatDate(lead.updated_at, content.locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: SITE_TIME_ZONE,
    }),
  }
}

type VisitorMessage = Pick<MailContent['emails']['demoConfirmation'], 'subject' | 'preheader' | 'paragraphs' | 'reason'>

const visitorMessages: Record<LeadForm, (emails: MailContent['emails']) => VisitorMessage> = {
  demo: (emails) => emails.demoConfirmation,
  'one-pager': (emails) => emails.onePagerMail,
  'android-waitlist': (emails) => emails.waitlistConfirmation,
}

export function getContact(form: LeadForm, { site }: MailContent): string {
  return form === 'android-waitlist' ? site.contacts.supportEmail : site.contacts.partnersEmail
}

/** A web address or phone number, which a stranger could have mailed from this domain by giving another's mailbox. */
const CONTACT = /:\/\/|[\p{L}\p{N}][.。．｡]\p{L}{2,}|(?:\p{N}[^\p{L}\p{N}]*){10}/u

export function withoutContacts(lead: Lead): Lead {
  const clean = (text: string | null) => (text !== null && CONTACT.test(text) ? null : text)
  return { ...lead, name: clean(lead.name), company: clean(lead.company) }
}

/** Fills the tokens of a message about a request, and of the texts that all messages share. */
function fillTexts<Message extends Omit<VisitorMessage, 'reason'>>(
  template: Message,
  lead: Lead,
  content: MailContent,
  siteUrl: string,
) {
  const contactEmail = getContact(lead.form, content)
  const { locale, site } = content
  const values = { ...getSiteTokenValues(site, locale), ...getRequestValues(lead, content), contactEmail }
  const message = fillTokens(template, values)
  const common = fillTokens(content.emails.common, values)
  const { subject, preheader, paragraphs } = message
  const texts = { locale, siteUrl, productName: site.productName, subject, preheader, paragraphs }
  return { message, common, shared: { ...texts, signOff: common.signOff } }
}

type SharedTexts = ReturnType<typeof fillTexts>['shared']

export function composeVisitorMessage(
  request: Lead,
  content: MailContent,
  { unsubscribe, siteUrl }: { unsubscribe: string; siteUrl: string },
): MessageTexts {
  const lead = withoutContacts(request)
  const { locale, emails } = content
  const { message, common, shared } = fillTexts(visitorMessages[lead.form](emails), lead, content, siteUrl)
  const button = { label: emails.onePagerMail.ctaLabel, href: siteUrl + getOnePagerPath(locale) }
  return {
    ...shared,
    greeting: lead.name === null ? common.greetingNoName : common.greeting,
    details: lead.form === 'demo' ? listDetails(lead, locale) : [],
    ...(lead.form === 'one-pager' && { button }),
    footer: [
      `${message.reason} ${common.contactLine}`,
      `${common.notLenderLine} ${common.identity} ${common.postalAddress}`,
      `${common.unsubscribeText} ${common.unsubscribeValidity}`,
    ],
    links: [
      { label: common.unsubscribeLabel, href: unsubscribe },
      { label: common.privacyLabel, href: siteUrl + getPageHref(localeHomes[locale], pages.privacy.path) },
    ],
  }
}

export function composeTeamMessage(lead: Lead, content: MailContent, siteUrl: string): MessageTexts {
  const { common, shared } = fillTexts(content.emails.teamNotice, lead, content, siteUrl)
  const figures = lead.calculator ? [lead.calculator] : []
  const language =
    new Intl.DisplayNames(content.locale, { type: 'language' }).of(new Intl.Locale(lead.locale).language) ?? ''
  return {
    ...shared,
    greeting: common.greetingNoName,
    paragraphs: [...shared.paragraphs, ...figures, translate('mail.visitorLanguage', { language }, content.locale)],
    details: [...listDetails(lead, content.locale), ...listOrigin(lead, content.locale)],
    footer: [`${common.identity} ${common.postalAddress}`],
    links: [],
  }
}
