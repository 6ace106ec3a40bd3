import type { Graph } from 'schema-dts'
import { formatNumber } from '#lib/content/format.ts'

/** Facts about the site and its app, as plain text. */
export interface SiteFacts {
  siteUrl: string
  name: string
  legalName: string
  description: string
  supportEmail: string
  appStoreUrl: string
  rating: { value: number; count: number; best: number }
  /** BCP 47 tag of the page's language. */
  locale: string
  /** Path of the home page in that language. */
  home: string
}

interface Question {
  question: string
  answer: string
}

/** Facts about a page, as plain text. */
export interface PageFacts {
  path: string
  title: string
  description: string
  /** Breadcrumbs between the home page and this page. */
  above?: readonly { path: string; title: string }[]
  questions?: readonly Question[]
  webApplication?: boolean
  showsRating: boolean
}

/** A node with an id for references; the id is a URI, not a page. */
const nodeId = (siteUrl: string, name: string) => `${siteUrl}/#${name}`
const pageUrl = ({ siteUrl }: SiteFacts, path: string) => `${siteUrl}${path}`

const organization = ({ siteUrl, name, legalName, supportEmail }: SiteFacts) =>
  ({
    '@type': 'Organization',
    '@id': nodeId(siteUrl, 'organization'),
    name,
    legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail, areaServed: 'CA' },
  }) as const

const websiteId = (facts: SiteFacts) => `${pageUrl(facts, facts.home)}#website`

const website = (facts: SiteFacts) =>
  ({
    '@type': 'WebSite',
    '@id': websiteId(facts),
    name: facts.name,
    description: facts.description,
    url: pageUrl(facts, facts.home),
    inLanguage: facts.locale,
    publisher: { '@id': nodeId(facts.siteUrl, 'organization') },
  }) as const

/** Creates the app's node with its rating. The app is free for consumers. */
const application = ({ siteUrl, name, description, appStoreUrl, rating }: SiteFacts) =>
  ({
    '@type': 'MobileApplication',
    '@id': nodeId(siteUrl, 'app'),
    name,
    description,
    operatingSystem: 'iOS',
    applicationCategory: 'FinanceApplication',
    downloadUrl: appStoreUrl,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      ratingCount: rating.count,
      bestRating: rating.best,
    },
    publisher: { '@id': nodeId(siteUrl, 'organization') },
  }) as const

const isHome = ({ home }: SiteFacts, { path }: PageFacts) => path === home
const breadcrumbId = (url: string) => `${url}#breadcrumb`

function webPage(facts: SiteFacts, page: PageFacts) {
  const url = pageUrl(facts, page.path)
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: facts.locale,
    isPartOf: { '@id': websiteId(facts) },
    ...(isHome(facts, page) ? {} : { breadcrumb: { '@id': breadcrumbId(url) } }),
  } as const
}

/** Creates the node of a free web application, without a rating: the app's does not apply. */
function webApplication(facts: SiteFacts, { path, title, description }: PageFacts) {
  const url = pageUrl(facts, path)
  return {
    '@type': 'WebApplication',
    '@id': `${url}#tool`,
    url,
    name: title,
    description,
    inLanguage: facts.locale,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CAD' },
    publisher: { '@id': nodeId(facts.siteUrl, 'organization') },
  } as const
}

function breadcrumb(facts: SiteFacts, { path, title, above = [] }: PageFacts) {
  const way = [{ path: facts.home, title: facts.name }, ...above, { path, title }]
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(pageUrl(facts, path)),
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: step.title,
      item: pageUrl(facts, step.path),
    })),
  } as const
}

function questionsPage(facts: SiteFacts, { path }: PageFacts, questions: readonly Question[]) {
  const url = pageUrl(facts, path)
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    isPartOf: { '@id': `${url}#page` },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } as const
}

/**
 * Creates the structured data of a page: one graph of linked nodes, typed by schema.org.
 *
 * It contains the app only on pages that show its rating: search engines require a visible rating, and accept no app
 * without one.
 */
export function pageGraph(facts: SiteFacts, page: PageFacts) {
  const { questions = [], showsRating } = page
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(facts),
      website(facts),
      ...(showsRating ? [application(facts)] : []),
      webPage(facts, page),
      ...(page.webApplication ? [webApplication(facts, page)] : []),
      ...(isHome(facts, page) ? [] : [breadcrumb(facts, page)]),
      ...(questions.length === 0 ? [] : [questionsPage(facts, page, questions)]),
    ],
  } as const satisfies Graph
}

/** Serializes JSON for a script element, escaped so that content cannot end the element or open another. */
export const scriptJson = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)

/** Returns whether a page's texts contain the app's rating: its value and the number of ratings. */
export const namesRating = (
  texts: readonly string[],
  { value, count }: { value: number; count: number },
  locale: string,
): boolean => texts.some((text) => [value, count].every((figure) => text.includes(formatNumber(figure, locale))))
