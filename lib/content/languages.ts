import { defaultLocale, isLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import { singletonPages } from '#lib/pages.ts'

/** The types that have one document per language; documents of all other types serve every language. */
export const translatedTypes: readonly string[] = [
  'siteSettings',
  ...singletonPages.map(({ type }) => type),
  'consentSettings',
  'disclosures',
  'emailMessages',
  'onePager',
  'faq',
  'testimonial',
  'legalPolicy',
  'policyVersion',
]

export const isTranslated = (type: string) => translatedTypes.includes(type)

/** What each language is called in the Studio. */
export const languageTitles = { 'en-CA': 'English', 'fr-CA': 'French' } as const satisfies Record<Locale, string>

/** The end of a document's id, by its language. English ids have none, as before there was a second language. */
const suffixes = { 'en-CA': '', 'fr-CA': '-fr' } as const satisfies Record<Locale, string>

export const getLanguageOfId = (id: string): Locale =>
  locales.find((locale) => suffixes[locale] !== '' && id.endsWith(suffixes[locale])) ?? defaultLocale

/** The id of a document's counterpart in a language. @param id published id in any language */
export function toIdInLanguage(id: string, locale: Locale): string {
  const suffix = suffixes[getLanguageOfId(id)]
  return `${suffix === '' ? id : id.slice(0, -suffix.length)}${suffixes[locale]}`
}

/** The language of a document of a translated type. One without a language is English, as in earlier releases. */
export const getLanguage = (document: object | null | undefined): Locale =>
  document && 'language' in document && isLocale(document.language) ? document.language : defaultLocale

/** GROQ condition for the documents of the language in the parameter `$language`. */
export const inLanguage = 'coalesce(language, "en-CA") == $language'
