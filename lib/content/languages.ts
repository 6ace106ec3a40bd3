import { defaultLocale, isLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import { contentTypes } from './tags.ts'

const sharedTypes = new Set([
  'estimateRules',
  'sampleBuyer',
  'wordingRules',
  'pressLogo',
  'partnerLogo',
  'partner',
  'redirect',
])

/** Types that have one document per language; other documents are shared by all languages. */
export const translatedTypes: readonly string[] = contentTypes.filter((type) => !sharedTypes.has(type))

export const isTranslated = (type: string) => translatedTypes.includes(type)

/** Names of the languages in the Studio. */
export const languageTitles = { 'en-CA': 'English', 'fr-CA': 'French' } as const satisfies Record<Locale, string>

/** Suffix of a document's id by language. English ids have none, as they predate the second language. */
const suffixes = { 'en-CA': '', 'fr-CA': '-fr' } as const satisfies Record<Locale, string>

export const getLanguageOfId = (id: string): Locale =>
  locales.find((locale) => suffixes[locale] !== '' && id.endsWith(suffixes[locale])) ?? defaultLocale

/** Returns the id of a document's translation. @param id published id in any language */
export function toIdInLanguage(id: string, locale: Locale): string {
  const suffix = suffixes[getLanguageOfId(id)]
  return `${suffix === '' ? id : id.slice(0, -suffix.length)}${suffixes[locale]}`
}

/** Returns the language of a document of a translated type; English by default, as in earlier releases. */
export const getLanguage = (document: object | null | undefined): Locale =>
  document && 'language' in document && isLocale(document.language) ? document.language : defaultLocale

/** GROQ condition for the documents of the language in the parameter `$language`. */
export const inLanguage = 'coalesce(language, "en-CA") == $language'
