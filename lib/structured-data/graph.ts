import type { FAQPage, Graph, MobileApplication, Organization, WebSite } from 'schema-dts'

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

export interface Question {
  question: string
  answer: string
}

/** A node of the graph has an id others can refer to; it is an address only in form. */
const nodeId = (siteUrl: string, name: string) => `${siteUrl}/#${name}`

/** The company behind the site. */
function organization({ siteUrl, name, legalName, supportEmail }: SiteFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': nodeId(siteUrl, 'organization'),
    name,
    legalName,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail, areaServed: 'CA' },
  }
}

function website({ siteUrl, name, description, locale }: SiteFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': nodeId(siteUrl, 'website'),
    name,
    description,
    url: siteUrl,
    inLanguage: locale,
    publisher: { '@id': nodeId(siteUrl, 'organization') },
  }
}

/** The app with its rating (specification, section 1: 4.8 from 150). It is free for consumers. */
function application({ siteUrl, name, description, appStoreUrl, rating }: SiteFacts): MobileApplication {
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
  }
}

function questions(pageUrl: string, faq: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${pageUrl}#faq`,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/**
 * The structured data of a landing page: one graph whose nodes refer to each other.
 *
 * @param path of the page, such as `/business`
 * @param faq the questions shown on the page, in its order
 */
export function landingGraph(facts: SiteFacts, path: `/${string}`, faq: readonly Question[]): Graph {
  const pageUrl = `${facts.siteUrl}${path}`
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(facts), website(facts), application(facts), questions(pageUrl, faq)],
  }
}

/** JSON that may stand in a script element: content cannot end the element, nor open another. */
export const scriptJson = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
