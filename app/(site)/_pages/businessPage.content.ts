import { cache } from 'react'
import type { BusinessPageContent } from '#components/sections/content.ts'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { fillTokens, siteTokenValues } from '#lib/content/tokens.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { businessPageQuery } from './businessPage.query.ts'

/**
 * The business page with its tokens filled, read once per page.
 *
 * @throws Error when the content store has none: the seed has not been loaded
 */
export const businessPage = cache(async (): Promise<BusinessPageContent> => {
  const [settings, page] = await Promise.all([
    siteSettings(),
    fetchContent({ query: businessPageQuery, tags: ['businessPage', 'partnerLogo', 'faq'] }),
  ])
  if (page === null) throw new Error('The content store has no business page. Load the seed content (content/en.json) first.')
  return fillTokens(page, siteTokenValues(settings, defaultLocale))
})
