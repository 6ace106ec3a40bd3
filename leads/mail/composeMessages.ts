import { formatDate } from '#lib/content/format.ts'
import { fillTokens, getSiteTokenValues, type TokenValues } from '#lib/content/tokens.ts'
import { translate, translateGroup } from '#lib/i18n/translator.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import { localeHomes, getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import type { LeadForm } from '#lib/forms.ts'
import { getOnePagerPath } from '#lib/onePagerPath.ts'
import { leadFields } from '../contracts.ts'
import { getAnswers } from '../database/answers.ts'
import type { Lead } from '../database/schema.ts'
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
function describeAnswers(lead: Lead, locale: Locale): Record<string, string | null> {
  const options: Partial<Record<string, Partial<Record<string, string>>>> = translateGroup('forms', locale).options
  const answers = getAnswers(lead)
  return Object.fromEntries(
    Object.keys(leadFields).map((name) => {
      const answer = answers[name] ?? null
      return [name, answer && (options[name]?.[answer] ?? answer)]
    }),
  )
}

/** Returns where the visit of a lead came from, as far as it is known. */
const describeOrigin = (lead: Lead) => ({
  partner: lead.partner,
  landing_variant: lead.landing_variant,
  split: lead.split,
  utm_campaign: [lead.utm_source, lead.utm_medium, lead.utm_campaign].filter((part) => part !== null).join(' / '),
  referrer_host: lead.referrer_host,
})

/** Lists what is known, with its labels. */
const toDetails = (values: Record<string, string | null>, labels: Partial<Record<string, string>>): Detail[] =>
  Object.entries(values).flatMap(([name, value]) => (value ? [{ label: labels[name] ?? name, value }] : []))

const listAnswers = (answers: Record<string, string | null>, locale: Locale) =>
  toDetails(answers, translateGroup('forms', locale).labels)

const listOrigin = (origin: Record<string, string | null>, locale: Locale) =>
  toDetails(origin, translateGroup('leadsTable', locale).columns)

/** Lists what was entered in a form and where the visit came from. */
export const listDetails = (lead: Lead, locale: Locale): Detail[] => [
  ...listAnswers(describeAnswers(lead, locale), locale),
  ...listOrigin(describeOrigin(lead), locale),
]

/** The words in which the messages of a form differ, all plain. The rest is the same for each request. */
export interface MergeFields {
  answers: Record<string, string | null>
  origin: Record<string, string | null>
  calculator: string | null
  receivedAt: string
  language: string
  /** Empty in messages to the team. */
  unsubscribe: string
}

const createLanguageNames = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'language' })

const languageNames = {
  'en-CA': createLanguageNames('en-CA'),
  'fr-CA': createLanguageNames('fr-CA'),
} satisfies Record<Locale, Intl.DisplayNames>

/** Returns what a message says of one request. @param locale of the message */
export function describeRequest(lead: Lead, locale: Locale, unsubscribe = ''): MergeFields {
  const language = languageNames[locale].of(new Intl.Locale(lead.locale).language) ?? ''
  const receivedAt = formatDate(lead.updated_at, locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: SITE_TIME_ZONE,
  })
  const [answers, origin] = [describeAnswers(lead, locale), describeOrigin(lead)]
  return { answers, origin, calculator: lead.calculator, receivedAt, language, unsubscribe }
}

function getRequestValues(form: LeadForm, { answers, receivedAt }: MergeFields, content: MailContent): TokenValues {
  const { formNames, notGiven } = content.emails.teamNotice
  return {
    ...Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer ?? notGiven])),
    // A company named after its web address, such as "Ratehub.ca", is withheld from the visitor's message.
    company: answers['company'] ?? translate('mail.yourCompany', {}, content.locale),
    formName: form === 'demo' ? formNames.demo : formNames.onePager,
    receivedAt,
  }
}

