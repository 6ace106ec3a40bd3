/**
 * The languages the site speaks, as BCP 47 tags: what goes into `<html lang>` and into number and date formats.
 * A language is added here, in `resources.ts`, and as a seed beside `content/en.json`.
 */
export const locales = ['en-CA', 'fr-CA'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en-CA'

/** The other language: the one the language switch leads to. */
export const getOtherLocale = (locale: Locale): Locale => (locale === 'en-CA' ? 'fr-CA' : 'en-CA')

/** True for the tag of a language of the site. */
export const isLocale = (tag: unknown): tag is Locale => locales.some((locale) => locale === tag)
