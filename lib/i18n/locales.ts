/** The site's languages as BCP 47 tags, for `<html lang>` and for number and date formats. */
export const locales = ['en-CA', 'fr-CA'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en-CA'

/** Returns the other language, the target of the language switch. */
export const getOtherLocale = (locale: Locale): Locale => (locale === 'en-CA' ? 'fr-CA' : 'en-CA')

/** Returns whether a tag is one of the site's languages. */
export const isLocale = (tag: unknown): tag is Locale => locales.some((locale) => locale === tag)
