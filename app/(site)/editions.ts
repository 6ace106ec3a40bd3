import { notFound } from 'next/navigation'
import { editions, editionsOf, isEdition } from '#lib/editions.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import type { PageName } from '#lib/pages.ts'

/** What a page below `[edition]` is given. */
export interface EditionRoute<Params = unknown> {
  params: Promise<{ edition: string } & Params>
}

/** The editions a page is made in by the build. */
export const editionParams = (page: PageName) => editionsOf(page).map((edition) => ({ edition }))

/** The home of the edition a page is in; of an edition there is not, nothing is found. */
export async function homeOf(params: EditionRoute['params']): Promise<SitePrefix> {
  const { edition } = await params
  return isEdition(edition) ? editions[edition].home : notFound()
}
