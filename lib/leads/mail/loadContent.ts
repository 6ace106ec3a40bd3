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

const isComplete = (words: object) => Object.values(words).every((document) => document !== null)

/**
 * Loads the content of messages and the 1-pager in a language, uncached. Falls back to the default language when the
 * content of the language is not published.
 *
 * @param client reads published content, or drafts
 * @throws Error when the content is unavailable or incomplete; a delivery is then retried
 */
export async function loadMailContent(locale: Locale, client = getPublishedClient()): Promise<MailContent> {
  const words = await client.fetch(mailQuery, { language: locale }, { cache: 'no-store' })
  if (locale !== defaultLocale && !isComplete(words)) return loadMailContent(defaultLocale, client)
  return { ...mailContentSchema.parse(words), locale }
}
