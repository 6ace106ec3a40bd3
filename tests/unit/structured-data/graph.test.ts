import { describe, expect, test } from 'vitest'
import { landingGraph, scriptJson } from '#lib/structured-data/graph.ts'

const facts = {
  siteUrl: 'https://homie.example',
  name: 'Homie',
  legalName: 'Homie Canada Inc.',
  description: 'Clear steps.',
  supportEmail: 'support@homie.example',
  appStoreUrl: 'https://apps.apple.com/ca/app/homie/id0',
  rating: { value: 4.8, count: 150, best: 5 },
  locale: 'en-CA',
}
const faq = [{ question: 'Is it free?', answer: 'Yes.' }]
const graph = landingGraph(facts, '/', faq)
const node = (type: string) => graph['@graph'].find((each) => typeof each === 'object' && each['@type'] === type)

describe('the structured data of a landing page', () => {
  test('rates the app 4.8 out of 5 from 150 ratings', () => {
    expect(node('MobileApplication')).toMatchObject({
      aggregateRating: { ratingValue: 4.8, ratingCount: 150, bestRating: 5 },
    })
  })

  test('repeats the questions of the page', () => {
    expect(node('FAQPage')).toMatchObject({
      mainEntity: [{ name: 'Is it free?', acceptedAnswer: { text: 'Yes.' } }],
    })
  })

  test('refers only to nodes it has', () => {
    const text = JSON.stringify(graph)
    const ids = [...text.matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id)
    const defined = graph['@graph'].map((each) => (typeof each === 'object' && '@id' in each ? each['@id'] : undefined))
    expect(new Set(ids)).toEqual(new Set(defined))
  })

  test('cannot break out of its script, whatever an editor writes', () => {
    const hostile = landingGraph(facts, '/', [{ question: '</script><script>alert(1)</script>', answer: '<!--' }])
    expect(scriptJson(hostile)).not.toContain('<')
  })

  test('means the same after escaping', () => {
    expect(JSON.parse(scriptJson(graph))).toEqual(graph)
  })
})
