import { stegaClean } from '@sanity/client/stega'
import { cache } from 'react'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { fetchPublished } from '#lib/content/fetch.ts'
import { isPreview, isShared } from '#lib/content/preview.ts'
import { partnerByIdQuery, partnerEndingsQuery, partnerSlugsQuery, partnersQuery } from '#lib/content/queries.ts'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'
import { createPartnerSearch, DEFAULT_PARTNER, findEnding } from '#lib/links/partners.ts'
import { decodePart } from '#lib/links/path.ts'
import { editionParams, type EditionRoute } from './editions.ts'

export type PartnerContent = PartnersQueryResult[number]

export type PartnerRoute = EditionRoute<{ partner: string }>

/** Fetches the link endings that lead to a partner, present and former, once per render. */
const loadEndings = cache(async () => new Set(stegaClean(await loadPageContent(partnerEndingsQuery, ['partner']))))

/** Fetches the partners of a link ending, the present one first. */
const loadPartners = cache((ending: string) =>
  loadPageContent(partnersQuery, ['partner'], undefined, { params: { ending } }),
)

const searchPartner = createPartnerSearch()

/**
 * Finds the draft of the partner that is published with a link ending. The draft has another one while an editor types
 * it, and the preview goes on showing that partner.
 */
const loadPartnerInChange = cache(async (value: string): Promise<PartnerContent | undefined> => {
  if (!isShared() && !(await isPreview())) return undefined
  const endings = await fetchPublished({ query: partnerEndingsQuery, tags: ['partner'] })
  const ending = findEnding(value, new Set(endings))
  if (ending === DEFAULT_PARTNER) return undefined
  const [published] = await fetchPublished({ query: partnersQuery, params: { ending }, tags: ['partner'] })
  const params = { id: published?._id ?? '', ending }
  return (await loadPageContent(partnerByIdQuery, ['partner'], undefined, { params }))[0]
})

/**
 * Finds the partner of a `{partner}` segment, still URL-encoded, or the default partner if it is unknown.
 *
 * @throws Error while the store is down and a partner that exists was not shown before: the page of the default
 * one would lose which partner its visitors came from
 */
export async function getPartner(parameter: string): Promise<PartnerContent> {
  // A malformed segment matches no partner.
  const value = decodePart(parameter) ?? ''
  const partner =
    (await searchPartner(value, loadEndings, async (ending) => (await loadPartners(ending))[0])) ||
    (await loadPartnerInChange(value)) ||
    (await loadPartners(DEFAULT_PARTNER))[0]
  if (!partner) throw new Error(`The content store has no partner with the value "${DEFAULT_PARTNER}".`)
  return partner
}

/** Returns the partners to prerender, from published content, since a build has no request to read draft mode from. */
export async function partnerParams(page: 'link' | 'scan') {
  const slugs = await fetchPublished({ query: partnerSlugsQuery, tags: ['partner'] })
  return editionParams(page).flatMap(({ edition }) => slugs.map((partner) => ({ edition, partner })))
}
