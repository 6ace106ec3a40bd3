import { defineQuery } from 'groq'
import { faqTimes, partnerStripTimes, pressTimes, testimonialsTimes } from '#components/sections/shared.query.ts'
import { inLanguage } from '#lib/content/languages.ts'
import type { SitemapQueryResult } from '#lib/content/sanity.types.ts'
import { pageList, type PageName, pages } from '#lib/pages.ts'

const typesWithLists: ReadonlySet<string> = new Set([pages.home.type, pages.business.type])

/**
 * Selects the last published change of each page: of its own document and of every document shown on it, chosen with
 * the same expressions as in its sections. Header and footer do not count, or each new footer link would mark every
 * page as changed.
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

export const sitemapParams = {
  types: [...new Set(pageList.map(({ type }) => type))].filter((type) => !typesWithLists.has(type)),
}

/** Returns when each published page last changed, by its name. */
export function listChangedPages({ others, ...changes }: SitemapQueryResult): Partial<Record<PageName, string | null>> {
  const ownChanges = Object.fromEntries(
    pageList.map(({ name, type, path }) => {
      const match = others.find(({ _type, slug }) => _type === type && (type !== 'legalPolicy' || `/${slug}` === path))
      return [name, match?._updatedAt ?? null]
    }),
  )
  return { ...ownChanges, ...changes }
}
