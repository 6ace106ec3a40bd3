import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }
import type { Locale } from '#lib/i18n/locales.ts'
import { type MailContent, toMailContent } from '#leads/mail/content.ts'

const readSeed = (locale: Locale, { siteSettings: site, emails, onePager }: typeof english | typeof french) =>
  toMailContent({ site, emails, onePager }, locale)

/** The words that the site ships with, as messages and the 1-pager read them. */
export const seedContents: Record<Locale, MailContent> = {
  'en-CA': readSeed('en-CA', english),
  'fr-CA': readSeed('fr-CA', french),
}

export const seedContent = seedContents['en-CA']
