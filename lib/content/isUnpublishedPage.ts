import { defaultLocale } from '#lib/i18n/locales.ts'
import { getPathLocale } from '#lib/links/homeLinks.ts'
import { findPageName } from '#lib/links/findPageName.ts'
import { getPublishedClient } from './client.ts'
import { isCompletePage, pageTypes } from './publishedLanguages.ts'
import { publishedTypesQuery } from './queries.ts'
import { createTtlCache } from './ttlCache.ts'

const french = createTtlCache((signal) => {
  const params = { types: pageTypes, language: 'fr-CA' }
  return getPublishedClient().fetch(publishedTypesQuery, params, { cache: 'no-store', signal })
})

/**
 * Returns whether the page at a path is not offered in the path's language. While the store fails, the page decides.
 */
export async function isUnpublishedPage(path: string): Promise<boolean> {
  const page = findPageName(path)
  if (page === undefined || getPathLocale(path) === defaultLocale) return false
  const documents = await french()
  return documents !== undefined && !isCompletePage(page, documents)
}
