import { cache } from 'react'
import { defaultLocale } from './locales.ts'
import type { Locale } from './locales.ts'

/** React keeps one object per request, and none outside a render: route handlers pass their locale on explicitly. */
const request = cache((): { locale: Locale } => ({ locale: defaultLocale }))

/** Sets the language of the page that is rendered. Call it before any content is read. */
export function setRequestLocale(locale: Locale): void {
  request().locale = locale
}

/** The language of the page that is rendered; the default language outside a render. */
export const requestLocale = (): Locale => request().locale
