/** The drawing in front of the arch of a sharing image. */
export type CardMotif = 'answer' | 'document' | 'form' | 'phone'

interface Page {
  /** Type of its document. Of a type other than `legalPolicy` there is one document, whose id equals the type. */
  type: string
  /** Public path under the root; a part in braces matches any value. */
  path: `/${string}`
  title: string
  /** Whether it exists in every landing variant, or in the root editions only. */
  editions: 'all' | 'root'
  owner: 'marketer' | 'legal'
  /** Path of its sharing image below `/sharing-image`; a part in braces as in the path. */
  sharingImage?: string
  /** For a sharing image that shows the headline and the text of the page. */
  motif?: CardMotif
  inSitemap: boolean
  shareable: boolean
}

const pageDefaults = { editions: 'all', owner: 'marketer', inSitemap: true, shareable: true } as const
const partnerPage = { ...pageDefaults, sharingImage: 'link/{partner}', inSitemap: false } as const
const unlistedPage = { ...pageDefaults, editions: 'root', inSitemap: false } as const
const legalPage = { ...pageDefaults, type: 'legalPolicy', owner: 'legal' } as const

/**
 * The registry of pages. Routes, cache tags, ownership, sitemap, presentation, desk, search previews and sharing read
 * it. The README says what else a new page needs.
 */
export const pages = {
  home: { ...pageDefaults, type: 'personalPage', path: '/', title: 'Personal page', sharingImage: 'home' },
  business: {
    ...pageDefaults,
    type: 'businessPage',
    path: '/business',
    title: 'Business page',
    editions: 'root',
    sharingImage: 'business',
  },
  waitlist: {
    ...pageDefaults,
    type: 'waitlistPage',
    path: '/android-waitlist',
    title: 'Android waitlist',
    sharingImage: 'waitlist',
    motif: 'phone',
  },
  support: {
    ...pageDefaults,
    type: 'supportPage',
    path: '/support',
    title: 'Support',
    sharingImage: 'support',
    motif: 'answer',
  },
  estimate: {
    ...pageDefaults,
    type: 'estimatePage',
    path: '/estimate',
    title: 'Estimate',
    sharingImage: 'estimate',
    motif: 'form',
  },
  privacy: { ...legalPage, path: '/privacy', title: 'Privacy policy', sharingImage: 'privacy' },
  terms: { ...legalPage, path: '/terms-of-use', title: 'Terms of use', sharingImage: 'terms' },
  cookies: { ...legalPage, path: '/cookie-policy', title: 'Cookie policy', sharingImage: 'cookies' },
  // It redirects at once, so there is no draft to review.
  link: { ...partnerPage, type: 'linkPage', path: '/v1/link/{partner}', title: 'Link page', shareable: false },
  scan: { ...partnerPage, type: 'scanPage', path: '/signup/mobile/{partner}', title: 'Scan page' },
  unsubscribe: { ...unlistedPage, type: 'unsubscribePage', path: '/unsubscribe', title: 'Unsubscribe' },
  // Shown for every unknown path; this one lets editors preview it.
  notFound: { ...unlistedPage, type: 'notFoundPage', path: '/page-not-found', title: 'Page not found' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

type SingletonPage = Exclude<(typeof pages)[PageName], { type: 'legalPolicy' }>

const isSingleton = (page: (typeof pages)[PageName]): page is SingletonPage => page.type !== 'legalPolicy'

const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

/** Pages with their names, in the order of the registry. */
export const pageList: readonly (Page & { name: PageName })[] = Object.keys(pages)
  .filter(isPageName)
  .map((name) => ({ ...pages[name], name }))

/** Pages with a document type of their own. */
export const singletonPages: readonly SingletonPage[] = Object.values(pages).filter(isSingleton)

/** Lists the document types of pages that a role owns, without duplicates. */
export const getPageTypes = (owner: Page['owner']): readonly string[] => [
  ...new Set(pageList.filter((page) => page.owner === owner).map(({ type }) => type)),
]
