import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { leadsServices } from '#leads/runtime.ts'
import { findLead } from '#leads/database/leads.ts'
import { readUnsubscribeToken } from '#leads/unsubscribe.ts'
import { getPageHref } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import { type EditionRoute, getHome } from '../../editions.ts'

const unsubscribePageQuery = defineQuery(`*[_type == "unsubscribePage" && ${inLanguage}][0]`)

export const loadUnsubscribePage = (email = '…') =>
  loadPageContent(unsubscribePageQuery, [pages.unsubscribe.type], () => ({ values: { email } }))

/** Parses the token of an unsubscribe link; null if invalid. The email is undefined once the lead was deleted. */
export async function readUnsubscribeRequest(token: string): Promise<{ email: string | undefined } | null> {
  const services = await leadsServices()
  const ticket = readUnsubscribeToken(services.secret, token)
  return ticket && { email: (await findLead(services.database.db, ticket.leadId))?.email }
}

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
