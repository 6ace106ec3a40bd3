import { cache } from 'react'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { fetchPublished } from '#lib/content/fetch.ts'
import { partnersQuery } from '#lib/content/queries.ts'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'
import { DEFAULT_PARTNER, findPartner } from '#lib/links/partners.ts'
import { editionParams, type EditionRoute } from './editions.ts'

export type PartnerContent = PartnersQueryResult[number]

/** What a page of a partner is given. */
export type PartnerRoute = EditionRoute<{ partner: string }>

/** Every partner, read once per page. */
const partners = cache(() => loadPageContent(partnersQuery, ['partner'], 'Partner'))

/**
 * The partner a route parameter stands for; the default partner when it is not known.
 *
 * @param parameter the `{partner}` part of the address, still encoded
 * @throws Error when the content store has no default partner
 */
export async function getPartner(parameter: string): Promise<PartnerContent> {
  const partner = findPartner(decoded(parameter), await partners())
  if (!partner) throw new Error(`The content store has no partner with the value "${DEFAULT_PARTNER}".`)
  return partner
}

/** An address that is not encoded well names no partner. */
function decoded(parameter: string): string {
  try {
    return decodeURIComponent(parameter)
  } catch {
    return ''
  }
}

/**
 * The partners whose pages are made with the build; those added later are made when first asked for. There is no
 * request yet, so no draft mode to ask for.
 */
export async function partnerParams(page: 'link' | 'scan') {
  const published = await fetchPublished({ query: partnersQuery, tags: ['partner'] })
  return editionParams(page).flatMap(({ edition }) => published.map(({ slug }) => ({ edition, partner: slug })))
}
