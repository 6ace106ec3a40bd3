import i18next from 'i18next'
import { defaultLocale, type Locale } from './locales.ts'
import { requestLocale } from './requestLocale.ts'
import { resources, type CodeStrings, type StringKey } from './resources.ts'

/**
 * i18next with fixed translation defaults. The strings are part of the program, so
 * nothing is ever loaded; the loading limits hold from the day a backend is added.
 */
const i18n = i18next.createInstance()
void i18n.init({
  resources,
  lng: defaultLocale,
  fallbackLng: ['en', 'dev'],
  ns: ['translation'],
  defaultNS: 'translation',
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
  initAsync: false,
  // React, the e-mail renderer and JSON escape at output; escaping here as well would show "&#39;".
  interpolation: { escapeValue: false },
  parseMissingKeyHandler(key) {
    throw new Error(`There is no code string "${key}" (codeStrings in content/en.json).`)
  },
  missingInterpolationHandler(text: string, [placeholder]: RegExpExecArray) {
    throw new Error(`The code string "${text}" needs a value for ${placeholder}.`)
  },
})

/**
 * One string that belongs to code, in the language of the request or in another one.
 *
 * @param key its path, such as `errorPage.statusLine`
 * @param values what its `{{placeholders}}` stand for, already formatted for the language
 * @throws Error when the key does not exist or a placeholder has no value, so that a build fails rather than a page
 *   show a key
 */
export function translate(
  key: StringKey,
  values: Readonly<Record<string, string | number>> = {},
  locale: Locale = requestLocale(),
): string {
  return i18n.t(key, { ...values, lng: locale })
}

/**
 * A whole group of strings for a client component to receive as props. Placeholders stay as they are; the component
 * fills them with `fillPlaceholders`, so that i18next is not sent to the browser.
 */
export function translateGroup<Group extends keyof CodeStrings>(
  group: Group,
  locale: Locale = requestLocale(),
): CodeStrings[Group] {
  return resources[languages[locale]].translation[group]
}

const languages = { 'en-CA': 'en', 'fr-CA': 'fr' } as const satisfies Record<Locale, keyof typeof resources>
