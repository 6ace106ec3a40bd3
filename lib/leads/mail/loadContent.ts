import { defineQuery } from 'groq'
import { publishedClient } from '#lib/content/client.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { mailContentSchema } from './content.ts'
import type { MailContent } from './content.ts'
import { inLanguage } from '#lib/content/languages.ts'

const mailQuery = defineQuery(`{
  "site": *[_type == "siteSettings" && ${inLanguage}][0]{productName, legalEntity, contacts, ctas},
  "emails": *[_type == "emailMessages" && ${inLanguage}][0],
  "onePager": *[_type == "onePager" && ${inLanguage}][0]
}`)

/**
 * The published words of messages and of the 1-pager in a language, read anew each time.
 *
 * @throws Error when the content cannot be reached or lacks a text; a delivery then waits for its next attempt
 */
export async function loadMailContent(language: Locale = defaultLocale): Promise<MailContent> {
  return mailContentSchema.parse(await publishedClient().fetch(mailQuery, { language }, { cache: 'no-store' }))
}
