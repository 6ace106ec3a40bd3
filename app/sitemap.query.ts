import { defineQuery } from 'groq'
import { inLanguage } from '#lib/content/languages.ts'
import type { SitemapQueryResult } from '#lib/content/sanity.types.ts'
import { pageList, type PageName } from '#lib/pages.ts'

export const sitemapParams = { types: [...new Set(pageList.map(({ type }) => type))] }

/**
 * Selects the last published change of each page: of its own document and of every document its sections show. Header
 * and footer do not count, or each new footer link would mark every page as changed.
 */
export const sitemapQuery = defineQuery(`*[_type in $types && ${inLanguage} && isHidden != true]{
  _type, "slug": slug.current,
  "lastChange": [
    _updatedAt, ...press.logos[]->_updatedAt, ...partnerStrip.logos[]->_updatedAt,
    ...testimonials.reviews[]->_updatedAt, ...faq.questions[]->_updatedAt
  ][defined(@)] | order(@ desc)[0]
}`)

/** Returns when each published page last changed, by its name. */
export const listChangedPages = (documents: SitemapQueryResult): Partial<Record<PageName, string | null>> =>
  Object.fromEntries(
    pageList.map(({ name, type, path }) => {
      const match = documents.find(
        ({ _type, slug }) => _type === type && (type !== 'legalPolicy' || `/${slug}` === path),
      )
      return [name, match?.lastChange ?? null]
    }),
  )
