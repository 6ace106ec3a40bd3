import { defineQuery } from 'groq'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { policyTextProjection } from '#components/sections/shared.query.ts'
import { fetchContent, fetchPublished } from '#lib/content/fetch.ts'
import type { PolicyQueryResult } from '#lib/content/sanity.types.ts'

const policyQuery = defineQuery(`*[_type == "legalPolicy" && slug.current == $slug][0]{
  _id, _type, "slug": slug.current, lastUpdated, effectiveDate, changeSummary, ${policyTextProjection}, seo
}`)

export type PolicyContent = NonNullable<PolicyQueryResult>

const requestOf = (path: `/${string}`) => ({
  query: policyQuery,
  params: { slug: path.slice(1) },
  tags: ['legalPolicy'] as const,
})

/**
 * A legal document by the path of its page, read once per page. Its words are as they were written: a legal text
 * stands alone, so no token is filled.
 *
 * @param path of the page, such as `/privacy`; a document that is not published has no page
 */
export const policy = cache(
  async (path: `/${string}`): Promise<PolicyContent> => (await fetchContent(requestOf(path))) ?? notFound(),
)

/** A legal document as it is published, in a preview too. */
export const publishedPolicy = cache(
  async (path: `/${string}`): Promise<PolicyContent> => (await fetchPublished(requestOf(path))) ?? notFound(),
)
