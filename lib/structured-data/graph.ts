import type { Graph } from 'schema-dts'
import type { SiteSettingsQueryResult } from '#lib/content/sanity.types.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'

type Settings = NonNullable<SiteSettingsQueryResult>

/** The site settings that structured data shows, as plain text. */
interface SiteFacts extends Pick<Settings, 'productName' | 'description' | 'appStoreUrl'> {
  legalEntity: Pick<Settings['legalEntity'], 'legalName'>
  contacts: Pick<Settings['contacts'], 'supportEmail'>
  rating: Pick<Settings['rating'], 'value' | 'count' | 'best'>
}

/** Facts about a page, as plain text. */
export interface PageFacts {
  path: string
  title: string
  description: string
  /** Breadcrumbs between the home page and this page. */
  above?: readonly { path: string; title: string }[]
  /** Those whose answers are in the page. */
  questions?: readonly { question: string; answer: string }[]
  webApplication?: boolean
  showsRating: boolean
}

/** The app and the tools are free for consumers. */
const FREE_FINANCE_TOOL = {
  applicationCategory: 'FinanceApplication',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
} as const

/**
 * Creates the structured data of a page: one graph of linked nodes, typed by schema.org.
 *
 * It contains the app only on pages that show its rating: search engines require a visible rating, and accept no app
 * without one.
 */
export function createPageGraph(site: SiteFacts, page: PageFacts, siteUrl: string, inLanguage: Locale) {
  const { productName: name, description, rating } = site
  const home = localeHomes[inLanguage]
  const { title, above = [], questions = [] } = page
  const url = `${siteUrl}${page.path}`
  const homeUrl = `${siteUrl}${home}`
  const isHome = page.path === home
  // These ids are URIs, not pages.
  const publisher = { '@id': `${siteUrl}/#organization` }
  const isPartOf = { '@id': `${homeUrl}#website` }
  const breadcrumb = { '@id': `${url}#breadcrumb` }
  const organization = {
    '@type': 'Organization',
    ...publisher,
    name,
    legalName: site.legalEntity.legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.contacts.supportEmail,
      areaServed: 'CA',
    },
  } as const
  const website = { '@type': 'WebSite', ...isPartOf, name, description, url: homeUrl, inLanguage, publisher } as const
  const app = {
    '@type': 'MobileApplication',
    '@id': `${siteUrl}/#app`,
    name,
    description,
    operatingSystem: 'iOS',
    downloadUrl: site.appStoreUrl,
    ...FREE_FINANCE_TOOL,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      ratingCount: rating.count,
      bestRating: rating.best,
    },
    publisher,
  } as const
  const pageNode = { url, name: title, description: page.description, inLanguage }
  const webPage = { '@type': 'WebPage', '@id': `${url}#page`, ...pageNode, isPartOf } as const
  const tool = {
    '@type': 'WebApplication',
    '@id': `${url}#tool`,
    ...pageNode,
    ...FREE_FINANCE_TOOL,
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    publisher,
  } as const
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    ...breadcrumb,
    itemListElement: [{ path: home, title: name }, ...above, page].map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: step.title,
      item: `${siteUrl}${step.path}`,
    })),
  } as const
  const faq = {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    isPartOf: { '@id': webPage['@id'] },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } as const
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      website,
      ...(page.showsRating ? [app] : []),
      isHome ? webPage : { ...webPage, breadcrumb },
      ...(page.webApplication ? [tool] : []),
      ...(isHome ? [] : [breadcrumbs]),
      ...(questions.length > 0 ? [faq] : []),
    ],
  } as const satisfies Graph
}

/** Serializes JSON for a script element, escaped so that content cannot end the element or open another. */
export const serializeForScript = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
