import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'

const unsubscribePageQuery = defineQuery(`*[_type == "unsubscribePage" && ${inLanguage}][0]`)

export const loadUnsubscribePage = (email = '…') =>
  loadPageContent(unsubscribePageQuery, [pages.unsubscribe.type], () => ({ values: { email } }))

/** Excludes the page from search engines. Its URL holds the token, so `lib/security/headers.ts` sends no referrer. */
export async function generateMetadata({ params }: EditionRoute): Promise<Metadata> {
  const home = await getHome(params)
  const { title, description } = stegaClean((await loadUnsubscribePage()).seo)
  return {
    title,
    description,
    alternates: { canonical: getPageHref(home, pages.unsubscribe.path) },
    robots: { index: false, follow: false },
  }
}
