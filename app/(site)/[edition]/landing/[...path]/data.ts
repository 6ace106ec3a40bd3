import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { questionsProjection } from '#components/sections/shared.query.ts'
import type { SharingCard } from '#components/sharing-image/card.ts'
import { loadLandingRoutes, loadPageContent, loadRunningSplits } from '#components/site-frame/pageContent.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import { toIdInLanguage } from '#lib/content/languages.ts'
import { isPreview } from '#lib/content/preview.ts'
import { listPublishedLandings } from '#lib/content/publishedRoutes.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { findLandingRoute, findPreviewedRoute, type LandingRoute } from '#lib/landingPages/routes.ts'
import { getSitePrefix, toLocalizedPath } from '#lib/links/homeLinks.ts'
import { type EditionRoute, getHome } from '../../../editions.ts'
import { createSharingCard } from '../../../pageExports.ts'

const landingPageQuery = defineQuery(`*[_type == "landingPage" && _id == $id][0]{
  _id, _type, title, seo, announcement,
  "sections": sections[]{
    ...,
    ${questionsProjection},
    "size": picture.asset->metadata.dimensions{width, height}
  }
}`)

export type LandingPageRoute = EditionRoute<{ path: string[] }>

async function findRoute(path: string): Promise<LandingRoute | undefined> {
  const routes = await loadLandingRoutes()
  if (await isPreview()) return findPreviewedRoute(routes, await listPublishedLandings(), path)
  return findLandingRoute(routes, path)
}

/** Finds the landing page of a path in the request's language; 404 for any other. */
export const findLandingPage = cache(async (path: string): Promise<LandingRoute> => {
  const route = await findRoute(path)
  return route?.languages.includes(requestLocale()) ? route : notFound()
})

/** Finds the page that a landing page stands in for today; undefined for most. */
export const findSplitPage = cache(async ({ path }: LandingRoute) => {
  const split = (await loadRunningSplits()).find(({ variant }) => variant === path)
  if (split === undefined) return undefined
  const address = toLocalizedPath(split.path, requestLocale())
  const isOwnHome = findLandingRoute(await loadLandingRoutes(), split.path)?.ownHome === true
  return { path: split.path, address, home: isOwnHome ? address : getSitePrefix(address) }
})

/** Loads the content of a landing page in the request's language, once per render. */
export const loadLandingPage = cache((id: string) =>
  loadPageContent(landingPageQuery, ['landingPage', 'faq'], undefined, {
    params: { id: toIdInLanguage(id, requestLocale()) },
  }),
)

/** They are rendered on their first request: a build must not take longer with each of them. */
export const generateStaticParams = () => []

export async function createLandingCard({ id, path }: LandingRoute): Promise<SharingCard> {
  const { title, seo } = await loadLandingPage(id)
  return createSharingCard(`landing${path}`, { scene: 'dusk', headline: title, details: [seo.description] })
}

export async function generateMetadata({ params }: LandingPageRoute): Promise<Metadata> {
  await getHome(params)
  const route = await findLandingPage(`/${(await params).path.join('/')}`)
  const [{ seo }, card, split] = await Promise.all([
    loadLandingPage(route.id),
    createLandingCard(route),
    findSplitPage(route),
  ])
  // Search engines know the page that it stands in for.
  return createPageMetadata({ seo, path: split?.path ?? route.path, card, indexable: route.indexable && !split })
}
