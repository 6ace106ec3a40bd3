import { defaultLocale, isLocale, type Locale, locales } from './locales.ts'

function readEntry(entry: string) {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const weight = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1)
  return { language: tag.split('-', 1)[0] ?? '', weight }
}

/** Returns the site's language that a browser prefers; the default one if it accepts none of them. */
export function parsePreferredLocale(acceptLanguage: string | null): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map(readEntry)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  for (const { language } of wanted) {
    const found = locales.find((locale) => locale.startsWith(`${language}-`))
    if (found !== undefined) return found
  }
  return defaultLocale
}

/** Returns the language that the parameter `lang` of an endpoint's URL names; the default one without it. */
export function parseUrlLocale(url: string): Locale {
  const language = new URL(url).searchParams.get('lang')
  return isLocale(language) ? language : defaultLocale
}
