import { nameOf } from '#lib/launch/walk.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { languageOf, languageTitles } from './languages.ts'
import { singletonTypes } from './tags.ts'

const singletons: ReadonlySet<string> = new Set(singletonTypes)

/** A type as people say it: `personalPage` is the personal page. */
export const typeLabel = (type: string) => `the ${type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`

/** A document as people say it: by its type where there is one of it, else by its own name. */
export function spokenDocument(document: { _type: string }): string {
  const name = singletons.has(document._type) ? undefined : nameOf(document)
  if (name !== undefined) return `“${name}”`
  const language = languageOf(document)
  return `${typeLabel(document._type)}${language === defaultLocale ? '' : ` in ${languageTitles[language]}`}`
}
