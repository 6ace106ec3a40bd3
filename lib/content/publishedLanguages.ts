import { stegaClean } from '@sanity/client/stega'
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts'
import { policyRoutes } from '#lib/links/policies.ts'
import { pageList, type PageName, pages } from '#lib/pages.ts'
import { fetchContent } from './fetch.ts'
import { publishedDocumentsQuery } from './queries.ts'
import type { ContentTag } from './tags.ts'

/** Types that every page needs: its frame, the responses and mails of its forms, and the policies visitors agree to. */
const FRAME: readonly ContentTag[] = ['siteSettings', 'disclosures', 'consentSettings', 'emailMessages', 'notFoundPage']

const NEEDED_BY: Partial<Record<PageName, readonly ContentTag[]>> = {
  business: ['onePager'],
  scan: ['personalPage'],
  link: ['personalPage'],
}

const getTypes = (page: PageName): readonly ContentTag[] => [
  pages[page].type,
  ...FRAME,
  'legalPolicy',
  ...(NEEDED_BY[page] ?? []),
]

/** Types of the documents that any page requires. */
export const pageTypes = [...new Set(pageList.flatMap(({ name }) => getTypes(name)))]

interface PublishedDocument {
  _type: string
  slug: string | null
  language: string
}

/**
 * Lists the languages a page is offered in. English is, unless the page is hidden; another language only once every
 * document of the page and its frame is published in it, so that no page is half translated.
 */
export function listLanguages(page: PageName, documents: readonly PublishedDocument[]): Locale[] {
  return locales.filter((locale) => {
    const published = documents.filter(({ language }) => language === locale)
    const has = (type: string) => published.some(({ _type }) => _type === type)
    const hasPolicy = (path: string) =>
      published.some(({ _type, slug }) => _type === 'legalPolicy' && `/${slug}` === path)
    if (locale === defaultLocale) return has(pages[page].type)
    return getTypes(page).every(has) && policyRoutes.every((route) => hasPolicy(pages[route].path))
  })
}

/** Lists the languages a page is offered in. See {@link listLanguages}. */
export async function listPublishedLanguages(page: PageName): Promise<readonly Locale[]> {
  const types = getTypes(page)
  const documents = await fetchContent({ query: publishedDocumentsQuery, params: { types }, tags: types })
  return listLanguages(page, stegaClean(documents))
}
