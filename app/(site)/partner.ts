import { cache } from 'react'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { fetchPublished } from '#lib/content/fetch.ts'
import { partnerSlugsQuery, partnersQuery } from '#lib/content/queries.ts'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'
import { DEFAULT_PARTNER, listEndings } from '#lib/links/partners.ts'
import { decodePart } from '#lib/links/path.ts'
import { editionParams, type EditionRoute } from './editions.ts'

export type PartnerContent = PartnersQueryResult[number]

export type PartnerRoute = EditionRoute<{ partner: string }>

/** Fetches the partners of a link ending, the present one first. */
const loadPartners = cache((ending: string) =>
  loadPageContent(partnersQuery, ['partner'], undefined, {
    params: { ending },
    isOptional: ending !== DEFAULT_PARTNER,
  }),
)

/** Finds the partner of a link ending; none while the store is down and the partner was not shown before. */
async function findPartner(ending: string): Promise<PartnerContent | undefined> {
  try {
    return (await loadPartners(ending))[0]
  } catch (error) {
    if (ending === DEFAULT_PARTNER) throw error
    return undefined
  }
}

/** Finds the partner of a `{partner}` segment, still URL-encoded, or the default partner if it is unknown. */
export async function getPartner(parameter: string): Promise<PartnerContent> {
  // A malformed segment matches no partner.
  for (const ending of listEndings(decodePart(parameter) ?? '')) {
    const partner = await findPartner(ending)
    if (partner) return partner
  }
  throw new Error(`The content store has no partner with the value "${DEFAULT_PARTNER}".`)
}

/** Returns the partners to prerender, from published content, since a build has no request to read draft mode from. */
export async function partnerParams(page: 'link' | 'scan') {
  const slugs = await fetchPublished({ query: partnerSlugsQuery, tags: ['partner'] })
  return editionParams(page).flatMap(({ edition }) => slugs.map((partner) => ({ edition, partner })))
}
