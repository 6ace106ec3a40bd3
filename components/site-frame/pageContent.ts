import type { ClientReturn } from '@sanity/client'
import { cache } from 'react'
import { fetchContent } from '#lib/content/fetch.ts'
import type { ContentTag } from '#lib/content/tags.ts'
import { fillTokens, siteTokenValues } from '#lib/content/tokens.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { disclosuresQuery } from '#lib/content/queries.ts'
import { missingContent } from './missingContent.ts'
import { siteSettings } from './siteSettings.ts'

/**
 * Fetches a page's content with the tokens of the site settings filled.
 *
 * @param document the page's title in the Studio, for the error
 * @throws Error when the content store has no such document
 */
export async function pageContent<const Query extends string>(
  query: Query,
  tags: readonly ContentTag[],
  document: string,
): Promise<NonNullable<ClientReturn<Query>>> {
  const [settings, page] = await Promise.all([siteSettings(), fetchContent({ query, tags })])
  if (page === null || page === undefined) throw missingContent(document)
  return fillTokens(page, siteTokenValues(settings, requestLocale()))
}

/** Legal disclosures, fetched once per render. */
export const disclosures = cache(() => pageContent(disclosuresQuery, ['disclosures'], 'Disclosures'))
