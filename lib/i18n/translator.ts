import i18next from 'i18next'
import { defaultLocale, type Locale } from './locales.ts'
import { requestLocale } from './requestLocale.ts'
import { resources, type CodeStrings, type StringKey } from './resources.ts'

const i18n = i18next.createInstance()
void i18n.init({
  resources,
  lng: defaultLocale,
  fallbackLng: ['en', 'dev'],
  initAsync: false,
  // React, the email renderer and JSON escape at output; escaping here too would show "&#39;".
  interpolation: { escapeValue: false },
  parseMissingKeyHandler(key) {
    throw new Error(`There is no code string "${key}" (codeStrings in content/en.json).`)
  },
  missingInterpolationHandler(text: string, [placeholder]: RegExpExecArray) {
    throw new Error(`The code string "${text}" needs a value for ${placeholder}.`)
  },
})

/**
 * Returns a code-owned string in a language, by default that of the request.
 *
 * @throws Error when the key does not exist or a placeholder has no value, so that the build fails
 */
export function translate(
  key: StringKey,
  values: Readonly<Record<string, string | number>> = {},
  locale: Locale = requestLocale(),
): string {
  return i18n.t(key, { ...values, lng: locale })
}

/**
 * Returns a group of strings for the props of a client component. The component fills placeholders with
 * `fillPlaceholders`, so that i18next is not sent to the browser.
 */
export function translateGroup<Group extends keyof CodeStrings>(
  group: Group,
  locale: Locale = requestLocale(),
): CodeStrings[Group] {
  return resources[languages[locale]].translation[group]
}

const languages = { 'en-CA': 'en', 'fr-CA': 'fr' } as const satisfies Record<Locale, keyof typeof resources>
