import { cache } from 'react'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { fetchPublished } from '#lib/content/fetch.ts'
import { partnersQuery } from '#lib/content/queries.ts'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'
import { DEFAULT_PARTNER, findPartner } from '#lib/links/partners.ts'
import { decodePart } from '#lib/links/path.ts'
import { editionParams, type EditionRoute } from './editions.ts'

export type PartnerContent = PartnersQueryResult[number]

export type PartnerRoute = EditionRoute<{ partner: string }>

const loadPartners = cache(() => loadPageContent(partnersQuery, ['partner']))

/** Finds the partner of a `{partner}` segment, still URL-encoded, or the default partner if it is unknown. */
export async function getPartner(parameter: string): Promise<PartnerContent> {
  // A malformed segment matches no partner.
  const partner = findPartner(decodePart(parameter) ?? '', await loadPartners())
  if (!partner) throw new Error(`The content store has no partner with the value "${DEFAULT_PARTNER}".`)
  return partner
}

/** Returns the partners to prerender, from published content, since a build has no request to read draft mode from. */
export async function partnerParams(page: 'link' | 'scan') {
  const published = await fetchPublished({ query: partnersQuery, tags: ['partner'] })
  return editionParams(page).flatMap(({ edition }) => published.map(({ slug }) => ({ edition, partner: slug })))
}
