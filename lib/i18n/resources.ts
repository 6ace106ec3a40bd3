import english from '#content/en.json' with { type: 'json' }
import french from '#content/fr.json' with { type: 'json' }

/** The code-owned strings by group, from `codeStrings` in the content file of each language. */
export type CodeStrings = typeof english.codeStrings

type PathsOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${PathsOf<Tree[Key]>}`
}[keyof Tree & string]

/** All keys of the namespace in dot notation, such as `validation.emailInvalid`. A misspelt one is a type error. */
export type StringKey = PathsOf<CodeStrings>

/** One i18next namespace per language. A language that lacks a key of the first one does not compile. */
export const resources = {
  en: { translation: english.codeStrings },
  fr: { translation: french.codeStrings },
} satisfies Record<string, { translation: CodeStrings }>
