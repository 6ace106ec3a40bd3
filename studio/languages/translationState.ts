import { defaultLocale, getOtherLocale, type Locale } from '#lib/i18n/locales.ts'
import { toIdInLanguage, isTranslated, getLanguage, getLanguageOfId, languageTitles } from '#lib/content/languages.ts'
import { isImmutable } from '#lib/roles/ownership.ts'

/** The stored versions of a document, if any. */
interface StoredVersions {
  draft?: { _updatedAt: string } | null | undefined
  published?: { _updatedAt: string } | null | undefined
}

/** How a translation compares with the English document. */
export type TranslationState = 'released' | 'missing' | 'unpublished' | 'frenchOnly' | 'older' | 'current'

/**
 * Compares published documents: a translation is older when the English document was published after it.
 *
 * @param isInRelease whether the release that is open has the translation
 */
export function getTranslationState(
  english: StoredVersions,
  translation: StoredVersions,
  isInRelease: boolean,
): TranslationState {
  if (isInRelease) return 'released'
  if (!translation.published) return translation.draft ? 'unpublished' : 'missing'
  if (!english.published) return 'frenchOnly'
  return english.published._updatedAt > translation.published._updatedAt ? 'older' : 'current'
}

/**
 * GROQ filter for English documents whose published translation is missing or older, by drafts first as in the desk's
 * lists. A draft hides when its document was published, so that of a translation does not count, and that of an English
 * document only tells that there is none.
 */
export const TO_TRANSLATE_FILTER = `_type in $types && coalesce(language, "en-CA") == "en-CA" &&
  coalesce(*[_id == ^._id + "-fr" && string::startsWith(_originalId, "drafts.") != true][0]._updatedAt, "") <
    select(string::startsWith(_originalId, "drafts.") => _createdAt, _updatedAt)`

/** Returns a document's pair; undefined for types without one and documents first in French. @param id published id */
export function getPair(id: string, type: string, document: object | null) {
  if (!isTranslated(type) || isImmutable(type)) return undefined
  const language = getLanguageOfId(id)
  if (language === defaultLocale && getLanguage(document) !== defaultLocale) return undefined
  const otherLanguage = getOtherLocale(language)
  return {
    english: toIdInLanguage(id, defaultLocale),
    translation: toIdInLanguage(id, 'fr-CA'),
    language,
    other: { id: toIdInLanguage(id, otherLanguage), language: otherLanguage },
  }
}

/** An English document and its translation, with the language of the current one and the other one. */
export type Pair = NonNullable<ReturnType<typeof getPair>>

/** Name of the action for a French document that needs no change. */
export const UP_TO_DATE = 'Mark as up to date'

/** Describes a translation's state to the editor of a document in `language`. */
export function describeTranslation(state: TranslationState, language: Locale): string {
  const descriptions = {
    released: 'The French document is in this release.',
    missing: 'There is no French document, so this is not offered in French.',
    unpublished: 'The French document is not published, so this is not offered in French.',
    frenchOnly:
      language === defaultLocale ? 'The French document is published.' : 'There is no published English document.',
    older:
      language === defaultLocale
        ? 'The English text was published after the French one. Check whether it has to change too.'
        : `The English text was published after this one. Check whether it has to change too. If not, choose “${UP_TO_DATE}” in the menu below.`,
    current: `The ${languageTitles[getOtherLocale(language)]} document is published as well.`,
  }
  return descriptions[state]
}
