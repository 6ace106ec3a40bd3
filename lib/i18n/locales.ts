/**
 * The languages the site speaks, as BCP 47 tags: what goes into `<html lang>` and into number and date formats.
 * A language is added here, in `resources.ts`, and as a seed beside `content/en.json`.
 */
export const locales = ['en-CA'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en-CA'
