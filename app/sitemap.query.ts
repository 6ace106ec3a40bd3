import { defineQuery } from 'groq'
import { faqTimes } from '#components/sections/faq/faq.query.ts'
import { partnerStripTimes, pressTimes } from '#components/sections/logo-strips/logoStrips.query.ts'
import { testimonialsTimes } from '#components/sections/testimonials/testimonials.query.ts'
import { inLanguage } from '#lib/content/languages.ts'
import type { SitemapQueryResult } from '#lib/content/sanity.types.ts'
import { pageList, type PageName, pages } from '#lib/pages.ts'

/** Pages that list other documents. */
const listing: ReadonlySet<string> = new Set([pages.home.type, pages.business.type])

/**
 * When the content of each page last changed, as it was published: the page's own document and every document shown
 * on it, by the words with which its sections choose them. The frame around all pages does not count, or each new
 * footer link would call every page new.
 */
export const sitemapQuery = defineQuery(`{
  "home": *[_type == "personalPage" && ${inLanguage}][0]{
    "times": [_updatedAt, ...${pressTimes}, ...${testimonialsTimes}, ...${faqTimes}] | order(@ desc)
  }.times[0],
  "business": *[_type == "businessPage" && ${inLanguage}][0]{
    "times": [_updatedAt, ...${partnerStripTimes}, ...${faqTimes}] | order(@ desc)
  }.times[0],
  "others": *[_type in $types && ${inLanguage} && isHidden != true]{_type, "slug": slug.current, _updatedAt}
}`)

/** The types of the pages that show no other documents. */
export const sitemapParams = {
  types: [...new Set(pageList.map(({ type }) => type))].filter((type) => !listing.has(type)),
}

/** When each page that is published last changed, by its name. */
export function listChangedPages({ others, ...changed }: SitemapQueryResult): Partial<Record<PageName, string | null>> {
  const plain = Object.fromEntries(
    pageList.map(({ name, type, path }) => {
      const found = others.find((each) => each._type === type && (type !== 'legalPolicy' || `/${each.slug}` === path))
      return [name, found?._updatedAt ?? null]
    }),
  )
  return { ...plain, ...changed }
}
