import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }

/** The strings that belong to code, by group. Their one place is `codeStrings` in the seed of each language. */
export type CodeStrings = typeof english.codeStrings

type PathsOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathsOf<Tree[Key]>}`
}[keyof Tree & string]

/** Every key of the namespace, written with dots, such as `validation.emailInvalid`. A misspelt one is a type error. */
export type StringKey = PathsOf<CodeStrings>

/**
 * One i18next namespace per language code. A second language must have every key of the first, or it does not
 * compile.
 */
export const resources = {
  en: { translation: english.codeStrings },
  fr: { translation: french.codeStrings },
} satisfies Record<string, { translation: CodeStrings }>
