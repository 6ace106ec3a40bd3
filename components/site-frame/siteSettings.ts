import { cache } from 'react'
import type { SiteSettingsContent } from '#components/sections/content.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { siteSettingsQuery } from '#lib/content/queries.ts'
import { fillTokens, siteTokenValues } from '#lib/content/tokens.ts'
import { missingContent } from './missingContent.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'

/**
 * Site settings with their tokens filled, fetched once per render.
 *
 * @throws Error when the content store has none
 */
export const siteSettings = cache(async (): Promise<SiteSettingsContent> => {
  const settings = await fetchContent({ query: siteSettingsQuery, tags: ['siteSettings'] })
  if (settings === null) throw missingContent('site settings')
  return fillTokens(settings, siteTokenValues(settings, requestLocale()))
})