type VisitorMessage = Pick<MailContent['emails']['demoConfirmation'], 'subject' | 'preheader' | 'paragraphs' | 'reason'>

const visitorMessages: Record<LeadForm, (emails: MailContent['emails']) => VisitorMessage> = {
  demo: (emails) => emails.demoConfirmation,
  'one-pager': (emails) => emails.onePagerMail,
  'android-waitlist': (emails) => emails.waitlistConfirmation,
}

/** Returns the address that answers about a form. */
export function getContact(form: LeadForm, { site }: MailContent): string {
  return form === 'android-waitlist' ? site.contacts.supportEmail : site.contacts.partnersEmail
}

/** A web address or phone number, which a stranger could have mailed from this domain by giving another's mailbox. */
const CONTACT = /:\/\/|[\p{L}\p{N}][.。．｡]\p{L}{2,}|(?:\p{N}[^\p{L}\p{N}]*){10}/u

/** Returns a lead without a name or company that holds a web address or phone number. */
export function withoutContacts(lead: Lead): Lead {
  const clean = (text: string | null) => (text !== null && CONTACT.test(text) ? null : text)
  return { ...lead, name: clean(lead.name), company: clean(lead.company) }
}

/** Fills the tokens of a message about a request, and of the texts that all messages share. */
function fillTexts<Message extends Omit<VisitorMessage, 'reason'>>(
  template: Message,
  form: LeadForm,
  fields: MergeFields,
  { content, siteUrl }: Context,
) {
  const contactEmail = getContact(form, content)
  const { locale, site } = content
  const values = { ...getSiteTokenValues(site, locale), ...getRequestValues(form, fields, content), contactEmail }
  const message = fillTokens(template, values)
  const common = fillTokens(content.emails.common, values)
  const { subject, preheader, paragraphs } = message
  const texts = { locale, siteUrl, productName: site.productName, subject, preheader, paragraphs }
  return { message, common, shared: { ...texts, signOff: common.signOff } }
}

type SharedTexts = ReturnType<typeof fillTexts>['shared']

interface Context {
  content: MailContent
  siteUrl: string
}

/** Composes the answer to a visitor. @param fields of a request {@link withoutContacts} */
export function composeVisitorMessage(form: LeadForm, fields: MergeFields, context: Context): MessageTexts {
  const { content, siteUrl } = context
  const { locale, emails } = content
  const { message, common, shared } = fillTexts(visitorMessages[form](emails), form, fields, context)
  const button = { label: emails.onePagerMail.ctaLabel, href: siteUrl + getOnePagerPath(locale) }
  return {
    ...shared,
    greeting: fields.answers['name'] === null ? common.greetingNoName : common.greeting,
    details: form === 'demo' ? listAnswers(fields.answers, locale) : [],
    ...(form === 'one-pager' && { button }),
    footer: [
      `${message.reason} ${common.contactLine}`,
      `${common.notLenderLine} ${common.identity} ${common.postalAddress}`,
      `${common.unsubscribeText} ${common.unsubscribeValidity}`,
    ],
    links: [
      { label: common.unsubscribeLabel, href: fields.unsubscribe },
      { label: common.privacyLabel, href: siteUrl + getPageHref(localeHomes[locale], pages.privacy.path) },
    ],
  }
}

/** Composes the team's notice of a request. */
export function composeTeamMessage(form: LeadForm, fields: MergeFields, context: Context): MessageTexts {
  const { locale, emails } = context.content
  const { common, shared } = fillTexts(emails.teamNotice, form, fields, context)
  const { answers, origin, calculator, language } = fields
  const figures = calculator ? [calculator] : []
  return {
    ...shared,
    greeting: common.greetingNoName,
    paragraphs: [...shared.paragraphs, ...figures, translate('mail.visitorLanguage', { language }, locale)],
    details: [...listAnswers(answers, locale), ...listOrigin(origin, locale)],
    footer: [`${common.identity} ${common.postalAddress}`],
    links: [],
  }
}
