import { z } from 'zod'

const text = z.string().min(1)
const address = z.url({ protocol: /^https?$/ })
const reference = z.strictObject({ '@id': address })

/**
 * The nodes of a page's graph with what search engines ask of each: the required and recommended properties of
 * Google's documentation (Organization, Site name, Software app, FAQ, Breadcrumb), with absolute addresses.
 */
const node = z.discriminatedUnion('@type', [
  z.object({
    '@type': z.literal('Organization'),
    '@id': address,
    name: text,
    url: address,
    logo: address,
    contactPoint: z.object({ '@type': z.literal('ContactPoint'), contactType: text, email: z.email() }),
  }),
  z.object({ '@type': z.literal('WebSite'), '@id': address, name: text, url: address, publisher: reference }),
  z.object({
    '@type': z.literal('MobileApplication'),
    '@id': address,
    name: text,
    operatingSystem: text,
    applicationCategory: text,
    downloadUrl: address,
    offers: z.object({ '@type': z.literal('Offer'), price: z.number().min(0), priceCurrency: z.literal('CAD') }),
    aggregateRating: z.object({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.literal(4.8),
      ratingCount: z.literal(150),
      bestRating: z.literal(5),
    }),
  }),
  z.object({
    '@type': z.literal('WebApplication'),
    '@id': address,
    url: address,
    name: text,
    description: text,
    inLanguage: text,
    applicationCategory: text,
    operatingSystem: text,
    offers: z.object({ '@type': z.literal('Offer'), price: z.literal(0), priceCurrency: z.literal('CAD') }),
    publisher: reference,
  }),
  z.object({
    '@type': z.literal('WebPage'),
    '@id': address,
    url: address,
    name: text,
    description: text,
    inLanguage: text,
    isPartOf: reference,
    breadcrumb: reference.optional(),
  }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    '@id': address,
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1'),
  }),
  z.object({
    '@type': z.literal('FAQPage'),
    '@id': address,
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
])

/** Every id a value refers to or gives, however deep. */
const idsIn = (value: unknown) => [...JSON.stringify(value).matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id)

/** A page's structured data as search engines want it. */
export const searchContract = z
  .strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) })
  .refine(({ '@graph': nodes }) => {
    const given = new Set(nodes.map((each) => each['@id']))
    return given.size === nodes.length && idsIn(nodes).every((id) => id !== undefined && given.has(id))
  }, 'every id is given once, and every reference leads to a node of the graph')

/** The types of a graph's nodes. */
export const nodeTypes = ({ '@graph': nodes }: z.infer<typeof searchContract>) => nodes.map((each) => each['@type'])
