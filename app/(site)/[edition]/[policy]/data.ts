import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { stegaClean } from '@sanity/client/stega'
import { policyTextProjection } from '#components/sections/shared.query.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import { fetchContent, fetchPublished } from '#lib/content/fetch.ts'
import { formatDay } from '#lib/content/format.ts'
import { inLanguage } from '#lib/content/languages.ts'
import type { PolicyQueryResult } from '#lib/content/sanity.types.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { type PolicyRoute, policyRoutes } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { editionParams, type EditionRoute, getHome } from '../../editions.ts'
import { type Drawing, sharingCard } from '../../sharingCards.ts'

const policyQuery = defineQuery(`*[_type == "legalPolicy" && slug.current == $slug && ${inLanguage}][0]{
  _id, _type, "slug": slug.current, lastUpdated, effectiveDate, changeSummary, ${policyTextProjection}, seo
}`)

type PolicyContent = NonNullable<PolicyQueryResult>

const getRequest = (path: `/${string}`) => ({
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
  async (path: `/${string}`): Promise<PolicyContent> => (await fetchContent(getRequest(path))) ?? notFound(),
)

/** A legal document as it is published, in a preview too. */
export const publishedPolicy = cache(
  async (path: `/${string}`): Promise<PolicyContent> => (await fetchPublished(getRequest(path))) ?? notFound(),
)

/** What a page of a legal document is given. */
export type PolicyPageRoute<Params = unknown> = EditionRoute<{ policy: string } & Params>

/** The legal document a part of an address names, or nothing is found. */
export const getPolicyRoute = (slug: string): PolicyRoute =>
  policyRoutes.find((route) => pages[route].path === `/${slug}`) ?? notFound()

/** Every legal document in every edition. */
export const generateStaticParams = () =>
  policyRoutes.flatMap((route) =>
    editionParams(route).map(({ edition }) => ({ edition, policy: pages[route].path.slice(1) })),
  )

/** What the picture of a legal document shows. */
export async function loadPolicyDrawing(route: PolicyRoute): Promise<Drawing> {
  const { title, lastUpdated } = await policy(pages[route].path)
  const date = formatDay(stegaClean(lastUpdated), requestLocale())
  return { scene: 'day', motif: 'document', headline: title, details: [translate('legal.lastUpdated', { date })] }
}

/** What the picture of a legal document is made of, for each page of it. */
export const createPolicyCard = async (route: PolicyRoute) =>
  sharingCard(pages[route].sharingImage, await loadPolicyDrawing(route))

/** The same under every prefix: the page under the root is the canonical one. */
export async function generateMetadata({ params }: PolicyPageRoute): Promise<Metadata> {
  await getHome(params)
  const route = getPolicyRoute((await params).policy)
  const { path } = pages[route]
  const [{ seo }, card] = await Promise.all([policy(path), createPolicyCard(route)])
  return createPageMetadata({ seo, path, card })
}
