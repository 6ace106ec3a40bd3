import { cache } from 'react'
import { publishedLanguages } from '#lib/content/publishedLanguages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { pageNameOf } from '#lib/links/pageNameOf.ts'

/** The languages a page is offered in, by its path under any prefix; none for an address that is no page's. */
export const pageLanguages = cache(async (path: string): Promise<readonly Locale[]> => {
  const page = pageNameOf(path)
  return page === undefined ? [] : publishedLanguages(page)
})
