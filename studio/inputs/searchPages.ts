import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { pageList } from '#lib/pages.ts'

interface SearchPage {
  path: string
  /** Name of the sharing image that the site draws. */
  picture?: string | undefined
}

const fillPartner = (text: string) => text.replace('{partner}', DEFAULT_PARTNER)

/** Finds the page of a document in its language. @param slug of a policy; undefined for other types */
export function searchPage(type: string, slug: string | undefined, locale: Locale = defaultLocale): SearchPage {
  const path = `/${slug ?? ''}`
  const page = pageList.find((row) => row.type === type && (type !== 'legalPolicy' || row.path === path))
  if (!page) return { path: toLocalizedPath(path, locale) }
  const picture = page.sharingImage && toLocalizedPath(`/${fillPartner(page.sharingImage)}`, locale).slice(1)
  return { path: toLocalizedPath(fillPartner(page.path), locale), picture }
}
