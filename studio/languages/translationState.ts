import { defaultLocale, type Locale, getOtherLocale } from '#lib/i18n/locales.ts'
import { toIdInLanguage, isTranslated, getLanguage, getLanguageOfId, languageTitles } from '#lib/content/languages.ts'
import { isKept } from '#lib/roles/ownership.ts'

/** A document as it is stored, if it is. */
interface Stored {
  draft?: { _updatedAt: string } | null | undefined
  published?: { _updatedAt: string } | null | undefined
}

/** How a translation compares with the English document. */
export type TranslationState = 'missing' | 'unpublished' | 'older' | 'current'

/** Compares what is published: a translation is older when the English document was published after it. */
export function getTranslationState(english: Stored, translation: Stored): TranslationState {
  if (!translation.published) return translation.draft ? 'unpublished' : 'missing'
  return english.published && english.published._updatedAt > translation.published._updatedAt ? 'older' : 'current'
}

/** Two documents that say the same in two languages. */
export interface Pair {
  english: string
  translation: string
  /** Language of the document in hand. */
  language: Locale
  /** Id and language of the other document. */
  other: { id: string; language: Locale }
}

/**
 * The document in hand and its counterpart; undefined for types without one, and for a document that was written in
 * French first.
 *
 * @param id published id
 */
export function getPair(id: string, type: string, document: object | null): Pair | undefined {
  if (!isTranslated(type) || isKept(type)) return undefined
  const language = getLanguageOfId(id)
  if (language === defaultLocale && getLanguage(document) !== defaultLocale) return undefined
  const other = getOtherLocale(language)
  return {
    english: toIdInLanguage(id, defaultLocale),
    translation: toIdInLanguage(id, 'fr-CA'),
    language,
    other: { id: toIdInLanguage(id, other), language: other },
  }
}

/** Says how things stand, to the reader of the English document or of its translation. */
export function describeTranslation(state: TranslationState, language: Locale): string {
  const words = {
    missing: 'There is no French document, so this is not offered in French.',
    unpublished: 'The French document is not published, so this is not offered in French.',
    older: `The English text was published after ${language === defaultLocale ? 'the French one' : 'this one'}. Check whether it has to change too.`,
    current: `The ${languageTitles[getOtherLocale(language)]} document is published as well.`,
  }
  return words[state]
}
