import { defineQuery } from 'groq'
import { getPublishedClient } from '#lib/content/client.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { type MailContent, mailContentSchema } from './content.ts'

const mailQuery = defineQuery(`{
  "site": *[_type == "siteSettings" && ${inLanguage}][0]{productName, legalEntity, contacts, ctas},
  "emails": *[_type == "emailMessages" && ${inLanguage}][0],
  "onePager": *[_type == "onePager" && ${inLanguage}][0]
}`)

const isWhole = (words: object) => Object.values(words).every((document) => document !== null)

/**
 * The words of messages and of the 1-pager in a language, read anew each time. What was asked for is answered: in the
 * default language when the other one is not published any more.
 *
 * @param client reads what is published, or drafts
 * @throws Error when the content cannot be reached or lacks a text; a delivery then waits for its next attempt
 */
export async function loadMailContent(locale: Locale, client = getPublishedClient()): Promise<MailContent> {
  const words = await client.fetch(mailQuery, { language: locale }, { cache: 'no-store' })
  if (locale !== defaultLocale && !isWhole(words)) return loadMailContent(defaultLocale, client)
  return { ...mailContentSchema.parse(words), locale }
}
