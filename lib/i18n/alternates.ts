import { defaultLocale, locales } from './locales.ts'
import type { Locale } from './locales.ts'

/** The path of a page in a language: the default one needs no prefix. */
const localePath = (locale: Locale, path: string) =>
  locale === defaultLocale ? path : `/${new Intl.Locale(locale).language}${path === '/' ? '' : path}`

/**
 * The same page in every language the site speaks, for search engines to choose from; `x-default` is for the others.
 *
 * @param path the canonical path in the default language
 */
export function languageAlternates(path: string): Record<string, string> {
  const languages = locales.map((locale) => [locale, localePath(locale, path)])
  return { ...Object.fromEntries(languages), 'x-default': localePath(defaultLocale, path) }
}

/** A language as Open Graph writes it: `en_CA`. */
export const openGraphLocale = (locale: Locale) => locale.replace('-', '_')
