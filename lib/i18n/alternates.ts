import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { defaultLocale, type Locale } from './locales.ts'

/**
 * The same page in every language it is published in, for search engines to choose from; `x-default` is for the others.
 *
 * @param path the canonical path in any language
 */
export function createLanguageAlternates(path: string, published: readonly Locale[]): Record<string, string> {
  const languages = published.map((locale) => [locale, toLocalizedPath(path, locale)])
  return { ...Object.fromEntries(languages), 'x-default': toLocalizedPath(path, published[0] ?? defaultLocale) }
}

/** A language as Open Graph writes it: `en_CA`. */
export const openGraphLocale = (locale: Locale) => locale.replace('-', '_')
