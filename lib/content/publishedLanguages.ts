import { stegaClean } from '@sanity/client/stega'
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import { policyRoutes } from '#lib/links/policies.ts'
import { type PageName, pages } from '#lib/pages.ts'
import { fetchContent } from './fetch.ts'
import { publishedTypesQuery } from './queries.ts'
import { isTranslated } from './languages.ts'
import { type ContentTag, contentTypes } from './tags.ts'

/** What every page needs: its frame, the answers and mails of its forms, and the policies that visitors agree to. */
const FRAME = [
  'siteSettings',
  'disclosures',
  'consentSettings',
  'emailMessages',
  'notFoundPage',
] as const satisfies ContentTag[]

/** What some pages show or send besides. */
const NEEDED_BY: Partial<Record<PageName, readonly ContentTag[]>> = {
  business: ['onePager'],
  scan: ['personalPage'],
  link: ['personalPage'],
}

/** Types that pages list; a page names those it needs by reference. */
const LISTED: ReadonlySet<string> = new Set(['faq', 'testimonial', 'policyVersion'])

export const pageTypes = contentTypes.filter((type) => isTranslated(type) && !LISTED.has(type))

interface PublishedDocument {
  _type: string
  slug?: string | null
}

/** Whether all that a page is made of is among the documents of a language. */
export function isWholePage(page: PageName, documents: readonly PublishedDocument[]): boolean {
  const has = (type: string) => documents.some(({ _type }) => _type === type)
  const hasPolicy = (path: string) =>
    documents.some(({ _type, slug }) => _type === 'legalPolicy' && `/${slug}` === path)
  return (
    [pages[page].type, ...FRAME, ...(NEEDED_BY[page] ?? [])].every(has) &&
    policyRoutes.every((route) => hasPolicy(pages[route].path))
  )
}

/**
 * The languages a page is offered in. English always is; another language only once every document of the page and of
 * its frame is published in it, so that no page is half translated.
 */
export async function publishedLanguages(page: PageName): Promise<readonly Locale[]> {
  const offered = await Promise.all(
    locales.map(async (language) => {
      if (language === defaultLocale) return true
      const params = { types: pageTypes }
      const documents = await fetchContent({ query: publishedTypesQuery, params, language, tags: pageTypes })
      return isWholePage(page, stegaClean(documents))
    }),
  )
  return locales.filter((_locale, index) => offered[index])
}
