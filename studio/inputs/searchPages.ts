import { publicRoutes } from '#lib/links/routes.ts'

interface SearchPage {
  path: string
  /** Name of the sharing image that the site draws. */
  picture?: string
}

const pages: Readonly<Record<string, SearchPage>> = {
  personalPage: { path: publicRoutes.home.path, picture: 'home' },
  businessPage: { path: publicRoutes.business.path, picture: 'business' },
  waitlistPage: { path: publicRoutes.waitlist.path, picture: 'waitlist' },
  supportPage: { path: publicRoutes.support.path, picture: 'support' },
  linkPage: { path: '/v1/link/default', picture: 'link/default' },
  scanPage: { path: '/signup/mobile/default', picture: 'link/default' },
  unsubscribePage: { path: '/unsubscribe' },
  notFoundPage: { path: '/page-not-found' },
}

const policies: Readonly<Record<string, SearchPage>> = Object.fromEntries(
  (['privacy', 'terms', 'cookies'] as const).map((name) => [
    publicRoutes[name].path.slice(1),
    { path: publicRoutes[name].path, picture: name },
  ]),
)

/** The page of a document. @param slug of a policy; other documents have none */
export function searchPage(type: string, slug: string | undefined): SearchPage {
  return pages[type] ?? policies[slug ?? ''] ?? { path: `/${slug ?? ''}` }
}
