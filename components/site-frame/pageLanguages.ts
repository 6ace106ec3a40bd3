import { stegaClean } from '@sanity/client/stega'
import { cache } from 'react'
import { fetchContent } from '#lib/content/fetch.ts'
import { listPublishedLanguages } from '#lib/content/publishedLanguages.ts'
import { policyNumbersQuery } from '#lib/content/queries.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { findPageName } from '#lib/links/findPageName.ts'
import { policyPathExists, parsePolicyPath } from '#lib/policies/policyPath.ts'

/** Lists the languages a page is offered in, by its path under any prefix; none for an unknown path. */
export const pageLanguages = cache(async (path: string): Promise<readonly Locale[]> => {
  const page = findPageName(path)
  const languages = page === undefined ? [] : await listPublishedLanguages(page)
  const address = parsePolicyPath(path)
  if (address?.version === undefined) return languages
  // Each language has versions of its own.
  const policyNumbers = await fetchContent({ query: policyNumbersQuery, tags: ['legalPolicy', 'policyVersion'] })
  return languages.filter((language) => policyPathExists({ ...address, language }, stegaClean(policyNumbers)))
})
