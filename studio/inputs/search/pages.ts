import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { pageList } from '#lib/pages.ts'

/** Where a document's page is, and the picture the site draws for it. */
export interface SearchPage {
  path: string
  /** Name of the drawn picture; undefined for pages nobody shares. */
  picture?: string | undefined
}

const forDefaultPartner = (text: string) => text.replace('{partner}', DEFAULT_PARTNER)

/** @param slug of a legal document; other documents have none */
export function searchPage(type: string, slug: string | undefined): SearchPage {
  const path = `/${slug ?? ''}`
  const page = pageList.find((each) => each.type === type && (type !== 'legalPolicy' || each.path === path))
  if (!page) return { path }
  return { path: forDefaultPartner(page.path), picture: page.sharingImage && forDefaultPartner(page.sharingImage) }
}
