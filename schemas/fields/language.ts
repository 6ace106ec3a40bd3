import { defineField, type FieldDefinition, type PreviewConfig, type SanityDocument } from 'sanity'
import { inLanguage, isTranslated, getLanguage, languageTitles } from '#lib/content/languages.ts'
import { optionList } from './choices.ts'

/** The language of a document, which its id or its template decides. */
const languageField = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  options: { list: optionList(languageTitles) },
  readOnly: true,
  hidden: true,
})

/** The second line of a preview, with the mark of a language other than English. */
export const withLanguageMark = (subtitle: string | undefined, language: unknown) =>
  [language === 'fr-CA' && languageTitles[language], subtitle].filter(Boolean).join(' · ')

function markedPreview({ select, prepare, ...preview }: PreviewConfig): PreviewConfig {
  return {
    ...preview,
    select: { ...select, language: 'language' },
    prepare: (selected, options) => {
      const shown = prepare?.(selected, options) ?? selected
      return { ...shown, subtitle: withLanguageMark(shown.subtitle, selected['language']) }
    },
  }
}

interface DocumentType {
  name: string
  fields: FieldDefinition[]
  preview?: PreviewConfig
}

/** Adds the language to every type that has a document per language, and to its preview. */
export const withLanguage = <Type extends DocumentType>(types: readonly Type[]): Type[] =>
  types.map((type) =>
    isTranslated(type.name)
      ? { ...type, fields: [...type.fields, languageField], preview: markedPreview(type.preview ?? {}) }
      : type,
  )

/** Options of a reference that only offers documents in the language of the document it is in. */
export const sameLanguage =
  (filter = 'true', params: Record<string, unknown> = {}) =>
  ({ document }: { document: SanityDocument }) => ({
    filter: `${filter} && ${inLanguage}`,
    params: { ...params, language: getLanguage(document) },
  })
