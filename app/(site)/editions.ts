import { notFound } from 'next/navigation'
import { editionOfLocale, findEdition, listEditions } from '#lib/editions.ts'
import { locales } from '#lib/i18n/locales.ts'
import { setRequestLocale } from '#lib/i18n/requestLocale.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import type { PageName } from '#lib/pages.ts'

export interface EditionRoute<Params = unknown> {
  params: Promise<{ edition: string } & Params>
}

/** Returns the root edition of each language, for pages outside the page registry. */
export const rootEditionParams = () => locales.map((locale) => ({ edition: editionOfLocale[locale] }))

/** Returns the editions in which a page is prerendered. */
export const editionParams = (page: PageName) => listEditions(page).map((edition) => ({ edition }))

/** Sets the request's language, before content is read. Returns the home of the edition; 404 if unknown. */
export async function getHome(params: EditionRoute['params']): Promise<SitePrefix> {
  const { edition } = await params
  const { locale, home } = findEdition(decodeURIComponent(edition)) ?? notFound()
  setRequestLocale(locale)
  return home
}
