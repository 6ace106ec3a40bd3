import { describe, expect, test } from 'vitest'
import type { Locale } from '#lib/i18n/locales.ts'
import { type PageFacts, createPageGraph, serializeForScript } from '#lib/structured-data/graph.ts'
import { nodeTypes, searchContract } from '#tests/schema-org/searchContract.ts'
import { vocabularyFaults } from '#tests/schema-org/vocabulary.ts'

const settings = {
  productName: 'Homie',
  description: 'Clear steps.',
  legalEntity: { legalName: 'Homie Canada Inc.' },
  contacts: { supportEmail: 'support@homie.example' },
  appStoreUrl: 'https://apps.apple.com/ca/app/homie/id0',
  rating: { value: 4.8, count: 150, best: 5 },
}
const createGraph = (page: PageFacts, locale: Locale = 'en-CA') =>
  createPageGraph(settings, page, 'https://homie.example', locale)
const home: PageFacts = {
  path: '/',
  title: 'Discover Your Home-Buying Budget, Instantly',
  description: 'Clear steps.',
  questions: [{ question: 'Is it free?', answer: 'Yes.' }],
  showsRating: true,
}
const history: PageFacts = {
  path: '/privacy/history',
  title: 'Earlier versions',
  description: 'What changed.',
  above: [{ path: '/privacy', title: 'Privacy Policy' }],
  showsRating: true,
}
const link: PageFacts = {
  path: '/v1/link/tamarack',
  title: 'Get the app',
  description: 'On to the store.',
  showsRating: false,
}
const graphs = [createGraph(home), createGraph(history), createGraph(link)]
const read = (page: PageFacts) => searchContract.parse(JSON.parse(serializeForScript(createGraph(page))))
const node = (page: PageFacts, type: string) => read(page)['@graph'].find((each) => each['@type'] === type)

describe('the structured data of a page', () => {
  test('describes the company, the site, the app, the page and its questions', () => {
    expect(nodeTypes(read(home))).toEqual(['Organization', 'WebSite', 'MobileApplication', 'WebPage', 'FAQPage'])
  })

  test('shows the way from home on every other page', () => {
    const items = ['https://homie.example/', 'https://homie.example/privacy', 'https://homie.example/privacy/history']
    expect(node(history, 'BreadcrumbList')).toMatchObject({ itemListElement: items.map((item) => ({ item })) })
    expect(nodeTypes(read(history))).not.toContain('FAQPage')
  })

  test('rates the app 4.8 out of 5 from 150 ratings', () => {
    const aggregateRating = { ratingValue: 4.8, ratingCount: 150, bestRating: 5 }
    expect(node(home, 'MobileApplication')).toMatchObject({ aggregateRating })
  })

  test('leaves the app out where its rating is not shown, since search engines want it rated', () => {
    expect(nodeTypes(read(link))).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'])
    expect(serializeForScript(createGraph(link))).not.toContain('4.8')
  })

  test('repeats the questions of the page', () => {
    expect(node(home, 'FAQPage')).toMatchObject({
      mainEntity: [{ name: 'Is it free?', acceptedAnswer: { text: 'Yes.' } }],
    })
  })

  test('in French begins at the French home page', () => {
    const french = createGraph({ ...home, path: '/fr' }, 'fr-CA')
    expect(nodeTypes(searchContract.parse(french))).not.toContain('BreadcrumbList')
    expect(french['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'WebSite', url: 'https://homie.example/fr', inLanguage: 'fr-CA' }),
    )
  })

  test('cannot break out of its script, whatever an editor writes', () => {
    const hostile = { question: '</script><script>alert(1)</script>', answer: '<!--' }
    expect(serializeForScript(createGraph({ ...home, questions: [hostile] }))).not.toContain('<')
  })

  test('means the same after escaping', () => {
    expect(JSON.parse(serializeForScript(createGraph(home)))).toEqual(createGraph(home))
  })
})

test('graphs of pages use the vocabulary of schema.org, and a check finds other words', () => {
  const other = [
    { '@type': 'PhoneApplication', name: 'Homie' },
    { '@type': 'WebSite', name: 'Homie', tagline: 'Clear steps.' },
    { '@type': 'Question', name: 'Is it free?', acceptedAnswer: { '@type': 'WebSite' } },
  ].map((node) => ({ '@context': 'https://schema.org', '@graph': [node] }))
  // The compiler starts once for all graphs; every fault names the graph it is in.
  const faults = vocabularyFaults([...graphs, ...other])
  expect(faults.map(({ graph }) => graph)).toEqual([3, 4, 5])
  for (const { message } of faults) expect(message).toMatch(/not assignable|does not exist/)
})
