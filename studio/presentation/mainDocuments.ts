import { defineDocuments } from 'sanity/presentation'
import { pathsOf } from '#lib/editions.ts'
import { DEFAULT_PARTNER } from '#lib/links/partners.ts'
import { pageList, pages } from '#lib/pages.ts'

const singletonRoutes = pageList
  .filter(({ type }) => type !== 'legalPolicy')
  .map(({ name, path, type }) => ({ type, route: pathsOf(name, path.replace('{partner}', DEFAULT_PARTNER)) }))

const partnerRoutes = (['link', 'scan'] as const).flatMap((name) =>
  pathsOf(name, pages[name].path.replace('{partner}', ':partner')),
)

/** Routes of every legal document. */
const policyPaths = (path: string) => pathsOf('privacy', path)

/** The main document of each route, the most specific routes first. */
export const mainDocuments = defineDocuments([
  ...singletonRoutes.map(({ type, route }) => ({ route, filter: '_id == $type', params: { type } })),
  {
    route: partnerRoutes,
    filter: '_type == "partner" && slug.current == $partner',
    params: ({ params }) => ({ partner: params['partner'] ?? '' }),
  },
  {
    route: [...policyPaths('/:slug/history/:number'), ...policyPaths('/:slug/history/:number/since/:earlier')],
    filter: '_type == "policyVersion" && policy->slug.current == $slug && string(number) == $number',
    params: ({ params }) => ({ slug: params['slug'] ?? '', number: params['number'] ?? '' }),
  },
  {
    route: [...policyPaths('/:slug'), ...policyPaths('/:slug/history')],
    filter: '_type == "legalPolicy" && slug.current == $slug',
    params: ({ params }) => ({ slug: params['slug'] ?? '' }),
  },
])
