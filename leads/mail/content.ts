import { defineQuery } from 'groq'
import { getPublishedClient } from '#lib/content/client.ts'
import { listMissingFields } from '#lib/content/completeness.ts'
import { createTtlCache } from '#lib/content/ttlCache.ts'
import { inLanguage } from '#lib/content/languages.ts'
import type { MailQueryResult } from '#lib/content/sanity.types.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'

const mailQuery = defineQuery(`{
  "site": *[_type == "siteSettings" && ${inLanguage}][0]{
    productName, legalEntity{legalName, statement, postalAddress}, contacts{supportEmail, partnersEmail},
    rating{value, count, text}, blogUrl, ctas{requestDemo}
  },
  "emails": *[_type == "emailMessages" && ${inLanguage}][0]{
    common, demoConfirmation, waitlistConfirmation, onePagerMail, teamNotice
  },
  "onePager": *[_type == "onePager" && ${inLanguage}][0]{
    documentTitle, headline, subtext, footer, "footnotes": coalesce(footnotes, []),
    sections[]{heading, "paragraphs": coalesce(paragraphs, []), "bullets": coalesce(bullets, [])}
  }
}`)

/** Content in which a text is missing, such as an unfinished draft. */
export class IncompleteContent extends Error {
  override name = 'IncompleteContent'
}

/** Checks the content of messages and the 1-pager. @throws IncompleteContent when a required text is missing */
export function toMailContent(content: MailQueryResult, locale: Locale) {
  const { site, emails, onePager } = content
  const missing = listMissingFields(mailQuery, content)
  if (!site || !emails || !onePager || missing.length > 0) {
    throw new IncompleteContent(`The content of messages is incomplete: ${missing.join(', ')}`)
  }
  return { site, emails, onePager, locale }
}

export type MailContent = ReturnType<typeof toMailContent>

/**
 * Loads the content of messages and the 1-pager, uncached; in the default language while a translation is unpublished.
 *
 * @throws Error when the content is unavailable or incomplete
 */
export async function loadMailContent(
  locale: Locale,
  client = getPublishedClient(),
  signal?: AbortSignal,
): Promise<MailContent> {
  const content = await client.fetch(mailQuery, { language: locale }, { cache: 'no-store', signal })
  const isTranslated = Object.values(content).every((document) => document !== null)
  return locale === defaultLocale || isTranslated
    ? toMailContent(content, locale)
    : loadMailContent(defaultLocale, client, signal)
}

/**
 * Creates a loader of the content of messages, which keeps it until an edit is announced. While the content cannot be
 * read, or is incomplete, it is that of the last time.
 *
 * @throws Error when it could not be read yet; a delivery is then retried
 */
export function createMailContentLoader(): (locale: Locale) => Promise<MailContent> {
  const createCache = (locale: Locale) =>
    createTtlCache(
      ['siteSettings', 'emailMessages', 'onePager'],
      (signal) => loadMailContent(locale, getPublishedClient(), signal),
      { isPatient: true },
    )
  const caches = { 'en-CA': createCache('en-CA'), 'fr-CA': createCache('fr-CA') } satisfies Record<Locale, unknown>
  return async (locale) => {
    const content = await caches[locale]()
    if (!content) throw new Error('The content of messages could not be read yet.')
    return content
  }
}
