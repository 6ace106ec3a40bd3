import type { ClientReturn } from '@sanity/client'
import { fetchContent } from '#lib/content/fetch.ts'
import type { ContentTag } from '#lib/content/tags.ts'
import { fillTokens, siteTokenValues } from '#lib/content/tokens.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { siteSettings } from './siteSettings.ts'
import { cache } from 'react'
import { disclosuresQuery } from '#lib/content/queries/disclosures.ts'

/**
 * The content of a page with the tokens of the site settings filled.
 *
 * @param document what the page is called in the Studio, for the error
 * @throws Error when the content store has no such document: the seed has not been loaded
 */
export async function pageContent<const Query extends string>(
  query: Query,
  tags: readonly ContentTag[],
  document: string,
): Promise<NonNullable<ClientReturn<Query>>> {
  const [settings, page] = await Promise.all([siteSettings(), fetchContent({ query, tags })])
  if (page === null || page === undefined) {
    throw new Error(`The content store has no "${document}". Load the seed content (content/en.json) first.`)
  }
  return fillTokens(page, siteTokenValues(settings, defaultLocale))
}

/** What legal has the site say in the footer and beside the forms, read once per page. */
export const disclosures = cache(() => pageContent(disclosuresQuery, ['disclosures'], 'Disclosures'))
