import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'

/** Path of the 1-pager in the default language. */
export const ONE_PAGER_PATH = '/api/website/1-pager'

/** Returns the path of the 1-pager in a language. */
export const getOnePagerPath = (locale: Locale): string =>
  locale === defaultLocale ? ONE_PAGER_PATH : `${ONE_PAGER_PATH}?lang=${locale}`
