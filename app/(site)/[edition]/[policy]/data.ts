import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { stegaClean } from '@sanity/client/stega'
import { policyTextProjection } from '#components/sections/shared.query.ts'
import type { SharingCard } from '#components/sharing-image/card.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import { fetchContent, fetchPublished } from '#lib/content/fetch.ts'
import { formatDay } from '#lib/content/formatDay.ts'
import { inLanguage } from '#lib/content/languages.ts'
import type { PolicyQueryResult } from '#lib/content/sanity.types.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { type PolicyRoute, policyRoutes } from '#lib/links/policies.ts'
import { pages } from '#lib/pages.ts'
import { editionParams, type EditionRoute, getHome } from '../../editions.ts'
import { createSharingCard } from '../../pageExports.ts'

const policyQuery = defineQuery(`*[_type == "legalPolicy" && slug.current == $slug && ${inLanguage}][0]{
  _id, _type, "slug": slug.current, lastUpdated, effectiveDate, changeSummary, ${policyTextProjection}, seo
}`)

type PolicyContent = NonNullable<PolicyQueryResult>

const getRequest = (path: `/${string}`) => ({
  query: policyQuery,
  params: { slug: path.slice(1) },
  tags: ['legalPolicy'] as const,
})

/** Fetches the legal document of a page such as `/privacy`, verbatim, once per render; 404 if it is not published. */
export const loadPolicy = cache(
  async (path: `/${string}`): Promise<PolicyContent> => (await fetchContent(getRequest(path))) ?? notFound(),
)

/** Fetches the published version of a legal document, also in a preview. */
export const loadPublishedPolicy = cache(
  async (path: `/${string}`): Promise<PolicyContent> => (await fetchPublished(getRequest(path))) ?? notFound(),
)

export type PolicyPageRoute<Params = unknown> = EditionRoute<{ policy: string } & Params>

/** Finds the legal document with a slug; 404 for any other. */
export const getPolicyRoute = (slug: string): PolicyRoute =>
  policyRoutes.find((route) => pages[route].path === `/${slug}`) ?? notFound()

export const generateStaticParams = () =>
  policyRoutes.flatMap((route) =>
    editionParams(route).map(({ edition }) => ({ edition, policy: pages[route].path.slice(1) })),
  )

export async function createPolicyCard(route: PolicyRoute): Promise<SharingCard> {
  const { path, sharingImage } = pages[route]
  const { title, lastUpdated } = await loadPolicy(path)
  const date = formatDay(stegaClean(lastUpdated), requestLocale())
  const details = [translate('legal.lastUpdated', { date })]
  return createSharingCard(sharingImage, { scene: 'day', motif: 'document', headline: title, details })
}

/** Returns the same metadata under every prefix: the page under the root is the canonical one. */
export async function generateMetadata({ params }: PolicyPageRoute): Promise<Metadata> {
  await getHome(params)
  const route = getPolicyRoute((await params).policy)
  const { path } = pages[route]
  const [{ seo }, card] = await Promise.all([loadPolicy(path), createPolicyCard(route)])
  return createPageMetadata({ seo, path, card })
}
