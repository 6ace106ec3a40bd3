import type { BreadcrumbList, FAQPage, Graph, MobileApplication, Organization, WebPage, WebSite } from 'schema-dts'
import { formatNumber } from '#lib/content/format.ts'

/** What the structured data says of the site and its app, as plain text. */
export interface SiteFacts {
  /** Public origin, without a slash at its end. */
  siteUrl: string
  name: string
  legalName: string
  description: string
  supportEmail: string
  appStoreUrl: string
  rating: { value: number; count: number; best: number }
  /** BCP 47 tag of the site's language. */
  locale: string
}

interface Question {
  question: string
  answer: string
}

/** What the structured data says of one page, as plain text. */
export interface PageFacts {
  /** The canonical path, such as `/business`. */
  path: string
  title: string
  description: string
  /** Pages on the way from home to this one, neither of them included. */
  above?: readonly { path: string; title: string }[]
  questions?: readonly Question[]
  showsRating: boolean
}

/** A node of the graph has an id others can refer to; it is an address only in form. */
const nodeId = (siteUrl: string, name: string) => `${siteUrl}/#${name}`
const pageUrl = ({ siteUrl }: SiteFacts, path: string) => `${siteUrl}${path}`

function organization({ siteUrl, name, legalName, supportEmail }: SiteFacts) {
  return {
    '@type': 'Organization',
    '@id': nodeId(siteUrl, 'organization'),
    name,
    legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail, areaServed: 'CA' },
  } as const satisfies Organization
}

function website({ siteUrl, name, description, locale }: SiteFacts) {
  return {
    '@type': 'WebSite',
    '@id': nodeId(siteUrl, 'website'),
    name,
    description,
    url: `${siteUrl}/`,
    inLanguage: locale,
    publisher: { '@id': nodeId(siteUrl, 'organization') },
  } as const satisfies WebSite
}

/** The app with its rating. It is free for consumers. */
function application({ siteUrl, name, description, appStoreUrl, rating }: SiteFacts) {
  return {
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
  } as const satisfies MobileApplication
}

const isHome = ({ path }: PageFacts) => path === '/'
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
    isPartOf: { '@id': nodeId(facts.siteUrl, 'website') },
    ...(isHome(page) ? {} : { breadcrumb: { '@id': breadcrumbId(url) } }),
  } as const satisfies WebPage
}

function breadcrumb(facts: SiteFacts, { path, title, above = [] }: PageFacts) {
  const way = [{ path: '/', title: facts.name }, ...above, { path, title }]
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(pageUrl(facts, path)),
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: step.title,
      item: pageUrl(facts, step.path),
    })),
  } as const satisfies BreadcrumbList
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
  } as const satisfies FAQPage
}

/**
 * The structured data of a page: one graph whose nodes refer to each other. Every node is checked against the types
 * of schema.org when the code is compiled.
 *
 * It rates the app only where the page does, as search engines ask; and since they take no app without a rating, it
 * does not speak of the app elsewhere.
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
      ...(isHome(page) ? [] : [breadcrumb(facts, page)]),
      ...(questions.length === 0 ? [] : [questionsPage(facts, page, questions)]),
    ],
  } as const satisfies Graph
}

/** JSON that may stand in a script element: content cannot end the element, nor open another. */
export const scriptJson = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)

/**
 * Whether one of the texts that a page shows names the app's rating: how high it is, and from how many.
 *
 * @param texts as the page shows them, with their tokens filled
 */
export const namesRating = (
  texts: readonly string[],
  { value, count }: { value: number; count: number },
  locale: string,
): boolean => texts.some((text) => [value, count].every((figure) => text.includes(formatNumber(figure, locale))))
