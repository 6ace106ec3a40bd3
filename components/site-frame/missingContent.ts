import { notFound } from 'next/navigation'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'

/**
 * What to throw where a document is missing: in the default language the store lacks its seed; another language is not
 * offered, so nothing is found.
 *
 * @param document its title in the Studio
 */
export function missingContent(document: string): Error {
  if (requestLocale() !== defaultLocale) notFound()
  return new Error(`The content store has no "${document}". Load the seed content (content/en.json) first.`)
}
