import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { pageList } from '#lib/pages.ts'

interface SearchPage {
  path: string
  /** Name of the sharing image that the site draws. */
  picture?: string | undefined
}

const forDefaultPartner = (text: string) => text.replace('{partner}', DEFAULT_PARTNER)

/** The page of a document. @param slug of a policy; other documents have none */
export function searchPage(type: string, slug: string | undefined): SearchPage {
  const path = `/${slug ?? ''}`
  const page = pageList.find((each) => each.type === type && (type !== 'legalPolicy' || each.path === path))
  if (!page) return { path }
  return { path: forDefaultPartner(page.path), picture: page.sharingImage && forDefaultPartner(page.sharingImage) }
}
