import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'
import { defaultLocale, type Locale } from './locales.ts'

/** React caches one object per request, and none outside a render. */
const getLocaleState = cache((): { locale: Locale } => ({ locale: defaultLocale }))

/** The language of code outside a render: route handlers and messages. */
const localeStorage = new AsyncLocalStorage<Locale>()

/** Sets the language of the page that is rendered. Call it before any content is read. */
export function setRequestLocale(locale: Locale): void {
  getLocaleState().locale = locale
}

/** Runs a route handler, or the composing of a message, in a language. */
export const withRequestLocale = <Result>(locale: Locale, work: () => Result): Result => localeStorage.run(locale, work)

/** Returns the language of the current page or response; the default language if none was set. */
export const requestLocale = (): Locale => localeStorage.getStore() ?? getLocaleState().locale
