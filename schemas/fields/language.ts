import { defineField, type DocumentDefinition, type PreviewConfig, type SanityDocument } from 'sanity'
import { inLanguage, isTranslated, getLanguage, languageTitles } from '#lib/content/languages.ts'
import { optionList } from './field.ts'

/** The language of a document, set by its id or template. */
const languageField = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  options: { list: optionList(languageTitles) },
  readOnly: true,
  hidden: true,
})

/** Returns a preview's second line with the mark of a language other than English. */
export const withLanguageMark = (subtitle: string | undefined, language: unknown) =>
  [language === 'fr-CA' && languageTitles[language], subtitle].filter(Boolean).join(' · ')

/** @param typeTitle shown for a document whose title is empty, instead of Sanity's “Untitled” */
const addLanguageMark = ({ select, prepare, ...preview }: PreviewConfig, typeTitle: string): PreviewConfig => ({
  ...preview,
  select: { ...select, language: 'language' },
  prepare: (selected, options) => {
    const prepared = prepare?.(selected, options) ?? selected
    return {
      ...prepared,
      title: prepared.title || typeTitle,
      subtitle: withLanguageMark(prepared.subtitle, selected['language']),
    }
  },
})

/** Adds the language to every type that has a document per language, and to its preview. */
export const withLanguage = <Type extends DocumentDefinition>(types: readonly Type[]): Type[] =>
  types.map((type) =>
    isTranslated(type.name)
      ? {
          ...type,
          fields: [...type.fields, languageField],
          preview: addLanguageMark(type.preview ?? {}, type.title ?? type.name),
        }
      : type,
  )

/** Creates options of a reference that only offers documents in the language of its own document. */
export const sameLanguage =
  (filter = 'true', params: Record<string, unknown> = {}) =>
  ({ document }: { document: SanityDocument }) => ({
    filter: `${filter} && ${inLanguage}`,
    params: { ...params, language: getLanguage(document) },
  })
