import { defineDocuments } from 'sanity/presentation'
import { UNKNOWN_PATH } from '#lib/links/routes.ts'

/** A page's routes: under the root and under the landing variant. */
const everywhere = (path: string) => [path, `/lp1${path}`]

const pages = [
  { type: 'personalPage', route: ['/', '/lp1'] },
  { type: 'businessPage', route: ['/business'] },
  { type: 'waitlistPage', route: everywhere('/android-waitlist') },
  { type: 'supportPage', route: everywhere('/support') },
  { type: 'unsubscribePage', route: ['/unsubscribe'] },
  { type: 'linkPage', route: everywhere('/v1/link/default') },
  { type: 'scanPage', route: everywhere('/signup/mobile/default') },
  { type: 'notFoundPage', route: [UNKNOWN_PATH] },
]

const partnerRoutes = [...everywhere('/v1/link/:partner'), ...everywhere('/signup/mobile/:partner')]

/** The main document of each route, the most specific routes first. */
export const mainDocuments = defineDocuments([
  ...pages.map(({ type, route }) => ({ route, filter: '_id == $type', params: { type } })),
  {
    route: partnerRoutes,
    filter: '_type == "partner" && slug.current == $partner',
    params: ({ params }) => ({ partner: params['partner'] ?? '' }),
  },
  {
    route: [...everywhere('/:slug/history/:number'), ...everywhere('/:slug/history/:number/since/:earlier')],
    filter: '_type == "policyVersion" && policy->slug.current == $slug && string(number) == $number',
    params: ({ params }) => ({ slug: params['slug'] ?? '', number: params['number'] ?? '' }),
  },
  {
    route: [...everywhere('/:slug'), ...everywhere('/:slug/history')],
    filter: '_type == "legalPolicy" && slug.current == $slug',
    params: ({ params }) => ({ slug: params['slug'] ?? '' }),
  },
])
