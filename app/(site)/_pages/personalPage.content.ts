import { cache } from 'react'
import type { PersonalPageContent } from '#components/sections/content.ts'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { figureTokenValues, fillTokens, siteTokenValues } from '#lib/content/tokens.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { personalPageQuery } from './personalPage.query.ts'

/**
 * The personal page with its tokens filled, read once per page.
 *
 * @throws Error when the content store has none: the seed has not been loaded
 */
export const personalPage = cache(async (): Promise<PersonalPageContent> => {
  const [settings, page] = await Promise.all([
    siteSettings(),
    fetchContent({
      query: personalPageQuery,
      tags: ['personalPage', 'pressLogo', 'testimonial', 'faq'],
    }),
  ])
  if (page === null)
    throw new Error('The content store has no personal page. Load the seed content (content/en.json) first.')
  return fillTokens(page, {
    ...siteTokenValues(settings, defaultLocale),
    ...figureTokenValues(page.phoneDemo, defaultLocale),
  })
})
