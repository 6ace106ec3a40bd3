import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'
import { defaultLocale, type Locale } from './locales.ts'

/** React keeps one object per request, and none outside a render. */
const request = cache((): { locale: Locale } => ({ locale: defaultLocale }))

/** What React does not render: route handlers and messages. */
const works = new AsyncLocalStorage<Locale>()

/** Sets the language of the page that is rendered. Call it before any content is read. */
export function setRequestLocale(locale: Locale): void {
  request().locale = locale
}

/** Runs what a route handler does, or what makes a message, in a language. */
export const withRequestLocale = <Result>(locale: Locale, work: () => Result): Result => works.run(locale, work)

/** The language of the page or answer being made; the default language where none was set. */
export const requestLocale = (): Locale => works.getStore() ?? request().locale
