import { translate, translateGroup } from '#lib/i18n/translator.ts'
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'
import type { TokenValues } from '#lib/content/tokens.ts'
import type { Lead } from '../store/schema.ts'
import type { MailContent } from './content.ts'

/** Returns the language of a stored lead, or the default one if the site no longer has it. */
export function getLeadLocale(lead: Lead): Locale {
  return locales.find((locale) => locale === lead.locale) ?? defaultLocale
}

export function getCompanyValues({ site }: MailContent): TokenValues {
  return {
    legalName: site.legalEntity.legalName,
    postalAddress: site.legalEntity.postalAddress.join(', '),
    supportEmail: site.contacts.supportEmail,
    partnersEmail: site.contacts.partnersEmail,
  }
}

export interface Detail {
  label: string
  value: string
}

/** Lists the answers of a form with their labels in a language. */
export function requestDetails(lead: Lead, locale: Locale): Detail[] {
  const { labels, options } = translateGroup('forms', locale)
  const { leads_per_month: volume, lender_type: lender, business_type: business } = lead
  const details = [
    { label: labels.contactName, value: lead.name },
    { label: labels.email, value: lead.email },
    { label: labels.companyName, value: lead.company },
    { label: labels.leadsPerMonth, value: volume && options.leadsPerMonth[volume] },
    { label: labels.lenderType, value: lender && options.lenderType[lender] },
    { label: labels.businessType, value: business && options.type[business] },
  ]
  return details.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** Returns the values of the tokens about a request: labels of the chosen options, and a text for missing answers. */
export function requestValues(lead: Lead, content: MailContent): TokenValues {
  const { options } = translateGroup('forms', content.locale)
  const { formNames, notGiven } = content.emails.teamNotice
  return {
    name: lead.name ?? notGiven,
    company: lead.company ?? notGiven,
    email: lead.email,
    leadsPerMonth: lead.leads_per_month === null ? notGiven : options.leadsPerMonth[lead.leads_per_month],
    lenderType: lead.lender_type === null ? notGiven : options.lenderType[lead.lender_type],
    type: lead.business_type === null ? notGiven : options.type[lead.business_type],
    formName: lead.form === 'demo' ? formNames.demo : formNames.onePager,
    receivedAt: new Intl.DateTimeFormat(content.locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: SITE_TIME_ZONE,
    }).format(new Date(lead.updated_at)),
  }
}

export function describeVisitorLanguage(lead: Lead, { locale }: MailContent): string {
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(new Intl.Locale(getLeadLocale(lead)).language)
  return translate('mail.visitorLanguage', { language: language ?? lead.locale }, locale)
}
