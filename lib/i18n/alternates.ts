import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { defaultLocale, type Locale } from './locales.ts'

/** Lists the same page in every language it is published in, as `hreflang` alternates with `x-default`. */
export function createLanguageAlternates(path: string, published: readonly Locale[]): Record<string, string> {
  const languages = published.map((locale) => [locale, toLocalizedPath(path, locale)])
  return { ...Object.fromEntries(languages), 'x-default': toLocalizedPath(path, published[0] ?? defaultLocale) }
}

/** Formats a language for Open Graph: `en_CA`. */
export const toOpenGraphLocale = (locale: Locale) => locale.replace('-', '_')
