import { defaultLocale } from '#lib/i18n/locales.ts'
import { localeOfPath } from '#lib/links/homeLinks.ts'
import { pageNameOf } from '#lib/links/pageNameOf.ts'
import { publishedClient } from './client.ts'
import { isWholePage, pageTypes } from './publishedLanguages.ts'
import { publishedTypesQuery } from './queries.ts'
import { ttlCache } from './ttlCache.ts'

const french = ttlCache((signal) => {
  const params = { types: pageTypes, language: 'fr-CA' }
  return publishedClient().fetch(publishedTypesQuery, params, { cache: 'no-store', signal })
})

/**
 * Whether the page at a path is not offered in the language of the path. While the store does not answer, it is left to the
 * page.
 */
export async function isUnpublishedPage(path: string): Promise<boolean> {
  const page = pageNameOf(path)
  if (page === undefined || localeOfPath(path) === defaultLocale) return false
  const documents = await french()
  return documents !== undefined && !isWholePage(page, documents)
}
