import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { localeOfPath } from '#lib/links/homeLinks.ts'
import { pageNameOf } from '#lib/links/pageNameOf.ts'
import { askPromptly } from './askPromptly.ts'
import { publishedClient } from './client.ts'
import { isWholePage, pageTypes } from './publishedLanguages.ts'
import { publishedTypesQuery } from './queries.ts'
import { ttlCache } from './ttlCache.ts'

const documentsIn = (language: Locale) =>
  ttlCache(() =>
    askPromptly((signal) =>
      publishedClient().fetch(publishedTypesQuery, { types: pageTypes, language }, { cache: 'no-store', signal }),
    ),
  )

const french = documentsIn('fr-CA')

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
