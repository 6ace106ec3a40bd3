import { parseAccept } from 'hono/utils/accept'
import { defaultLocale, isLocale, type Locale, locales } from './locales.ts'

/** Returns the site's language that a browser prefers; the default one if it accepts none of them. */
export function parsePreferredLocale(acceptLanguage: string | null): Locale {
  for (const { type, q } of parseAccept(acceptLanguage ?? '')) {
    const [language = ''] = type.toLowerCase().split('-', 1)
    const found = q > 0 && locales.find((locale) => locale.startsWith(`${language}-`))
    if (found) return found
  }
  return defaultLocale
}

/** Returns the language that the parameter `lang` of an endpoint's URL names; the default one without it. */
export function parseUrlLocale(url: string): Locale {
  const language = new URL(url).searchParams.get('lang')
  return isLocale(language) ? language : defaultLocale
}
